/** Words as staff types them, and as the index of the database has them. */
import { readSearch } from '#domain/staff/search-words.ts';
import { queuePath } from '#submissions/staff/queue.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let session: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
  session = await logIn(services, 'administrator');
});

async function isFound(search: string): Promise<boolean> {
  const { page } = await getStaffPage(services, queuePath({ search }), session);
  return page.querySelectorAll('[data-queue-item]').length > 0;
}

describe.each([
  ['O’Brien', ["O'Brien", "o'brien", 'O’Brien', 'brien']],
  ["O'Brien", ['O’Brien', 'OʼBrien', 'O‘Brien']],
  ['Elif Yıldız', ['Yildiz', 'Yıldız', 'elif yildiz', 'YILDIZ', 'YİLDİZ']],
  ['Elif Yildiz', ['Yıldız', 'yıl']],
  ['İpek Ilgın', ['ipek', 'Ipek', 'ilgin', 'ILGIN', 'ılgın']],
  ['Søren Łukasz Groß', ['soren', 'lukasz', 'gross', 'Groß', 'GROSS']],
])('the name %s', (naam, searches) => {
  test.each(searches)('is found by %s', async (search) => {
    await sendRequest(services, 'callback', { naam });
    expect(await isFound(search)).toBe(true);
  });
});

test.each(['(06) 12', '(06) 1234 5678', '+31 (0)6 12', '+31 (0)612345678', '0031 6 12', '0031 (0)6 1234'])(
  'a telephone number is found by %s',
  async (search) => {
    await sendRequest(services, 'callback', { telefoon: '06 12345678' });
    expect(await isFound(search)).toBe(true);
    expect(await isFound(search.replace('12', '99'))).toBe(false);
  },
);

/** Letters, and what stands between them, in the ways of the site's languages. */
const part = fc.constantFrom(
  ...Array.from('abIiıİłŁøØđĐßẞæÆœŒéÉêñÑüÜçÇşğôأبةىء9'),
  ...["'", '’', 'ʼ', '‘', '´', '`', '-', '–', '\u2011', '\u00a0', '\u200f', ' ', '.', '&', '×', '€'],
);

test('a name of any letters is found by itself, as its words are those of the index', async () => {
  const names = fc.sample(fc.string({ unit: part, maxLength: 12 }), { numRuns: 2000, seed: 1 });
  const pairs = names.flatMap((name) => {
    const search = readSearch(name);
    return search && !search.isPrecise ? [{ name, query: search.query }] : [];
  });
  expect(pairs.length).toBeGreaterThan(1000);
  const { rows } = await sql<{ name: string; query: string }>`
    select name, query
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs (name text, query text)
    where not array_to_tsvector(array_remove(search_words(name), '')) @@ query::tsquery`.execute(services.db);
  expect(rows).toEqual([]);
});

test('the words of the index are made without a path of names, as when a copy is restored', async () => {
  await services.db.connection().execute(async (db) => {
    await sql`set search_path = ''`.execute(db);
    const { rows } = await sql<{ words: string[] }>`
      select public.search_words('Groß') || public.search_address('Ø@x.example') as words`.execute(db);
    await sql`reset search_path`.execute(db);
    expect(rows[0]?.words).toEqual(['gross', 'o@x.example']);
  });
});
