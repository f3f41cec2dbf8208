/** Reads the list of requests: a page of it by its place in an index, never by counting rows. */
import type { Role } from '#domain/roles.ts';
import { scopes } from '#domain/staff/permissions.ts';
import { readSearch } from '#domain/staff/search-words.ts';
import { requestKinds, statusesOf, type RequestKind, type RequestStatus } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import { keepPlan } from '#server/database/named-statements.ts';
import type { QueueCursor, QueuePage, QueueRow, QueueView } from '#submissions/staff/queue.ts';
import { sql } from 'kysely';
import {
  isOfLanguage,
  rowColumns,
  selectFound,
  type Condition,
  type Conditions,
  type RowQuery,
} from './search.ts';

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
    .limit(limit)
    .modifyFront(keepPlan);
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
  const conditions = listConditions(view, viewer);
  const search = readSearch(view.search);
  const language = view.locale;
  return search
    ? selectFound(db, { start, conditions, language }, search, { ...order, limit })
    : start.where((rows) => rows.and([...conditions, ...isOfLanguage(language)]));
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

/**
 * What the requests of a view are, besides their language. An index answers the first in its order.
 * Codes are written out: how frequent each is decides how it is best looked for.
 */
function listConditions(view: QueueView, viewer: Viewer): Conditions {
  const { kind, status } = view;
  const { kinds } = scopes[viewer.role];
  const seen = kinds.filter((each) => (!kind || each === kind) && hasStatus(each, status));
  // Else it would be looked for among all others.
  if (seen.length === 0) return [sql`false`];
  const conditions: [Condition, ...Condition[]] = [isInView(view, viewer)];
  if (seen.length < requestKinds.length) conditions.push(isOneOf('kind', seen));
  if (status !== undefined && status !== 'all') conditions.push(isOneOf('status', [status]));
  return conditions;
}

function isOneOf(column: 'kind' | 'status', codes: readonly string[]): Condition {
  const values = codes.map((code) => sql.lit(code));
  const is = values.length === 1 ? sql`= ${values[0]}` : sql`in (${sql.join(values)})`;
  return sql`${sql.ref(`requests.${column}`)} ${is}`;
}

/** Few are of the demo, or somebody's. */
function isInView(view: QueueView, { userId, role }: Viewer): Condition {
  const ofDemo = scopes[role].demoOnly ? sql` and requests.is_demo` : sql``;
  const mine = view.mine ? sql` and requests.assignee_id = ${userId}` : sql``;
  return sql`(${isInState(view)}${ofDemo}${mine})`;
}

/** Written out, as in the indexes: Postgres matches a partial index by its words. */
function isInState(view: QueueView): Condition {
  if (view.quarantined) return sql`requests.quarantine_reasons <> '{}'`;
  if (!isWaitingView(view)) return sql`requests.quarantine_reasons = '{}'`;
  return sql`requests.quarantine_reasons = '{}' and requests.status = 'pending'`;
}

/** How many wait, and how many beyond their promise, for each kind that the viewer sees. */
export async function countWaiting(db: Database, role: Role, now: Date): Promise<QueuePage['waitingByKind']> {
  const { kinds, demoOnly } = scopes[role];
  const rows = await db
    .selectFrom('requests')
    .select(['kind'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.countAll<number | string>().filterWhere('dueAt', '<', now).as('overdue'),
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
