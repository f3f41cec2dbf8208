/**
 * The statuses of requests, and the transitions that staff can make. Codes are those of the
 * database; a `pending` request waits for the company.
 */
import type { SubmissionName } from '#contracts/registry.ts';

/** The kind of a request: the form that it came from. */
export type RequestKind = SubmissionName;

/** Possible next statuses by kind and status. */
export const transitions = {
  contact: {
    pending: ['answered', 'won', 'lost'],
    answered: ['won', 'lost'],
    won: ['answered'],
    lost: ['answered'],
  },
  callback: { pending: ['called', 'closed'], called: ['closed', 'pending'], closed: ['pending'] },
  appointment: {
    pending: ['confirmed', 'cancelled'],
    confirmed: ['completed', 'cancelled'],
    completed: [],
    cancelled: ['confirmed'],
  },
  application: {
    pending: ['invited', 'rejected', 'hired', 'withdrawn'],
    invited: ['hired', 'rejected', 'withdrawn'],
    hired: [],
    rejected: ['invited'],
    withdrawn: [],
  },
  testimonial: { pending: ['approved', 'rejected'], approved: ['rejected'], rejected: ['approved'] },
} as const satisfies Record<RequestKind, Record<string, readonly string[]>>;

export const requestKinds = Object.keys(transitions) as RequestKind[];

export type RequestStatus<Kind extends RequestKind = RequestKind> = {
  [Each in Kind]: keyof (typeof transitions)[Each] & string;
}[Kind];

/** All statuses of all kinds, without duplicates. */
export const requestStatuses = [...new Set(requestKinds.flatMap(statusesOf))];

/** Lists the statuses of a kind, in the order of `transitions`. */
export function statusesOf(kind: RequestKind): RequestStatus[] {
  return Object.keys(transitions[kind]) as RequestStatus[];
}

/** Returns the possible next statuses; empty for a status that the kind does not have. */
export function nextStatuses(kind: RequestKind, status: string): RequestStatus[] {
  const table: Record<string, readonly RequestStatus[] | undefined> = transitions[kind];
  return Object.hasOwn(table, status) ? [...(table[status] ?? [])] : [];
}

/** Statuses that are set by a separate form, such as a confirmation with its price. */
const withOwnForm: Partial<Record<RequestKind, readonly string[]>> = {
  appointment: ['confirmed', 'cancelled'],
};

/** Returns the next statuses without a separate form. */
export function plainSteps(kind: RequestKind, status: string): RequestStatus[] {
  return nextStatuses(kind, status).filter((step) => !withOwnForm[kind]?.includes(step));
}

/**
 * Statuses that mail the sender or need an amount or a reason, and so cannot be set on several
 * requests.
 */
const notInBulk: Partial<Record<RequestKind, readonly string[]>> = {
  contact: ['won', 'lost'],
  application: ['invited', 'rejected', 'hired'],
};

/**
 * Lists the statuses that can be set on several requests of a kind at once; each request must also
 * allow the transition.
 */
export function sharedTargets(kind: RequestKind): RequestStatus[] {
  const statuses = statusesOf(kind).filter((to) => !notInBulk[kind]?.includes(to));
  return statuses.filter((to) => statusesOf(kind).some((from) => isStep(kind, from, to)));
}

/**
 * The statuses from which a transition can be undone, because it mailed nothing and released
 * nothing.
 */
const undoable: Partial<Record<RequestKind, readonly string[]>> = {
  contact: statusesOf('contact'),
  callback: statusesOf('callback'),
  testimonial: ['pending'],
};

/** True when a transition from that status can be undone. */
export function isUndoable(kind: RequestKind, from: string): boolean {
  return undoable[kind]?.includes(from) ?? false;
}

/** True when staff can make this transition without a separate form. */
export function isStep(kind: RequestKind, from: string, to: string): to is RequestStatus {
  return (plainSteps(kind, from) as string[]).includes(to);
}

/** True for the name of a kind. */
export function isRequestKind(value: unknown): value is RequestKind {
  return (requestKinds as unknown[]).includes(value);
}

/** True for a status of any kind. */
export function isRequestStatus(value: unknown): value is RequestStatus {
  return (requestStatuses as unknown[]).includes(value);
}
