/**
 * Finds names however they are typed: with a straight or a typographic apostrophe, and with or
 * without letters that not every keyboard has. `src/domain/staff/search-words.ts` normalizes search
 * texts in the same way.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';

const formerWords = sql`search_words(
  name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
  || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
  || replace(substr(reference, 5), '-', '')) || search_address(email) || array['~' || search_period(created_at)]`;
/** The language is an additional word, which nobody can enter. */
const words = sql`${formerWords} || array['~' || locale]`;

const formerSeparators = sql.raw('\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf');
const separators = sql`${formerSeparators}${sql.raw('\\u02b9-\\u02bf\\u2000-\\u206f')}`;

/**
 * The functions have SQL-standard bodies, which are parsed at definition: `pg_restore` fills the
 * tables with an empty `search_path`, in which one function would not find another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropSearch(db);
  // Includes capitals, since `lower` only converts those of ASCII in some locales.
  await sql`
    create function search_letters(words text) returns text language sql immutable parallel safe
      return replace(replace(replace(translate(
        lower(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]+', '', 'g')),
        'ıłŁøØđĐẞÆŒ', 'illooddßæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`.execute(db);
  await sql`
    create or replace function search_words(words text) returns text[] language sql immutable parallel safe
      return string_to_array(btrim(regexp_replace(search_letters(words), '[${separators}]+', ' ', 'g')), ' ')`.execute(
    db,
  );
  await sql`
    create or replace function search_address(email text) returns text[] language sql immutable parallel safe
      return array_remove(array[substring(search_letters(email) from '[^${separators}]+@[^@]*$')], null)`.execute(
    db,
  );
  await addSearch(db, words);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropSearch(db);
  await sql`
    create or replace function search_words(words text) returns text[] language sql immutable parallel safe as $$
      select string_to_array(btrim(lower(regexp_replace(
        regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]+', '', 'g'),
        '[${formerSeparators}]+', ' ', 'g'))), ' ')
    $$`.execute(db);
  await sql`
    create or replace function search_address(email text) returns text[] language sql immutable parallel safe as $$
      select array_remove(array[substring(
        lower(regexp_replace(normalize(email, NFD), '[\\u0300-\\u036f]+', '', 'g'))
        from '[^${formerSeparators}]+@[^@]*$')], null)
    $$`.execute(db);
  await sql`drop function search_letters(text)`.execute(db);
  await addSearch(db, formerWords);
}

/** Also drops the indexes of the column. */
async function dropSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests drop column search`.execute(db);
}

async function addSearch(db: Kysely<unknown>, expression: RawBuilder<unknown>): Promise<void> {
  await sql`alter table requests
    add column search tsvector not null generated always as (array_to_tsvector(${expression})) stored`.execute(
    db,
  );
  await sql`create index requests_by_words on requests using gin (search)`.execute(db);
  await sql`create index requests_waiting_by_words on requests using gin (search)
    where status = 'pending' and quarantine_reasons = '{}'`.execute(db);
  await sql`create index requests_suspicious_by_words on requests using gin (search)
    where quarantine_reasons <> '{}'`.execute(db);
}
