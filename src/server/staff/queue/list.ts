/** Reads the list of requests, a page at a time behind a cursor. */
import type { Role } from '#domain/roles.ts';
import { scopes } from '#domain/staff/permissions.ts';
import { readSearch } from '#domain/staff/search-words.ts';
import type { RequestKind, RequestStatus } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import type { QueueCursor, QueuePage, QueueRow, QueueView } from '#contracts/staff/queue.ts';
import { sql, type ExpressionBuilder } from 'kysely';

/** What the list shows of a request. */
export const rowColumns = [
  'requests.reference',
  'requests.kind',
  'requests.status',
  'requests.locale',
  'requests.name',
  'requests.company',
  'requests.createdAt',
  'requests.dueAt',
  'requests.quarantineReasons',
] as const;

/** What somebody wants to be called about; null for another kind of request. */
export const callbackSubject = sql<string | null>`
  (select onderwerp from callback_requests where reference = requests.reference)`.as('subject');

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
  const [column, direction] = isWaitingView(view)
    ? (['requests.sortAt', 'asc'] as const)
    : (['requests.createdAt', 'desc'] as const);
  return db
    .selectFrom('requests')
    .leftJoin('users', 'users.id', 'requests.assigneeId')
    .select([...rowColumns, 'users.shownName as assignee'])
    .select(callbackSubject)
    .select(sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', ${momentFormat})`.as('position'))
    .where((rows) => rows.and(listConditions(rows, view, viewer)))
    .$if(view.after !== undefined, (query) => query.where(isBehind(column, view.after)))
    .orderBy(column, direction)
    .orderBy('requests.reference', direction)
    .limit(limit);
}

type Rows = ExpressionBuilder<DB, 'requests'>;

function listConditions(rows: Rows, view: QueueView, { userId, role }: Viewer) {
  const { kinds, demoOnly } = scopes[role];
  const { kind, status, locale, mine, quarantined } = view;
  const asked = isWaitingView(view) ? 'pending' : status;
  return [
    rows('requests.kind', 'in', kinds),
    rows('requests.quarantineReasons', quarantined ? '<>' : '=', sql<string[]>`'{}'`),
    ...(asked === undefined || asked === 'all' ? [] : [rows('requests.status', '=', asked)]),
    ...(kind ? [rows('requests.kind', '=', kind)] : []),
    ...(locale ? [rows('requests.locale', '=', locale)] : []),
    ...(mine ? [rows('requests.assigneeId', '=', userId)] : []),
    ...(demoOnly ? [rows('requests.isDemo', '=', true)] : []),
    ...readSearch(view.search).map((part) => sql<boolean>`strpos(requests.search, ${part}) > 0`),
  ];
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
  subject?: string | null;
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
    subject: (row.subject ?? undefined) as QueueRow['subject'],
    isQuarantined: row.quarantineReasons.length > 0,
  };
}

/** Row values compare as one, which is what an index of the same columns answers. */
function isBehind(column: 'requests.createdAt' | 'requests.sortAt', after?: QueueCursor) {
  const operator = column === 'requests.sortAt' ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(column)}, requests.reference) ${operator} (${after?.at}::timestamptz, ${after?.reference}::text)`;
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
