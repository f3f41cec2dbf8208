/** Finds the requests of a view that have the words somebody looks for. */
import type { Search } from '#domain/staff/search-words.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import {
  expressionBuilder,
  sql,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';

/** A query of requests whose columns are chosen later. */
export type RowQuery = SelectQueryBuilder<DB, 'requests', object>;

/** What the requests of a view are; an index answers the first, in the order of the view. */
export type Conditions = readonly [Condition, ...Condition[]];
export type Condition = RawBuilder<SqlBool>;

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
  conditions: Conditions;
  /** When all are of one. Where the index is asked, this is one more word. */
  language: string | undefined;
}

interface Page {
  column: 'requests.sortAt' | 'requests.createdAt';
  direction: 'asc' | 'desc';
  limit: number;
}

/** How many of the first rows tell how many have the words. */
const sampleRows = 300;
/** How many more are read than those in which a page is expected. */
const margin = 1.5;
/**
 * How many rows are walked in the order of the view, and of how many periods of four weeks the
 * index of words is asked, at the most: beyond so many rows the index is the quicker one. What
 * waits has an index of its own words, and is ordered by its promise, of which no period tells.
 */
const most = {
  'requests.createdAt': { rows: 2000, periods: 26 },
  'requests.sortAt': { rows: 1000, periods: 0 },
};

/**
 * The first requests of a view with the words, as a table of that name. A sample tells how many
 * have the words, and so where to look for a page of them:
 *
 * - `near`, for frequent words: in as many of the first requests as are likely to hold a page.
 * - `recent`, for others of the newest: by the index of words, in as many periods.
 * - Else by the index of words alone, which is quick for what is rare, and finds what is precise.
 */
export function selectFound(db: Database, view: View, search: Search, page: Page): RowQuery {
  const far = selectByIndex(view, [search.query]);
  if (search.isPrecise) return db.selectFrom(far.as('requests')).$castTo<object>();
  const ofPeriods = selectByIndex(view, [search.query, sql`(select periods from likely)`]);
  const hasPeriods = sql`(select periods is not null from likely)`;
  const isPage = (part: string) => sql`(select count(*) from ${sql.table(part)}) = ${page.limit}`;
  const firstOf = (rows: RowQuery, condition: RawBuilder<SqlBool>) =>
    inOrder(db.selectFrom(rows.where(condition).as('requests')).selectAll(), page).limit(page.limit);
  const found = sql<object>`(
    with likely as materialized (${selectLikely(view, search, page)}),
    near as materialized (${selectNear(db, view, search, page)}),
    recent as materialized (${firstOf(ofPeriods, sql`${hasPeriods} and not ${isPage('near')}`)})
    select * from near where ${isPage('near')}
    union all select * from recent where ${isPage('recent')}
    union all (${firstOf(far, sql`not ${isPage('near')} and not ${isPage('recent')}`)}))`;
  return db.selectFrom(found.as('requests'));
}

/**
 * Postgres takes each beginning of a word for frequent, and would look through all requests in
 * their order: behind an offset it does not see that order. All columns are passed on, since to
 * name them takes it longer than to carry them. Each query is asked by itself: of two the index
 * leaps from a row of the one to the next of the other, in one it tries each row.
 */
function selectByIndex({ start, conditions, language }: View, queries: unknown[]): RowQuery {
  const words = language === undefined ? [] : [sql.lit(`~${language}`)];
  const matches = [...queries, ...words].map((query) => sql<SqlBool>`requests.search @@ ${query}::tsquery`);
  return start
    .where((rows) => rows.and([...conditions, ...matches]))
    .selectAll('requests')
    .offset(0);
}

/**
 * One row: in how many of the first rows a page is likely to be, 0 when these are too many to walk;
 * and then the words of the periods in which it is likely to be, null when these are too many as
 * well, or nothing was found.
 */
function selectLikely(view: View, search: Search, page: Page): RawBuilder<unknown> {
  const rowsForOne = Math.round(sampleRows * page.limit * margin);
  const { rows, periods } = most[page.column];
  const share = sql`(max(created_at) - min(created_at)) / ${sampleRows}::int`;
  return sql`
    select case when needed <= ${rows} then needed else 0 end as rows,
      case when needed > ${rows} and last - first < ${periods} then (
        select string_agg('~' || period, ' | ') from generate_series(first, last) as period
      ) end as periods
    from (
      select needed, search_period(newest) as last, search_period(newest - share * needed) as first
      from (
        select max(created_at) as newest, ${share} as share,
          ${rowsForOne}::int / nullif(count(*) filter (where ${isFound(view, search)}), 0)::int as needed
        from (${walk(view, page, sampleRows)}) as requests
      ) as sample
    ) as span`;
}

function selectNear(db: Database, view: View, search: Search, page: Page): RowQuery {
  const walked = walk(view, page, sql`(select rows from likely)`).as('requests');
  const found = db.selectFrom(walked).where(isFound(view, search)).$castTo<object>();
  return inOrder(found.selectAll('requests'), page).limit(page.limit);
}

/** What the view has in its order, up to so many rows and those that come at the same moment. */
function walk({ start, conditions: [first] }: View, { column, direction }: Page, rows: unknown): RowQuery {
  const walked = start.where(first).selectAll('requests').orderBy(column, direction);
  return walked.modifyEnd(sql`fetch next ${rows} rows with ties`);
}

/** What is left to ask of a row that was walked. */
function isFound({ conditions: [, ...others], language }: View, { query }: Search): Expression<SqlBool> {
  return expressionBuilder<DB, 'requests'>().and([
    ...others,
    ...isOfLanguage(language),
    sql<SqlBool>`requests.search @@ ${query}::tsquery`,
  ]);
}

/** As a list of conditions, which for all languages is empty. */
export function isOfLanguage(language: string | undefined): Condition[] {
  return language === undefined ? [] : [sql`requests.locale = ${sql.lit(language)}`];
}

function inOrder<Row>(query: SelectQueryBuilder<DB, 'requests', Row>, { column, direction }: Page) {
  return query.orderBy(column, direction).orderBy('requests.reference', direction);
}
