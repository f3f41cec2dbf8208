/** The list of requests: its query, content and forms. */
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
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

/** Query parameters, which hold the whole view. */
export const queueParameters = {
  search: 'zoek',
  kind: 'soort',
  status: 'status',
  locale: 'taal',
  quarantined: 'verdacht',
  mine: 'mijn',
  after: 'na',
} as const;

/**
 * The filters of the list. The default is all waiting requests, urgent ones first, then by
 * deadline.
 */
export interface QueueView {
  search: string;
  kind?: RequestKind | undefined;
  /** A status, `all`, or `later` for postponed requests; waiting requests unless given. */
  status?: RequestStatus | 'all' | 'later' | undefined;
  locale?: Locale | undefined;
  quarantined: boolean;
  mine: boolean;
  /** The row after which the page begins. */
  after?: QueueCursor | undefined;
}

/** The position of a row in the order of the list. */
export interface QueueCursor {
  /** The moment that orders the row, in UTC with microseconds, as in the database. */
  at: string;
  reference: string;
}

/** The summary of a request in its row. */
export interface RequestSummary {
  /** The beginning of the typed text, such as a message. */
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
  summary?: RequestSummary | undefined;
  phone?: string | null;
  isQuarantined: boolean;
  /** Why the request is in quarantine. */
  reasons: string[];
  followUp?: FollowUp | undefined;
  /** The moment of the customer's unread mail, or of a bounce. */
  customerWroteAt?: Date | undefined;
  /**
   * True when the last mail that returned the request to the list is a bounce. Absent on the page
   * of a person.
   */
  isUndelivered?: boolean | undefined;
  assignee: string | null;
}

export interface QueuePage extends StaffFrame {
  savedViews: { id: number; name: string; path: string }[];
  unsaved?: Draft | undefined;
  colleagues: Colleague[];
  /** False for a read-only role. */
  mayChange: boolean;
  view: QueueView;
  kinds: readonly RequestKind[];
  rows: QueueRow[];
  /** The cursor of the next page, if any. */
  next?: QueueCursor | undefined;
  /** The numbers of waiting and overdue requests, by kind. */
  waitingByKind: Partial<Record<RequestKind, { count: number; overdue: number }>>;
  /** The numbers of quarantined requests, and of requests for emergency help among them. */
  quarantined: { count: number; urgent: number };
}

/** The position of a request in a view of the list. */
export interface Neighbours {
  view: QueueView;
  /** Set when the rows are the bookings of this day, beside one opened from the calendar. */
  day?: string | undefined;
  /** Some rows before the request, its own row unless it has left the view, and some after it. */
  rows: QueueRow[];
  /** Counted from 1; undefined for a request that is not in the view. */
  place?: number | undefined;
  total: number;
  /** References of the adjacent requests. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** Sums the waiting and overdue requests of a kind, or of all kinds. */
export function sumOf(waiting: QueuePage['waitingByKind'], kind?: RequestKind): Waiting {
  const counts = kind ? [waiting[kind]] : Object.values(waiting);
  return {
    open: counts.reduce((sum, each) => sum + (each?.count ?? 0), 0),
    overdue: counts.reduce((sum, each) => sum + (each?.overdue ?? 0), 0),
  };
}

/** The actions of the list's forms. */
export const queueActions = {
  chosen: 'aangevinkt',
  quarantined: 'spam-sorteren',
  saveView: 'bewaar-weergave',
  removeView: 'verwijder-weergave',
} as const;

/**
 * Inputs of the list's forms. A ticked request is an input with its reference in the name and its
 * status as the value.
 */
export const queueFields = { chosen: 'kies-', what: 'doe', view: 'adres' } as const;

/** The actions on several quarantined requests. */
export const quarantineSteps = { release: 'vrijgeven', discard: 'weggooien' } as const;

/** The id of the search form; some of its inputs are in the menu beside it. */
export const searchFormId = 'zoeken';

/** The id of the form above the list; the checkboxes in the list belong to it. */
export const chosenFormId = 'aangevinkt';

/** The maximum number of saved views, so that they fit into the menu. */
export const maxViews = 12;
export const maxViewNameLength = 60;

/** The name of a view, and the view to replace when the maximum is reached. */
export const saveViewSchema = z.object({
  naam: requiredLine('Geef de weergave een naam.', maxViewNameLength),
  vervang: z.optional(z.string()),
  /**
   * The query of the view. Each of the hundred characters of a search may take nine characters when
   * encoded.
   */
  [queueFields.view]: z.optional(z.string().check(z.maxLength(2000))),
});
export const removeViewSchema = z.object({ weergave: numberSchema });

/** Parses a view from a query; ignores unknown values. */
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

/** The path of a view, as a page or as a file. */
export function queuePath(view: Partial<QueueView>, path: string = staffPath): string {
  const values: [keyof typeof queueParameters, string | undefined][] = [
    ['search', view.search],
    ['kind', view.kind],
    ['status', view.status],
    ['locale', view.locale],
    ['quarantined', view.quarantined ? '1' : undefined],
    ['mine', view.mine ? '1' : undefined],
    ['after', view.after && `${view.after.at}_${view.after.reference}`],
  ];
  const given = values.flatMap(([name, value]) => (value ? [[queueParameters[name], value] as const] : []));
  const query = new URLSearchParams(Object.fromEntries(given)).toString();
  return query === '' ? path : `${path}?${query}`;
}

const cursorFormat = /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z)_([\w-]{1,40})$/;

/** Parses a cursor; undefined for an invalid moment, because the database would reject it. */
function parseCursor(text: string): QueueCursor | undefined {
  const [, second = '', part = '', reference = ''] = cursorFormat.exec(text) ?? [];
  const date = new Date(`${second}Z`);
  const isMoment = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(second);
  return isMoment && second ? { at: second + part, reference } : undefined;
}
