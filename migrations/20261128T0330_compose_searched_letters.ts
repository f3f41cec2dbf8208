/**
 * Composes the searched letters again after the removal of accents: decomposed, a Korean syllable
 * has up to nine bytes instead of three, so that a robot's messages could slow down each search.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';

const known = sql`name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
  || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
  || replace(substr(reference, 5), '-', '')`;
const withoutAccents = sql`lower(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]+', '', 'g'))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceLetters(db, sql`normalize(${withoutAccents}, NFC)`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceLetters(db, withoutAccents);
}

/** Recreates the generated columns, whose stored values do not follow a change of the function. */
async function replaceLetters(db: Kysely<unknown>, plain: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function search_letters(words text) returns text language sql immutable parallel safe
      return replace(replace(replace(translate(${plain}, 'ıłŁøØđĐẞÆŒ', 'illooddßæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`.execute(
    db,
  );
  await sql`alter table requests drop column search`.execute(db);
  await sql`alter table requests add column search text not null
    generated always as (search_letters(${known} || ' ' || words)) stored`.execute(db);
  await sql`alter table request_events drop column search`.execute(db);
  await sql`alter table request_events add column search text not null
    generated always as (search_letters(coalesce(text, ''))) stored`.execute(db);
}
