import { readSearch } from '#domain/staff/search-words.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Database } from '#server/database/database.ts';
import { maxFound, type PersonMatch } from '#contracts/staff/person.ts';
import { sql } from 'kysely';

/**
 * Finds persons by a telephone number, or by parts of a name, a company, an e-mail address or a
 * number. Returns at most `maxFound`, the person with the latest request first.
 */
export async function searchPersons(db: Database, text: string): Promise<Omit<PersonMatch, 'path'>[]> {
  const phone = parsePhone(text) ?? null;
  const parts = phone === null ? readSearch(text) : [];
  if (phone === null && parts.length === 0) return [];
  // The stored column also contains messages, but excludes most rows before `search_letters` runs.
  const containsParts = parts.map(
    (part) => sql`strpos(search, ${part}) > 0 and
      strpos(search_letters(concat_ws(' ', name, company, email, phone, replace(phone, '+31', '0'))), ${part}) > 0`,
  );
  const isMatch = phone === null ? sql.join(containsParts, sql` and `) : sql`phone = ${phone}`;
  const newest = (column: string) => sql`(array_agg(${sql.ref(column)} order by created_at desc))[1]`;
  const { rows } = await sql<Omit<PersonMatch, 'path'>>`
    select coalesce(lower(email), phone, reference) as identity, ${newest('name')} as name,
      ${newest('company')} as company, count(*)::int as count, max(created_at) as latest
    from requests where ${isMatch} group by 1 order by latest desc limit ${maxFound}`.execute(db);
  return rows;
}
