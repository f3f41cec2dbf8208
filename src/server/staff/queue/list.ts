/** Reads the list of requests, a page at a time with a cursor, and counts its requests. */
import type { Role } from '#domain/roles.ts';
import { scopes } from '#domain/staff/permissions.ts';
import { readSearch } from '#domain/staff/search-words.ts';
import type { RequestKind, RequestStatus } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import type { Services } from '#server/http/services.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import type { RequestSummary, QueueCursor, QueuePage, QueueRow, QueueView } from '#contracts/staff/queue.ts';
import { sql, type ExpressionBuilder } from 'kysely';

type ListServices = Pick<Services, 'db' | 'now'>;

/** Rows per page. */
export const pageSize = 50;

/** The user for whom requests are read; the role determines which requests are visible. */
export interface Viewer {
  userId: number;
  role: Role;
}

/**
 * The PostgreSQL format of the moment in a cursor: ISO 8601 with microseconds. With the
 * milliseconds of a `Date`, the next page would not start where the previous one ended.
 */
const momentFormat = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/**
 * True for a view of waiting requests. A search is not one, because it includes requests that were
 * handled long ago.
 */
export function isWaitingView({ search, status, quarantined }: QueueView): boolean {
  return status === undefined && !quarantined && search === '';
}

/** The side of the cursor to read; `from` includes the row of the cursor. */
type Side = 'before' | 'after' | 'from';

interface Range {
  /** Null for all rows. */
  limit: number | null;
  side?: Side;
}

/**
 * Returns the column that orders a view. Waiting and quarantined requests are ordered by `sortAt`,
 * usually the deadline, with urgent ones first; others by arrival, newest first.
 */
export function orderOf(view: QueueView) {
  return isWaitingView(view) || view.quarantined
    ? ({ column: 'requests.sortAt', isAscending: true } as const)
    : ({ column: 'requests.createdAt', isAscending: false } as const);
}

/** Reads a page of the list, with the cursor of the next one if any. */
export async function listRequests(
  services: ListServices,
  view: QueueView,
  viewer: Viewer,
): Promise<{ rows: QueueRow[]; next: QueueCursor | undefined }> {
  const rows = await selectRequests(services, view, viewer, { limit: pageSize + 1 }).execute();
  const shown = rows.slice(0, pageSize).map(toRow);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return { rows: shown, next: last && { at: last.position, reference: last.reference } };
}

/** Query for rows of the list, the nearest to the cursor first. */
export function selectRequests(
  services: ListServices,
  view: QueueView,
  viewer: Viewer,
  { limit, side = 'after' }: Range,
) {
  const { column, isAscending } = orderOf(view);
  const direction = isAscending === (side === 'before') ? 'desc' : 'asc';
  return selectView(services, view, viewer)
    .$call(withColumns)
    .select(positionOf(column).as('position'))
    .$if(view.after !== undefined, (query) => query.where(isOnSide(side, view)))
    .orderBy(column, direction)
    .orderBy('requests.reference', direction)
    .limit(limit);
}

/** Adds the columns of the list to a query. */
export function withColumns(requests: ReturnType<typeof selectVisible>) {
  return requests
    .leftJoin('users', 'users.id', 'requests.assigneeId')
    .select(['requests.reference', 'requests.kind', 'requests.status', 'requests.locale', 'requests.name'])
    .select(['requests.company', 'requests.phone', 'users.shownName as assignee'])
    .select(['requests.createdAt', 'requests.dueAt', 'requests.quarantineReasons'])
    .select(['requests.followUpAt', 'requests.followUpStatus', 'requests.followUpReason'])
    .select(['requests.customerWroteAt', summary, isUndelivered]);
}

/** SQL expression: the position of a row in the order of a column, as in a cursor. */
export function positionOf(column: ReturnType<typeof orderOf>['column']) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', ${momentFormat})`;
}

/** Query for the requests that a role may see. */
export function selectVisible(db: Database, role: Role) {
  const { kinds, demoOnly } = scopes[role];
  return db
    .selectFrom('requests')
    .where('requests.kind', 'in', kinds)
    .$if(demoOnly, (query) => query.where('requests.isDemo', '=', true));
}

/** Query for all requests of a view, unordered. */
export function selectView({ db, now }: ListServices, view: QueueView, { userId, role }: Viewer) {
  return selectVisible(db, role).where((rows) => rows.and(listConditions(rows, view, userId, now())));
}

type Rows = ExpressionBuilder<DB, 'requests'>;

function listConditions(rows: Rows, view: QueueView, userId: number, now: Date) {
  const { search, kind, status, locale, mine, quarantined } = view;
  const isStatus = status !== undefined && status !== 'all' && status !== 'later';
  return [
    ...(search === '' || quarantined
      ? [rows('requests.quarantineReasons', quarantined ? '<>' : '=', sql<string[]>`'{}'`)]
      : []),
    // Hides the planned visits of a series, except those that wait for staff and a visit that is
    // searched for by its reference.
    rows.or([
      rows('requests.isVisit', '=', false),
      rows('requests.waitsFrom', 'is not', null),
      rows('requests.reference', '=', search.trim().toUpperCase()),
    ]),
    ...(isWaitingView(view) ? [rows('requests.waitsFrom', '<=', now)] : []),
    ...(status === 'later' ? [rows('requests.waitsFrom', '>', now)] : []),
    ...(isStatus ? [rows('requests.status', '=', status)] : []),
    ...(kind ? [rows('requests.kind', '=', kind)] : []),
    ...(locale ? [rows('requests.locale', '=', locale)] : []),
    ...(mine ? [rows('requests.assigneeId', '=', userId)] : []),
    ...readSearch(search).map(
      (part) => sql<boolean>`(strpos(requests.search, ${part}) > 0 or requests.reference in (
        select reference from request_events where strpos(request_events.search, ${part}) > 0))`,
    ),
  ];
}

/** A row of the list as stored. */
export interface StoredRow extends Pick<
  QueueRow,
  'reference' | 'name' | 'company' | 'createdAt' | 'assignee' | 'phone' | 'isUndelivered'
> {
  kind: string;
  status: string;
  locale: string;
  dueAt: Date | null;
  quarantineReasons: string[];
  summary?: RequestSummary | null;
  followUpAt?: Date | null;
  followUpStatus?: string | null;
  followUpReason?: string | null;
  customerWroteAt?: Date | null;
}

/** Converts a stored row. Check constraints of the table allow only these codes. */
export function toRow(row: StoredRow): QueueRow {
  const { reference, name, company, createdAt, assignee, phone = null, dueAt, summary } = row;
  return {
    ...{ reference, name, company, createdAt, assignee, phone },
    kind: row.kind as RequestKind,
    status: row.status as RequestStatus,
    locale: row.locale as Locale,
    dueAt: dueAt ?? undefined,
    summary: summary ?? undefined,
    followUp: followUpOf(row),
    customerWroteAt: row.customerWroteAt ?? undefined,
    isUndelivered: row.isUndelivered,
    isQuarantined: row.quarantineReasons.length > 0,
    reasons: row.quarantineReasons,
  };
}

/** Reads the postponement, which ends when the status changes. */
function followUpOf({ status, followUpAt, followUpStatus, followUpReason }: StoredRow): QueueRow['followUp'] {
  if (!followUpAt || !followUpReason || followUpStatus !== status) return undefined;
  return { at: followUpAt, reason: followUpReason };
}

/**
 * SQL condition of rows on that side of the cursor. The row comparison can use an index on the same
 * columns.
 */
export function isOnSide(side: Side, view: QueueView) {
  const { column, isAscending } = orderOf(view);
  const operator = sql.raw((isAscending === (side === 'before') ? '<' : '>') + (side === 'from' ? '=' : ''));
  return sql<boolean>`(${sql.ref(column)}, requests.reference) ${operator} (${view.after?.at}::timestamptz, ${view.after?.reference}::text)`;
}

/**
 * Counts the waiting and overdue requests of each kind that the role sees. A request that was
 * postponed in its current status is never overdue.
 */
export async function countWaiting(db: Database, role: Role, now: Date): Promise<QueuePage['waitingByKind']> {
  const rows = await selectVisible(db, role)
    .select('kind')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where due_at < ${now} and status = 'pending'
        and follow_up_status is distinct from status))::int`.as('overdue'),
    ])
    .where('waitsFrom', '<=', now)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, ...counts }) => [kind, counts]));
}

/** Counts the requests in quarantine, and those for emergency help among them. */
export async function countQuarantined(
  services: ListServices,
  viewer: Viewer,
): Promise<QueuePage['quarantined']> {
  const view = { search: '', quarantined: true, mine: false };
  return selectView(services, view, viewer)
    .leftJoin('callbackRequests', (join) =>
      join
        .onRef('callbackRequests.reference', '=', 'requests.reference')
        .on('callbackRequests.onderwerp', '=', 'spoedhulp'),
    )
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(callback_requests.reference)::int`.as('urgent'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The maximum length of a summary in characters, which is more than fits into a row of the list.
 */
const maxSummaryLength = 160;

/** SQL expression: the summary of a request from the table of its kind. */
export const summary = sql<RequestSummary | null>`
  case requests.kind
    when 'contact' then (
      select jsonb_build_object('quoted', service, 'text', left(bericht, ${maxSummaryLength}))
      from contact_requests where reference = requests.reference)
    when 'callback' then (
      select jsonb_build_object('subject', onderwerp, 'text', left(bericht, ${maxSummaryLength}))
      from callback_requests where reference = requests.reference)
    when 'appointment' then (
      select jsonb_build_object('text', left(special_requests, ${maxSummaryLength}), 'booked', jsonb_build_object(
        'appointmentDate', appointment_date, 'timeSlot', time_slot, 'service', service,
        'frequency', frequency, 'squareMeters', square_meters))
      from appointments where reference = requests.reference)
    when 'application' then (
      select jsonb_build_object('position', functie, 'text', left(motivatie, ${maxSummaryLength}))
      from applications where reference = requests.reference)
    when 'testimonial' then (
      select jsonb_build_object('text', left(testimonial_text, ${maxSummaryLength}))
      from testimonials where reference = requests.reference)
  end`.as('summary');

const { written, left, undelivered } = customerMails;

/** SQL expression: whether the last mail that returned a request to the list is a bounce. */
const isUndelivered = sql<boolean>`
  requests.customer_wrote_at is not null and (
    select kind from request_events
    where reference = requests.reference and kind in (${written}, ${left}, ${undelivered})
    order by id desc limit 1) is not distinct from ${undelivered}`.as('isUndelivered');
