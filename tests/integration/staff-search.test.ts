/** Words as staff types them, and as the index of the database has them. */
import { readSearch } from '#domain/staff/search-words.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
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

/** Letters, and what stands between them, in the ways of the site's languages. */
const part = fc.constantFrom(
  ...Array.from('abIiıİłŁøØđĐßẞæÆœŒéÉêñÑüÜçÇşğôأبةىء9'),
  ...["'", '’', 'ʼ', '‘', '´', '`', '-', '–', '\u2011', '\u00a0', '\u200f', ' ', '.', '&', '×', '€'],
);

test.each([
  ['callback', { onderwerp: 'spoedhulp', bericht: 'De toiletten lopen over.' }, 'spoed'],
  ['callback', { onderwerp: 'klacht', bericht: 'De toiletten lopen over.' }, 'klacht toilet'],
  ['contact', { bericht: 'Ons kantoor in Arnhem.' }, 'arnhem'],
  ['appointment', { specialRequests: 'De sleutel ligt bij de receptie.' }, 'receptie'],
  [
    'application',
    { motivatie: 'Ik werkte zes jaar in het ziekenhuis, en doe dat graag weer.' },
    'ziekenhuis',
  ],
  ['testimonial', { testimonialText: 'De ramen glanzen.' }, 'ramen'],
] as const)('a %s is found by what its sender wrote', async (kind, words, search) => {
  await sendRequest(services, kind, words);
  expect(await isFound(search)).toBe(true);
  expect(await isFound(`${search} qqq`)).toBe(false);
});

test('what was handled and what looks like spam is found as well, also by a note', async () => {
  const reference = await sendRequest(services, 'callback');
  await sendRequest(services, 'contact', { naam: 'Anders', website: 'x' });
  const note = { actie: 'notitie', tekst: 'Belt terug over de glazenwasser' };
  await postStaffForm(services, requestPath(reference), note, session);
  await services.db.updateTable('callbackRequests').set({ status: 'closed' }).execute();
  for (const search of ['glazenwasser', `${reference} glazenwasser`, 'Anders'])
    expect(await isFound(search), search).toBe(true);
});

test('a name of any letters is found by itself, as the database folds it in the same way', async () => {
  const names = fc.sample(fc.string({ unit: part, maxLength: 12 }), { numRuns: 2000, seed: 1 });
  const pairs = names.flatMap((name) => readSearch(name).map((word) => ({ name, word })));
  expect(pairs.length).toBeGreaterThan(1000);
  const { rows } = await sql<{ name: string; word: string }>`
    select name, word from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs (name text, word text)
    where strpos(search_letters(name), word) = 0`.execute(services.db);
  expect(rows).toEqual([]);
});
