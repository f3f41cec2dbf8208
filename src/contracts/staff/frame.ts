/** The frame of every page of the staff workspace, and the inputs of every form. */
import type { Role } from '#domain/roles.ts';
import type { RequestStatus } from '#domain/staff/statuses.ts';

/** The path of the workspace; its pages are in Dutch only. */
export const staffPath = '/beheer';

/** Names of the hidden inputs of each form. */
export const staffFields = { action: 'actie', token: 'formulier' } as const;

/** The parameter of an address that says what was done just now. */
export const doneParameter = 'gedaan';

/** The parameter that names the request of which it was done, on the page of another one. */
export const decidedParameter = 'over';

/** The number of waiting requests, and of those past their deadline. */
export interface Waiting {
  open: number;
  overdue: number;
}

/** The path of the same numbers as JSON, for the script that keeps them current. */
export const waitingPath = `${staffPath}/stand`;

/** A present or former colleague. */
export interface Colleague {
  id: number;
  name: string;
  /** False for who can be given nothing any more, or not the request that is shown. */
  isActive: boolean;
}

/** The data around the content of a page. */
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
  /** The problems of the site, in sentences; empty for roles that may not see them. */
  alarms: string[];
  /** The waiting requests that this role sees; undefined when they could not be counted. */
  waiting?: Waiting | undefined;
  /** The code of the action that was just done, which the page confirms. */
  done?: string | undefined;
  /** The request of which it was done, when the page is that of the next one. */
  decided?: Decided | undefined;
  /** The reason why it was not done. */
  problem?: string | undefined;
}

/** A form that was filled in and not stored. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  /** The errors by field. */
  errors: Readonly<Partial<Record<string, string>>>;
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
