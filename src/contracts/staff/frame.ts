/** What every page of the staff workspace is given, and the inputs that every form of it has. */
import type { Role } from '#domain/roles.ts';
import type { RequestStatus } from '#domain/staff/statuses.ts';

/** Where the workspace stands; its pages are in Dutch only. */
export const staffPath = '/beheer';

/** Names of the hidden inputs of each form. */
export const staffFields = { action: 'actie', token: 'formulier' } as const;

/** The parameter of an address that says what was done just now. */
export const doneParameter = 'gedaan';

/** The parameter that names the request of which it was done, on the page of another one. */
export const decidedParameter = 'over';

/** How many requests wait, and how many of them beyond their promise. */
export interface Waiting {
  open: number;
  overdue: number;
}

/** Where the numbers are told to the page that shows them. */
export const waitingPath = `${staffPath}/stand`;

/** Somebody who has worked here. */
export interface Colleague {
  id: number;
  name: string;
  /** False for who can be given nothing any more, or not the request that is shown. */
  isActive: boolean;
}

/** What stands around a page. */
export interface StaffFrame {
  locale: 'nl';
  userId: number;
  /** Name of the logged-in user. */
  userName: string;
  role: Role;
  /** Path of the page, of which the navigation marks the entry. */
  path: string;
  /** The same with what it was asked for, where its forms are sent to. */
  address: string;
  /** Proves that a form was made for this session. */
  formToken: string;
  now: Date;
  /** What is wrong with the site, in sentences, for those who may know. */
  alarms: string[];
  /** What waits of what this role sees; undefined when nobody can say. */
  waiting?: Waiting | undefined;
  /** What was done just now, and so is said above the page. */
  done?: string | undefined;
  /** The request of which it was done, when the page is that of the next one. */
  decided?: Decided | undefined;
  /** Why it was not done, above the page. */
  problem?: string | undefined;
}

/** A request that was decided on just now. */
export interface Decided {
  name: string;
  status: RequestStatus;
  /** The address of its page. */
  path: string;
  /** The number of the event that can still be taken back; undefined when it cannot. */
  undo?: number | undefined;
}
