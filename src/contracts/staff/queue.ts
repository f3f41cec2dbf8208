/** The list of requests: what its address says, and what it shows. */
import {
  isRequestKind,
  isRequestStatus,
  type RequestKind,
  type RequestStatus,
} from '#domain/staff/statuses.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import type { Application } from '#contracts/application.ts';
import type { Appointment } from '#contracts/appointment.ts';
import type { Callback } from '#contracts/callback.ts';
import type { Contact } from '#contracts/contact.ts';
import { requiredLine } from '#contracts/fields.ts';
import type { FollowUp } from '#contracts/staff/follow-up.ts';
import {
  staffPath,
  type Colleague,
  type Draft,
  type StaffFrame,
  type Waiting,
} from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

/** Parameters of the address, which so holds the whole view. */
export const queueParameters = {
  search: 'zoek',
  kind: 'soort',
  status: 'status',
  locale: 'taal',
  quarantined: 'verdacht',
  mine: 'mijn',
  after: 'na',
} as const;

/** The filters of the list; without any it shows waiting requests, the most overdue first. */
export interface QueueView {
  search: string;
  kind?: RequestKind | undefined;
  /** A status, `all`, or `later` for what comes back on a day; what waits unless given. */
  status?: RequestStatus | 'all' | 'later' | undefined;
  locale?: Locale | undefined;
  quarantined: boolean;
  mine: boolean;
  /** The row after which the page begins. */
  after?: QueueCursor | undefined;
}

/** The place of a row in the order of the list. */
export interface QueueCursor {
  /** Its moment in UTC, to the microsecond, as the database keeps it. */
  at: string;
  reference: string;
}

/** The summary of a request in its row of the list. */
export interface Asked {
  /** The beginning of the message. */
  text?: string | null;
  /** The subject of a callback request. */
  subject?: Callback['onderwerp'];
  /** The service of a quote request. */
  quoted?: Contact['service'];
  /** The details of a booking. */
  booked?: Pick<Appointment, 'appointmentDate' | 'frequency' | 'service' | 'squareMeters' | 'timeSlot'>;
  /** The position of an application. */
  position?: Application['functie'];
}

export interface QueueRow {
  reference: string;
  kind: RequestKind;
  status: RequestStatus;
  locale: Locale;
  name: string;
  company: string | null;
  createdAt: Date;
  dueAt?: Date | undefined;
  /** Absent where a row is not shown in the list. */
  asked?: Asked | undefined;
  phone?: string | null;
  isQuarantined: boolean;
  followUp?: FollowUp | undefined;
  /** The moment of a customer's answer that nobody has read yet. */
  customerWroteAt?: Date | undefined;
  assignee: string | null;
}

export interface QueuePage extends StaffFrame {
  savedViews: { id: number; name: string; path: string }[];
  unsaved?: Draft | undefined;
  colleagues: Colleague[];
  /** False for a role that only reads. */
  mayChange: boolean;
  view: QueueView;
  kinds: readonly RequestKind[];
  rows: QueueRow[];
  /** The cursor of the next page, when there are more rows. */
  next?: QueueCursor | undefined;
  /** The number of waiting requests, and of overdue ones, by kind. */
  waitingByKind: Partial<Record<RequestKind, { count: number; overdue: number }>>;
  /** The number of requests in quarantine, and of the urgent ones among them. */
  quarantined: { count: number; urgent: number };
}

/** The place of a request in a view of the list. */
export interface Neighbours {
  view: QueueView;
  /** Some before it, itself, and more behind it. */
  rows: QueueRow[];
  /** Counted from 1; undefined for a request that is not in the view, or no longer. */
  place?: number | undefined;
  total: number;
  /** References of those beside it. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** Adds up the waiting and overdue requests of a kind, or of all kinds. */
export function sumOf(waiting: QueuePage['waitingByKind'], kind?: RequestKind): Waiting {
  const counts = kind ? [waiting[kind]] : Object.values(waiting);
  return {
    open: counts.reduce((sum, each) => sum + (each?.count ?? 0), 0),
    overdue: counts.reduce((sum, each) => sum + (each?.overdue ?? 0), 0),
  };
}

/** The names of the actions in the forms of the list. */
export const queueActions = {
  chosen: 'aangevinkt',
  quarantined: 'spam-sorteren',
  saveView: 'bewaar-weergave',
  removeView: 'verwijder-weergave',
} as const;

/** Inputs of its forms: each ticked request is one, named by its reference, with its status. */
export const queueFields = { chosen: 'kies-', what: 'doe', view: 'adres' } as const;

/** The actions on several requests in quarantine. */
export const quarantineSteps = { release: 'vrijgeven', discard: 'weggooien' } as const;

/** The form of the search has inputs in the menu beside it. */
export const searchFormId = 'zoeken';

/** The ticks stand in the list, their form above it. */
export const chosenFormId = 'aangevinkt';

/** The number of views that fit into the menu. */
export const maxViews = 12;
export const maxViewNameLength = 60;

/** Includes the view to replace when the maximum is reached. */
export const saveViewSchema = z.object({
  naam: requiredLine('Geef de weergave een naam.', maxViewNameLength),
  vervang: z.optional(z.string()),
  /** The query of the view: each of a hundred characters may be nine in it. */
  [queueFields.view]: z.optional(z.string().check(z.maxLength(2000))),
});
export const removeViewSchema = z.object({ weergave: z.string().check(z.regex(/^\d{1,9}$/)) });

/** Reads a view from the parameters of an address; what it does not know it leaves out. */
export function parseQueueView(parameters: URLSearchParams): QueueView {
  const get = (name: keyof typeof queueParameters) => parameters.get(queueParameters[name]) ?? '';
  const [kind, status, locale] = [get('kind'), get('status'), get('locale')];
  return {
    search: get('search').slice(0, 100),
    kind: isRequestKind(kind) ? kind : undefined,
    status: status === 'all' || status === 'later' || isRequestStatus(status) ? status : undefined,
    locale: isLocale(locale) ? locale : undefined,
    quarantined: get('quarantined') !== '',
    mine: get('mine') !== '',
    after: parseCursor(get('after')),
  };
}

/** The path of a view as a CSV file. */
export const exportPath = `${staffPath}/verzoeken.csv`;

/** The address of a view, as a page or as a file. */
export function queuePath(view: Partial<QueueView>, path: string = staffPath): string {
  const values: [keyof typeof queueParameters, string | undefined][] = [
    ['search', view.search],
    ['kind', view.kind],
    ['status', view.status],
    ['locale', view.locale],
    ['quarantined', view.quarantined ? '1' : undefined],
    ['mine', view.mine ? '1' : undefined],
    ['after', view.after && formatCursor(view.after)],
  ];
  const given = values.flatMap(([name, value]) => (value ? [[queueParameters[name], value] as const] : []));
  const query = new URLSearchParams(Object.fromEntries(given)).toString();
  return query === '' ? path : `${path}?${query}`;
}

function formatCursor({ at, reference }: QueueCursor): string {
  return `${at}_${reference}`;
}

const cursorFormat = /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z)_([\w-]{1,40})$/;

/** Returns undefined for an invalid moment, which the database would reject. */
function parseCursor(text: string): QueueCursor | undefined {
  const [, second = '', part = '', reference = ''] = cursorFormat.exec(text) ?? [];
  const date = new Date(`${second}Z`);
  const isMoment = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(second);
  return isMoment && second ? { at: second + part, reference } : undefined;
}
