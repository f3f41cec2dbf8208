/** What every page of the staff workspace is given, and the inputs that every form of it has. */
import type { Role } from '#domain/roles.ts';

/** Where the workspace stands; its pages are in Dutch only. */
export const staffPath = '/beheer';

/** Names of the hidden inputs of each form. */
export const staffFields = { action: 'actie', token: 'formulier' } as const;

/** The parameter of an address that says what was done just now. */
export const doneParameter = 'gedaan';

/** Somebody who has worked here. */
export interface Colleague {
  id: number;
  name: string;
  /** False for who can be given nothing any more. */
  isActive: boolean;
}

/** What stands around a page. */
export interface StaffFrame {
  locale: 'nl';
  userId: number;
  /** Of who is logged in. */
  userName: string;
  role: Role;
  /** Path of the page, of which the navigation marks the entry. */
  path: string;
  /** Proves that a form was made for this session. */
  formToken: string;
  now: Date;
  /** What was done just now, and so is said above the page. */
  done?: string | undefined;
  /** Why it was not done, above the page. */
  problem?: string | undefined;
}
