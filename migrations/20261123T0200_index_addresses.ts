/**
 * Indexes an e-mail address, from the last word before its @, as an additional word: a prefix of
 * this word is selective, while half of all addresses have words such as `gmail` in common.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';

const words = sql`search_words(
  name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
  || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
  || replace(substr(reference, 5), '-', ''))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_address(email text) returns text[] language sql immutable parallel safe as $$
      select array_remove(array[substring(
        lower(regexp_replace(normalize(email, NFD), '[\\u0300-\\u036f]+', '', 'g'))
        from '[^\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf]+@[^@]*$')], null)
    $$`.execute(db);
  await replaceSearch(db, sql`${words} || search_address(email)`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceSearch(db, words);
  await sql`drop function search_address(text)`.execute(db);
}

async function replaceSearch(db: Kysely<unknown>, expression: RawBuilder<unknown>): Promise<void> {
  await sql`alter table requests drop column search`.execute(db);
  await sql`alter table requests
    add column search tsvector not null generated always as (array_to_tsvector(${expression})) stored`.execute(
    db,
  );
  await sql`create index requests_by_words on requests using gin (search)`.execute(db);
}
