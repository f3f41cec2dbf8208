/** Finds the requests of a view that have the words somebody looks for. */
import type { Search } from '#domain/staff/search-words.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import { sql, type SelectQueryBuilder } from 'kysely';

/** A query of requests whose columns are chosen later. */
export type RowQuery = SelectQueryBuilder<DB, 'requests', object>;

/** Leaves requests out. */
export type RowFilter = (query: RowQuery) => RowQuery;

/** One after another; an index answers the first, in the order of the view. */
export type Filters = readonly [RowFilter, ...RowFilter[]];

/** The query without what the filters leave out. */
export function filterBy(query: RowQuery, filters: readonly RowFilter[]): RowQuery {
  return filters.reduce((filtered, filter) => filter(filtered), query);
}

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

interface View {
  /** All requests, or all from a place on. */
  start: RowQuery;
  filters: Filters;
}

interface Page {
  column: 'requests.sortAt' | 'requests.createdAt';
  direction: 'asc' | 'desc';
  limit: number;
}

/**
 * How many of the first rows tell how many have the words, and how many are read for a page that
 * these let one expect: one of 51 when one row in 75 has them. A row that an index gives in order
 * costs a quarter of one that the index of words names, in any place of the table.
 */
const sampleRows = 300;
const mostRows = 6000;
/** How many rows are read beyond those that are expected to do. */
const margin = 1.5;

/**
 * The first requests of a view with the words, as a table of that name. A sample tells whether the
 * words are frequent; if so, `near` looks in as many of the first requests of the view as a page is
 * likely to need. Only when that gave no page, `far` looks in the index of words, which is quick
 * for what is rare, and alone finds what is precise.
 */
export function selectFound(db: Database, view: View, search: Search, page: Page): RowQuery {
  const { limit } = page;
  const isFound = sql<boolean>`requests.search @@ ${search.query}::tsquery`;
  const amongFirst = (rows: unknown) => selectAmongFirst(db, view, page, rows).where(isFound);
  // Postgres takes each beginning of a word for frequent, and would look through all requests in
  // their order: behind an offset it does not see that order. All columns are passed on, since to
  // name them takes it longer than to carry them.
  const far = filterBy(view.start, view.filters).where(isFound).selectAll('requests').offset(0);
  if (search.isPrecise) return db.selectFrom(far.as('requests')).$castTo<object>();
  const rowsForOne = Math.round(sampleRows * limit * margin);
  const likely = sql<number>`case when count(*) >= ${Math.ceil(rowsForOne / mostRows)}
    then ${rowsForOne}::int / count(*) else 0 end`;
  const nearRows = amongFirst(sampleRows).select(likely.as('rows'));
  const near = inOrder(amongFirst(sql`(${nearRows})`).selectAll('requests'), page).limit(limit);
  const isNear = sql<boolean>`(select count(*) from near) = ${limit}`;
  const rest = db.selectFrom(far.where(sql<boolean>`not ${isNear}`).as('requests')).selectAll();
  const either = sql<object>`(
    with near as materialized (${near})
    select * from near where ${isNear} union all (${inOrder(rest, page).limit(limit)}))`;
  return db.selectFrom(either.as('requests'));
}

/** What the view has among so many requests in its order, which is no more than those to read. */
function selectAmongFirst(db: Database, { start, filters }: View, page: Page, rows: unknown): RowQuery {
  const [first, ...others] = filters;
  const walked = first(start).selectAll('requests').orderBy(page.column, page.direction);
  const fetched = walked.modifyEnd(sql`fetch next ${rows} rows with ties`);
  return filterBy(db.selectFrom(fetched.as('requests')).$castTo<object>(), others);
}

function inOrder<Row>(query: SelectQueryBuilder<DB, 'requests', Row>, { column, direction }: Page) {
  return query.orderBy(column, direction).orderBy('requests.reference', direction);
}
