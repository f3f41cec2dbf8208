/** Another template for a reply never replaces typed text. */
import { translator } from '#i18n/translate.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn, getStaffPage, postStaffForm } from '../support/staff.ts';
import { readState } from '../support/staff-rows.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let path: string;
let session: { cookie: string };
beforeEach(async () => {
  services = await emptyServices();
  path = requestPath(await sendRequest(services, 'contact', { naam: 'Bo' }));
  session = await logIn(services, 'operations-manager');
});

const greeting = 'Beste Bo,';
const t = translator('nl');
const closing = `${t('mail.greeting')}\n${t('mail.signature')}`;
const question = 'Bedankt voor uw bericht. Om u goed te kunnen antwoorden weten wij graag nog: …';

/** The prefilled reply. */
async function prefilledText(): Promise<string> {
  const { page } = await getStaffPage(services, path, session);
  return page.querySelector('#antwoord')?.textContent ?? '';
}

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

test('replaces one without typed text', async () => {
  const first = await prefilledText();
  const { text, status, chosen } = await choose('vraag', first);
  expect({ status, chosen }).toEqual({ status: 200, chosen: 'vraag' });
  expect(text).toBe([greeting, question, closing].join('\n\n'));
  expect((await choose('rondgang', text ?? '')).text).toBe(first);
  expect((await choose('leeg', first)).text?.replace(/\s+/g, ' ')).toBe(
    `${greeting} ${closing.replace('\n', ' ')}`,
  );
  expect((await choose('vraag', ' ')).text).toBe(text);
});

test('is inserted before the closing of the typed text, which is unchanged', async () => {
  const written = [greeting, 'Wij komen dinsdag langs.'];
  const { text, subject, kenmerk, form } = await choose('vraag', [...written, closing].join('\n\n'));
  expect(text).toBe([...written, question, closing].join('\n\n'));
  expect(subject).toBe('Mijn onderwerp');
  expect(kenmerk).toBe(form.kenmerk);
});

test('sends and changes nothing', async () => {
  const before = await readState(services);
  const { status } = await choose('vraag', 'Half af');
  expect(status).toBe(200);
  expect(await readState(services)).toEqual(before);
});
