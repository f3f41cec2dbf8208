/** The layout data of the workspace pages, and what their forms and links have in common. */
import type { Role } from '#domain/roles.ts';
import type { RequestStatus } from '#domain/staff/statuses.ts';

/** The path of the workspace; its pages are in Dutch only. */
export const staffPath = '/beheer';

/** Names of the hidden inputs of each form. */
export const staffFields = { action: 'actie', token: 'formulier' } as const;

/** The query parameter with the action that was just performed. */
export const doneParameter = 'gedaan';

/** The query parameter that names the request or account of a decision that was just made. */
export const decidedParameter = 'over';

/** Adds a query parameter to a path. */
export function addParameter(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
}

/** The numbers of waiting and of overdue requests. */
export interface Waiting {
  open: number;
  overdue: number;
}

/** The path of the numbers in the navigation, as JSON for the script that refreshes them. */
export const waitingPath = `${staffPath}/stand`;

/** A current or former colleague. */
export interface Colleague {
  id: number;
  name: string;
  /** False for a deactivated account, or one that cannot be assigned the shown request. */
  isActive: boolean;
}

/** The data around the content of a page. */
export interface StaffFrame {
  locale: 'nl';
  userId: number;
  /** Name of the logged-in user. */
  userName: string;
  role: Role;
  /** Path of the page, so that the navigation can mark its entry. */
  path: string;
  /** The path and query for the action of forms, without the parameters that confirm an action. */
  address: string;
  /** CSRF token. */
  formToken: string;
  now: Date;
  /** Problems of the site, as sentences; empty for roles that may not see them. */
  alarms: string[];
  /**
   * The numbers of waiting and overdue requests that this role sees; undefined when they could not
   * be counted.
   */
  waiting?: Waiting | undefined;
  /** The code of the action that was just performed; the page confirms it. */
  done?: string | undefined;
  /** The request or account of a decision that was just made. */
  decided?: Decided | undefined;
  /** Why the action failed. */
  problem?: string | undefined;
  /** The id of the field that the problem is about. */
  wrong?: string | undefined;
}

/** The values of a form that was rejected. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  /** The errors by field. */
  errors: Readonly<Partial<Record<string, string>>>;
}

/** The request or account of a decision that was just made. */
export interface Decided {
  name: string;
  /** The status of a request. */
  status?: RequestStatus;
  /** The path of the page of the request or account. */
  path: string;
  /**
   * The form on the page of the request or account that undoes the decision; undefined when it
   * cannot be undone.
   */
  undo?: { act: string; hidden: Record<string, string> } | undefined;
}
