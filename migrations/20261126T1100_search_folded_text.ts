/**
 * Finds requests by any substring: a sequential scan of twenty thousand requests takes
 * milliseconds. Drops the indexes of words, and those for the filters of the list.
 */
import { sql, type Kysely } from 'kysely';

const text = sql`name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
  || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
  || replace(substr(reference, 5), '-', '')`;
const isWaiting = sql`status = 'pending' and quarantine_reasons = '{}'`;
const columns = ['kind', 'locale', 'assignee_id'];
const separators = sql.raw(
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b9-\\u02bf\\u2000-\\u206f',
);

/**
 * The text has no accents and is in lower case. It also includes a telephone number in national
 * notation, and a reference without its prefix and hyphens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Also drops the indexes of the column.
  await sql`alter table requests drop column search`.execute(db);
  for (const column of columns)
    await sql`drop index ${sql.id(`requests_waiting_by_${column}`)}, ${sql.id(`requests_by_${column}`)}`.execute(
      db,
    );
  await sql`drop index requests_by_status, requests_quarantined, requests_of_demo`.execute(db);
  await sql`drop function search_words(text), search_address(text), search_period(timestamptz)`.execute(db);
  await sql`alter table requests
    add column search text not null generated always as (search_letters(${text})) stored`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests drop column search`.execute(db);
  await sql`
    create function search_words(words text) returns text[] language sql immutable parallel safe
      return string_to_array(btrim(regexp_replace(search_letters(words), '[${separators}]+', ' ', 'g')), ' ')`.execute(
    db,
  );
  await sql`
    create function search_address(email text) returns text[] language sql immutable parallel safe
      return array_remove(array[substring(search_letters(email) from '[^${separators}]+@[^@]*$')], null)`.execute(
    db,
  );
  await sql`
    create function search_period(moment timestamptz) returns integer language sql immutable parallel safe as $$
      select floor(extract(epoch from moment - timestamptz '1970-01-01 00:00:00+00') / (28 * 86400))::integer
    $$`.execute(db);
  await sql`alter table requests
    add column search tsvector not null generated always as (array_to_tsvector(search_words(${text})
      || search_address(email) || array['~' || search_period(created_at)] || array['~' || locale])) stored`.execute(
    db,
  );
  await createIndexes(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index requests_by_words on requests using gin (search)`.execute(db);
  await sql`create index requests_waiting_by_words on requests using gin (search) where ${isWaiting}`.execute(
    db,
  );
  await sql`create index requests_suspicious_by_words on requests using gin (search)
    where quarantine_reasons <> '{}'`.execute(db);
  for (const column of columns)
    await sql`create index ${sql.id(`requests_waiting_by_${column}`)}
      on requests (${sql.id(column)}, sort_at, reference) where ${isWaiting}`.execute(db);
  for (const column of [...columns, 'status'])
    await sql`create index ${sql.id(`requests_by_${column}`)}
      on requests (${sql.id(column)}, created_at, reference)`.execute(db);
  await sql`create index requests_quarantined on requests (created_at, reference)
    where quarantine_reasons <> '{}'`.execute(db);
  await sql`create index requests_of_demo on requests (created_at, reference) where is_demo`.execute(db);
}
