/** Finds the requests of a view that have the words somebody looks for. */
import type { Search } from '#domain/staff/search-words.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import { sql, type SelectQueryBuilder } from 'kysely';

/** A query of requests whose columns are chosen later. */
export type RowQuery = SelectQueryBuilder<DB, 'requests', object>;

interface Page {
  column: 'requests.sortAt' | 'requests.createdAt';
  direction: 'asc' | 'desc';
  limit: number;
}

/** A word may be that of every sixth request, and two of them that of as many. */
const nearRows = 700;

/**
 * The first requests of a view with the words, as a table of that name. `near` looks in the first
 * requests of the view, which finds a page of what is frequent; only when it did not, `far` looks
 * in the index of words, which is quick for what is rare, and alone finds what is precise.
 */
export function selectFound(db: Database, view: RowQuery, search: Search, page: Page): RowQuery {
  const isFound = sql<boolean>`requests.search @@ ${search.query}::tsquery`;
  // Postgres takes each beginning of a word for frequent, and would look through all requests in
  // their order: behind an offset it does not see that order.
  const far = view.selectAll('requests').where(isFound).offset(0);
  if (search.isPrecise) return db.selectFrom(far.as('requests'));
  const first = view.selectAll('requests').orderBy(page.column, page.direction).fetch(nearRows, 'with ties');
  const near = inOrder(db.selectFrom(first.as('requests')).selectAll('requests').where(isFound), page);
  const isNear = sql<boolean>`(select count(*) from near) = ${page.limit}`;
  const rest = db.selectFrom(far.where(sql<boolean>`not ${isNear}`).as('requests')).selectAll('requests');
  const either = sql<object>`(
    with near as materialized (${near.limit(page.limit)})
    select * from near where ${isNear} union all (${inOrder(rest, page).limit(page.limit)}))`;
  return db.selectFrom(either.as('requests'));
}

function inOrder<Row>(query: SelectQueryBuilder<DB, 'requests', Row>, { column, direction }: Page) {
  return query.orderBy(column, direction).orderBy('requests.reference', direction);
}
