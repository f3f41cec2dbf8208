/** Reply templates are edited by staff, validated, and inserted without replacing typed text. */
import { locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { templatesPath } from '#contracts/staff/templates.ts';
import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { getStaffPage, postStaffForm, sessionPerTest } from '../support/staff.ts';
import { readState } from '../support/staff-rows.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();
const session = sessionPerTest(services, 'operations-manager');
let path: string;
beforeEach(async () => {
  path = requestPath(await sendRequest(services, 'contact', { naam: 'Bo', bedrijf: 'Linde' }));
});

const save = (text: string, versie = '0') => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`]));
  const form = { actie: 'bewaren', sjabloon: 'rondgang', versie, ...texts };
  return postStaffForm(services, templatesPath, form, session);
};
const begun = async () =>
  (await getStaffPage(services, path, session)).page.querySelector('#antwoord')?.textContent ?? '';

test('an answer begins with what staff wrote, in its language, with the names filled in', async () => {
  const delivered = await begun();
  expect((await save('{naam} von {bedrijf}, {referentie}: … Uhr?')).status).toBe(303);
  expect(await begun()).toContain(`Bo von Linde, ${path.split('/').at(-1) ?? ''}: … Uhr? (nl)`);
  const restore = { actie: 'herstellen', sjabloon: 'rondgang', versie: '1' };
  expect((await postStaffForm(services, templatesPath, restore, session)).status).toBe(303);
  expect(await begun()).toBe(delivered);
});

test.each(['Beste {name}', 'Beste {naam', 'Beste }{naam}'])('%j is rejected, and restored', async (text) => {
  const { status, page } = await save(text);
  expect(status).toBe(422);
  expect(page.querySelector('#rondgang-nl')?.textContent).toBe(`${text} (nl)`);
  expect(page.querySelector('#rondgang-nl')?.getAttribute('aria-invalid')).toBe('true');
  expect(await services.db.selectFrom('replyTemplates').selectAll().execute()).toEqual([]);
});

test('of two concurrent edits the second is rejected, and keeps its text', async () => {
  await save('Eerst');
  const { status, page } = await save('Daarna');
  expect(status).toBe(409);
  expect(page.querySelector('#rondgang-nl')?.textContent).toBe('Daarna (nl)');
  expect((await save('Daarna', '1')).status).toBe(303);
});

const greeting = 'Beste Bo,';
const t = translator('nl');
const closing = `${t('mail.greeting')}\n${t('mail.signature')}`;
const question = 'Bedankt voor uw bericht. Om u goed te kunnen antwoorden weten wij graag nog: …';

/** Presses the button that inserts a template. */
async function choose(sjabloon: string, antwoord: string) {
  const { page } = await getStaffPage(services, path, session);
  const kenmerk = page.querySelector('[name="kenmerk"]')?.getAttribute('value') ?? '';
  const typed = { onderwerp: 'Mijn onderwerp', antwoord: antwoord.replaceAll('\n', '\r\n') };
  const form = { actie: 'antwoorden', van: 'pending', kenmerk, sjabloon, voegin: 'ja', ...typed };
  const answer = await postStaffForm(services, path, form, session);
  const valueOf = (name: string) => answer.page.querySelector(`[name="${name}"]`)?.getAttribute('value');
  return {
    ...{ status: answer.status, form, subject: valueOf('onderwerp'), kenmerk: valueOf('kenmerk') },
    text: answer.page.querySelector('#antwoord')?.textContent,
    chosen: answer.page.querySelector('#sjabloon [selected]')?.getAttribute('value'),
  };
}

test('a template replaces one without typed text', async () => {
  const first = await begun();
  const { text, status, chosen } = await choose('vraag', first);
  expect({ status, chosen }).toEqual({ status: 200, chosen: 'vraag' });
  expect(text).toBe([greeting, question, closing].join('\n\n'));
  expect((await choose('rondgang', text ?? '')).text).toBe(first);
  const { text: emptied } = await choose('leeg', first);
  expect(emptied?.replace(/\s+/g, ' ')).toBe(`${greeting} ${closing.replace('\n', ' ')}`);
  expect((await choose('vraag', ' ')).text).toBe(text);
});

test('a template is inserted before the closing of the typed text, which is unchanged', async () => {
  const written = [greeting, 'Wij komen dinsdag langs.'];
  const { text, subject, kenmerk, form } = await choose('vraag', [...written, closing].join('\n\n'));
  expect(text).toBe([...written, question, closing].join('\n\n'));
  expect(subject).toBe('Mijn onderwerp');
  expect(kenmerk).toBe(form.kenmerk);
});

test('inserting a template sends and changes nothing', async () => {
  const before = await readState(services);
  const { status } = await choose('vraag', 'Half af');
  expect(status).toBe(200);
  expect(await readState(services)).toEqual(before);
});
