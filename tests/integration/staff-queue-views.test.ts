/** The list of requests: its counts, its search, saved views, and exports. */
import { readSearch } from '#domain/staff/search-words.ts';
import { maxViews, queuePath, type QueueView, exportPath } from '#contracts/staff/queue.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn, namesAt, staffPerTest } from '../support/staff.ts';
import type { Headers } from '../support/requests.ts';

const { services, session, open, send, act } = staffPerTest('administrator');

const dayMinutes = 24 * 60;

async function read(view: Partial<QueueView>) {
  const { page } = await open(queuePath(view));
  return {
    waiting: page.querySelector('[data-waiting]')?.text,
    late: page.querySelector('[data-late]')?.text.trim(),
    empty: page.querySelector('[data-empty]')?.text.trim(),
  };
}

test('the number of late requests is that of the shown kind, and leaves out testimonials, which have no deadline', async () => {
  expect((await read({})).empty).toBe('Er wacht niemand op antwoord.');
  await sendRequest(services, 'testimonial');
  services.clock.advanceMinutes(30 * dayMinutes);
  expect(await read({})).toMatchObject({ waiting: '1 open', late: 'Er is niets te laat.' });
  await sendRequest(services, 'callback');
  services.clock.advanceMinutes(5 * dayMinutes);
  expect(await read({})).toMatchObject({ waiting: '1 te laat', late: '1 verzoek is te laat.' });
  expect((await read({ kind: 'contact' })).late).toBe('Er is niets te laat.');
});

test('quarantined requests are counted beside the list, and so are the urgent ones, which come first', async () => {
  const count = async () => {
    const { page } = await open('/beheer');
    return page.querySelector('[data-quarantined]')?.text.replaceAll(/\s+/g, ' ').trim();
  };
  expect(await count()).toBe('Verdacht0');
  await sendRequest(services, 'contact', { website: 'x' });
  await sendRequest(services, 'callback', { website: 'x', onderwerp: 'spoedhulp' });
  expect(await count()).toBe('Verdacht2 1 spoed');
  const [first] = await namesAt(services, queuePath({ quarantined: true }), session);
  expect(first).toBe('Bo Jansen');
});

async function isFound(search: string): Promise<boolean> {
  const { page } = await open(queuePath({ search }));
  return page.querySelectorAll('[data-queue-item]').length > 0;
}

/** Letters and separators that spellings in the site's languages have. */
const part = fc.constantFrom(
  ...Array.from('abIiıİłŁøØđĐßẞæÆœŒéÉêñÑüÜçÇşğôأبةىء9'),
  ...["'", '’', 'ʼ', '‘', '´', '`', '-', '–', '\u2011', '\u00a0', '\u200f', ' ', '.', '&', '×', '€'],
);

test('a search also finds handled and quarantined requests, by the text of the sender or of a note', async () => {
  const reference = await sendRequest(services, 'callback', { bericht: 'De toiletten lopen over.' });
  await sendRequest(services, 'contact', { naam: 'Anders', website: 'x' });
  await act(reference, { actie: 'notitie', tekst: 'Belt terug over de glazenwasser' });
  await services.db.updateTable('callbackRequests').set({ status: 'closed' }).execute();
  for (const search of ['toiletten', `${reference} glazenwasser`, 'Anders'])
    expect(await isFound(search), search).toBe(true);
  expect(await isFound('toiletten qqq')).toBe(false);
});

test('a search for a name in any letters finds it, since the database folds the letters in the same way', async () => {
  const names = fc.sample(fc.string({ unit: part, maxLength: 12 }), { numRuns: 2000, seed: 1 });
  const pairs = names.flatMap((name) => readSearch(name).map((word) => ({ name, word })));
  expect(pairs.length).toBeGreaterThan(1000);
  const { rows } = await sql<{ name: string; word: string }>`
    select name, word from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs (name text, word text)
    where strpos(search_letters(name), word) = 0`.execute(services.db);
  expect(rows).toEqual([]);
});

const keep = (naam: string, adres: string, more: Record<string, string> = {}, by?: Headers) =>
  send('/beheer', { actie: 'bewaar-weergave', naam, adres, ...more }, by);

const listViews = () =>
  services.db.selectFrom('savedViews').select(['id', 'name', 'query']).orderBy('id').execute();

/** Saves the maximum number of views. */
async function keepAll(by?: Headers): Promise<void> {
  for (let number = 1; number <= maxViews; number += 1)
    expect((await keep(`Weergave ${String(number)}`, 'soort=contact', {}, by)).status).toBe(303);
}

test('a thirteenth view is refused at its form, or replaces a chosen view of the same user', async () => {
  await keepAll();
  const { status, page } = await keep('Duits', 'soort=callback&taal=de');
  expect(status).toBe(422);
  expect(page.querySelector('details[open] #naam')?.getAttribute('value')).toBe('Duits');
  expect(page.querySelector('[name="adres"]')?.getAttribute('value')).toBe('soort=callback&taal=de');
  const field = page.querySelector('#vervang[aria-invalid="true"]');
  const problem = page.querySelector(`#${field?.getAttribute('aria-describedby') ?? ''}`);
  expect(problem?.text).toContain('hoogstens 12');
  expect(await listViews()).toHaveLength(12);
  const [first] = await listViews();
  const answer = await keep('Duits', 'taal=de', { vervang: String(first?.id) });
  expect(answer.location).toBe(`${queuePath({ locale: 'de' })}&gedaan=weergave`);
  const views = await listViews();
  expect(views).toHaveLength(12);
  expect(views[0]).toEqual({ id: first?.id, name: 'Duits', query: queuePath({ locale: 'de' }) });
  const other = await logIn(services, 'operations-manager');
  await keepAll(other);
  expect((await keep('Frans', 'taal=fr', { vervang: String(first?.id) }, other)).status).toBe(422);
  expect((await listViews())[0]?.name).toBe('Duits');
});

test('a view, even of the longest search in letters of three bytes, is removed by its owner only', async () => {
  await keep('Lang', `zoek=${encodeURIComponent('清'.repeat(100))}`);
  const [{ id } = { id: 0 }] = await listViews();
  const fields = { actie: 'verwijder-weergave', weergave: String(id) };
  await send('/beheer', fields, await logIn(services, 'operations-manager'));
  expect(await listViews()).toHaveLength(1);
  await send('/beheer', fields);
  expect(await listViews()).toEqual([]);
});

test('a view is exported as a file that runs no formula in a spreadsheet, and the search text is not logged', async () => {
  await sendRequest(services, 'contact', { naam: '=cmd()', taal: 'de' });
  await sendRequest(services, 'callback');
  const { headers, body } = await open(queuePath({ kind: 'contact', search: 'cmd' }, exportPath));
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('verzoeken.csv');
  const lines = body.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"Offerte";"Nieuw";"Duits";"'=cmd()"`);
  const { action, detail } = await services.db.selectFrom('auditLog').selectAll().executeTakeFirstOrThrow();
  expect(action).toBe('requests.exported');
  expect(detail).toMatchObject({ kind: 'contact', isSearch: true });
  expect(JSON.stringify(detail)).not.toContain('cmd');
});
