/**
 * Indexes the four-week period of a request as an additional word, so that a search finds the
 * newest matching requests without reading all matches. The word starts with `~`, which
 * `search_words` treats as a separator, so that no text contains such a word.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';

const words = sql`search_words(
  name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
  || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
  || replace(substr(reference, 5), '-', '')) || search_address(email)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // Periods of 28 days since 1970, independent of time zone and calendar.
  await sql`
    create function search_period(moment timestamptz) returns integer language sql immutable parallel safe as $$
      select floor(extract(epoch from moment - timestamptz '1970-01-01 00:00:00+00') / (28 * 86400))::integer
    $$`.execute(db);
  await replaceSearch(db, sql`${words} || array['~' || search_period(created_at)]`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceSearch(db, words);
  await sql`drop function search_period(timestamptz)`.execute(db);
}

async function replaceSearch(db: Kysely<unknown>, expression: RawBuilder<unknown>): Promise<void> {
  await sql`alter table requests drop column search`.execute(db);
  await sql`alter table requests
    add column search tsvector not null generated always as (array_to_tsvector(${expression})) stored`.execute(
    db,
  );
  await sql`create index requests_by_words on requests using gin (search)`.execute(db);
}
