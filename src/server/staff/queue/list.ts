/** Reads the list of requests: a page of it by its place in an index, never by counting rows. */
import type { Role } from '#domain/roles.ts';
import { scopes } from '#domain/staff/permissions.ts';
import { readSearch } from '#domain/staff/search-words.ts';
import { requestKinds, statusesOf, type RequestKind, type RequestStatus } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { QueueCursor, QueuePage, QueueRow, QueueView } from '#submissions/staff/queue.ts';
import { sql } from 'kysely';
import { filterBy, selectFound, rowColumns, type Filters, type RowFilter, type RowQuery } from './search.ts';

/** Rows of one page. */
export const pageSize = 50;

/** Who looks, and so what there is to see. */
export interface Viewer {
  userId: number;
  role: Role;
}

/** ISO 8601 to the microsecond: a Date would round it, and a page would begin where none ended. */
const momentFormat = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** True for a view of what waits, which is ordered by its promise; others show the newest first. */
export function isWaitingView({ status, quarantined }: QueueView): boolean {
  return status === undefined && !quarantined;
}

/** A page of the list, and where the next one begins when there is one. */
export async function listRequests(
  db: Database,
  view: QueueView,
  viewer: Viewer,
): Promise<{ rows: QueueRow[]; next: QueueCursor | undefined }> {
  const rows = await selectRequests(db, view, viewer, pageSize + 1).execute();
  const shown = rows.slice(0, pageSize).map(toRow);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return { rows: shown, next: last && { at: last.position, reference: last.reference } };
}

/** The statement of so many rows of the list. */
export function selectRequests(db: Database, view: QueueView, viewer: Viewer, limit: number) {
  const { column, direction } = orderOf(view);
  return sourceOf(db, view, viewer, limit)
    .select(rowColumns)
    .select((rows) =>
      rows
        .selectFrom('users')
        .select('shownName')
        .whereRef('users.id', '=', 'requests.assigneeId')
        .as('assignee'),
    )
    .select(sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', ${momentFormat})`.as('position'))
    .orderBy(column, direction)
    .orderBy('requests.reference', direction)
    .limit(limit);
}

function orderOf(view: QueueView) {
  return isWaitingView(view)
    ? ({ column: 'requests.sortAt', direction: 'asc' } as const)
    : ({ column: 'requests.createdAt', direction: 'desc' } as const);
}

/** The requests of a view, as a table of that name. */
function sourceOf(db: Database, view: QueueView, viewer: Viewer, limit: number): RowQuery {
  const order = orderOf(view);
  const all = db.selectFrom('requests').$castTo<object>();
  const start = view.after ? all.where(isBehind(order.column, view.after)) : all;
  const filters = listFilters(view, viewer);
  const search = readSearch(view.search);
  return search ? selectFound(db, { start, filters }, search, { ...order, limit }) : filterBy(start, filters);
}

/** A row of the list as the database has it. */
export interface StoredRow extends Pick<
  QueueRow,
  'reference' | 'name' | 'company' | 'createdAt' | 'assignee'
> {
  kind: string;
  status: string;
  locale: string;
  dueAt: Date | null;
  quarantineReasons: string[];
}

/** The table's own checks allow these codes only. */
export function toRow(row: StoredRow): QueueRow {
  const { reference, name, company, createdAt, assignee, dueAt } = row;
  return {
    ...{ reference, name, company, createdAt, assignee },
    kind: row.kind as RequestKind,
    status: row.status as RequestStatus,
    locale: row.locale as Locale,
    dueAt: dueAt ?? undefined,
    isQuarantined: row.quarantineReasons.length > 0,
  };
}

/** Row values compare as one, which is what an index of the same columns answers. */
function isBehind(column: 'requests.createdAt' | 'requests.sortAt', { at, reference }: QueueCursor) {
  const operator = column === 'requests.sortAt' ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(column)}, requests.reference) ${operator} (${at}::timestamptz, ${reference}::text)`;
}

function hasStatus(kind: RequestKind, status: QueueView['status']): boolean {
  return status === undefined || status === 'all' || statusesOf(kind).includes(status);
}

/** What a view leaves out. An index answers the first of them in the order of the view. */
function listFilters(view: QueueView, viewer: Viewer): Filters {
  const { kind, status, locale } = view;
  const { kinds } = scopes[viewer.role];
  const filters: [RowFilter, ...RowFilter[]] = [
    (query) => filterByOwner(filterByState(query, view), view, viewer),
  ];
  const seen = kinds.filter((each) => (!kind || each === kind) && hasStatus(each, status));
  // Else it would be looked for among all others.
  if (seen.length === 0) return [(query) => query.where(sql<boolean>`false`)];
  if (seen.length < requestKinds.length) filters.push((query) => query.where('requests.kind', 'in', seen));
  if (status !== undefined && status !== 'all')
    filters.push((query) => query.where('requests.status', '=', status));
  if (locale) filters.push((query) => query.where('requests.locale', '=', locale));
  return filters;
}

/** Few are of the demo, or somebody's. */
function filterByOwner(query: RowQuery, { mine }: QueueView, { userId, role }: Viewer): RowQuery {
  const shown = scopes[role].demoOnly ? query.where('requests.isDemo', '=', true) : query;
  return mine ? shown.where('requests.assigneeId', '=', userId) : shown;
}

/** Written out, as in the indexes: Postgres matches a partial index by its words. */
function filterByState(query: RowQuery, view: QueueView): RowQuery {
  if (view.quarantined) return query.where(sql<boolean>`requests.quarantine_reasons <> '{}'`);
  const clean = query.where(sql<boolean>`requests.quarantine_reasons = '{}'`);
  return isWaitingView(view) ? clean.where(sql<boolean>`requests.status = 'pending'`) : clean;
}

/** How many wait, and how many beyond their promise, for each kind that the viewer sees. */
export async function countWaiting(db: Database, role: Role, now: Date): Promise<QueuePage['waitingByKind']> {
  const { kinds, demoOnly } = scopes[role];
  const rows = await db
    .selectFrom('requests')
    .select(['kind'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.countAll<number | string>().filterWhere('sortAt', '<', now).as('overdue'),
    ])
    .where(sql<boolean>`status = 'pending' and quarantine_reasons = '{}'`)
    .where('kind', 'in', kinds)
    .$if(demoOnly, (query) => query.where('isDemo', '=', true))
    .groupBy('kind')
    .execute();
  const counts = rows.map(({ kind, count, overdue }) => [
    kind,
    { count: Number(count), overdue: Number(overdue) },
  ]);
  return Object.fromEntries(counts) as QueuePage['waitingByKind'];
}
