/** Reply templates are edited by staff, and validated. */
import { locales } from '#i18n/locales.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { templatesPath } from '#contracts/staff/templates.ts';
import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn, getStaffPage, postStaffForm } from '../support/staff.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let session: { cookie: string };
let path: string;
beforeEach(async () => {
  services = await emptyServices();
  session = await logIn(services, 'operations-manager');
  path = requestPath(await sendRequest(services, 'contact', { naam: 'Bo', bedrijf: 'Linde', taal: 'de' }));
});

const save = (text: string, versie = '0') =>
  postStaffForm(
    services,
    templatesPath,
    {
      ...{ actie: 'bewaren', sjabloon: 'rondgang', versie },
      ...Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`])),
    },
    session,
  );
const begun = async () =>
  (await getStaffPage(services, path, session)).page.querySelector('#antwoord')?.textContent ?? '';

test('an answer begins with what staff wrote, in its language, with the names filled in', async () => {
  const delivered = await begun();
  expect((await save('{naam} von {bedrijf}, {referentie}: … Uhr?')).status).toBe(303);
  expect(await begun()).toContain(`Bo von Linde, ${path.split('/').at(-1) ?? ''}: … Uhr? (de)`);
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
