/** Replies of staff by mail, and the templates with which they begin. */
import { requestPath } from '#contracts/staff/request.ts';
import { company } from '#company';
import { locales } from '#i18n/locales.ts';
import { beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { aReply } from '../support/received.ts';
import { eventsOf, postStaffUpload, staffPerTest, suppress } from '../support/staff.ts';

const { services, session, open: visit, send, act } = staffPerTest('operations-manager');
let reference: string;
beforeEach(async () => {
  reference = await sendRequest(services, 'contact', { taal: 'en', naam: 'Camille' });
  services.mailbox.mails.length = 0;
});

const post = (fields: Record<string, string>) => act(reference, fields);

const open = async () => (await visit(requestPath(reference))).page;

/** Returns the prefilled reply form. The gaps in its template are filled in. */
async function prefilledForm() {
  const page = await open();
  const valueOf = (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? '';
  return {
    actie: 'antwoorden',
    van: 'pending',
    beantwoord: 'ja',
    kenmerk: valueOf('kenmerk'),
    onderwerp: valueOf('onderwerp'),
    antwoord: (page.querySelector('textarea[name="antwoord"]')?.textContent ?? '').replaceAll('…', '12'),
  };
}

test('a reply is mailed in the thread of the first mail and the answer to it, and marks the request as answered', async () => {
  const form = { ...(await prefilledForm()), antwoord: 'Bonjour,\n\nÀ demain <10 h>.' };
  await aReply(services, reference, { id: '<een@delinde.example>' });
  const answer = await post(form);
  expect(answer.location).toBe(`${requestPath(reference)}?gedaan=beantwoord`);
  const [mail, ...others] = services.mailbox.mails;
  expect(others).toEqual([]);
  const stored = services.db.selectFrom('outbox').select(['messageId', 'subject']).orderBy('id');
  const [, first] = await stored.execute();
  expect(mail).toMatchObject({
    subject: `Re: ${first?.subject ?? ''}`,
    inReplyTo: '<een@delinde.example>',
    references: `${first?.messageId ?? ''} <een@delinde.example>`,
  });
  expect(mail?.text).toContain('À demain <10 h>.');
  expect(mail?.html).toContain('À demain &lt;10 h&gt;.');
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();
  const row = await services.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'answered', answeredAt: services.clock.now });
  expect((await open()).text).toContain('Geantwoord: Re:');
});

test('a form sent three times at once sends one mail, also when it changes no status', async () => {
  const form = { ...(await prefilledForm()), beantwoord: '' };
  const sent = [1, 2, 3].map(() => post(form));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(services.mailbox.mails).toHaveLength(1);
  expect(await eventsOf(services, reference)).toHaveLength(1);
});

test('a form that is sent again with another text, as after the back button, is another reply, and may leave the request waiting', async () => {
  const form = { ...(await prefilledForm()), beantwoord: '' };
  for (const antwoord of ['Tot dinsdag.', 'Of toch woensdag?']) await post({ ...form, antwoord });
  const lines = services.mailbox.mails.map(({ text }) => text?.split('\n')[0]);
  expect(lines).toEqual(['Tot dinsdag.', 'Of toch woensdag?']);
  const row = await services.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'pending', answeredAt: services.clock.now });
});

test('a reply to a request that was answered meanwhile keeps its text', async () => {
  const first = await prefilledForm();
  const second = { ...(await prefilledForm()), antwoord: 'Mijn eigen woorden.' };
  await post(first);
  const late = await post(second);
  expect(late.status).toBe(409);
  expect(late.page.querySelector('textarea[name="antwoord"]')?.textContent).toBe('Mijn eigen woorden.');
  expect(late.page.querySelector('[name="kenmerk"]')?.getAttribute('value')).toBe(second.kenmerk);
  expect(services.mailbox.mails).toHaveLength(1);
});

test.each([
  ['no subject', 'onderwerp', { onderwerp: ' ' }, 'Vul een onderwerp in.'],
  ['no text', 'antwoord', { antwoord: '' }, 'Schrijf eerst een antwoord.'],
  ['a text that is too long', 'antwoord', { antwoord: 'x'.repeat(4001) }, 'nu 1 te veel'],
  ['unfilled gaps', 'antwoord', { antwoord: 'Le … à … vous conviendrait-il ?' }, 'Er staan nog puntjes (…)'],
])('a reply with %s has an error at its field', async (_, name, changes, problem) => {
  const form = { ...(await prefilledForm()), antwoord: 'Iets.', ...changes };
  const { status, page } = await post(form);
  expect(status).toBe(422);
  const [field, ...others] = page.querySelectorAll('[aria-invalid="true"]');
  expect([field?.id, others]).toEqual([name, []]);
  expect(page.querySelector(`#${field?.getAttribute('aria-describedby') ?? ''}`)?.text).toContain(problem);
  const alert = page.querySelector('[role="alert"]')?.text;
  expect(alert).toContain('nog niet verstuurd');
  expect(alert).toContain(problem);
  expect(page.querySelector('#antwoord')?.textContent).toBe(form.antwoord);
  expect(services.mailbox.mails).toEqual([]);
});

test("a reply is signed with the name of its writer's account, if any", async () => {
  await services.db.updateTable('users').set({ name: 'Sam de Wit' }).execute();
  expect((await prefilledForm()).antwoord).toMatch(new RegExp(`\\nSam de Wit\\n${company.brand}$`));
});

test('no mail is offered to a suppressed address, and a reply that was being written is not sent', async () => {
  const form = { ...(await prefilledForm()), antwoord: 'Mijn eigen woorden.' };
  await suppress(services, 'noor@delinde.example');
  const page = await open();
  expect(page.querySelector('[data-mail-warning]')?.text).toContain('mailen wij niet');
  expect(page.querySelectorAll('#antwoord, [href^="mailto:"], [href="#schrijven"]')).toEqual([]);
  const resent = page.querySelectorAll('#mails ~ ul li').filter((mail) => mail.querySelector('form'));
  expect(resent.map(({ text }) => text)).toEqual([expect.stringContaining(services.env.mailTo)]);
  const answer = await post(form);
  expect(answer.status).toBe(422);
  expect(answer.page.querySelector('#antwoord')?.textContent).toBe('Mijn eigen woorden.');
  expect(services.mailbox.mails).toEqual([]);
});

const pdf = new File(['%PDF-1.7 de offerte'], '../Offerte <De Linde>.pdf', { type: 'text/html' });

/** Posts the reply form with a file, as a browser does. */
async function upload(bijlage: File, antwoord = 'Mijn eigen woorden.') {
  const fields = { ...(await prefilledForm()), antwoord, bijlage };
  return postStaffUpload(services, requestPath(reference), fields, session);
}

test('a PDF is attached to a reply unchanged, has to be chosen again after a rejected reply, and is named in both lists', async () => {
  const { page: rejected } = await upload(pdf, 'Op …');
  expect(rejected.querySelector('#antwoord-error')).not.toBeNull();
  expect(rejected.querySelector('#bijlage-error')?.text).toContain('opnieuw');
  expect((await upload(pdf)).status).toBe(303);
  const [sent] = services.mailbox.mails[0]?.attachments ?? [];
  expect(sent).toMatchObject({ filename: 'Offerte De Linde.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(sent?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 de offerte');
  const page = await open();
  expect(page.text.match(/met Offerte De Linde\.pdf/g)).toHaveLength(2);
});

test.each([
  ['a file that is a PDF by name only', new File(['MZ'], 'offerte.pdf'), 'is geen pdf'],
  ['a file of more than 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'offerte.pdf'), 'te groot'],
])('%s is refused as an attachment, and the typed reply is kept', async (_, file, problem) => {
  const { status, page } = await upload(file);
  expect(status).toBe(422);
  expect(page.querySelector('#bijlage-error')?.text).toContain(problem);
  expect(page.querySelector('#antwoord')?.textContent).toBe('Mijn eigen woorden.');
  expect(services.mailbox.mails).toEqual([]);
});

const templatesPath = '/beheer/voorbeeldteksten';
const save = (text: string, versie = '0') => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`]));
  return send(templatesPath, { actie: 'bewaren', sjabloon: 'rondgang', versie, ...texts });
};
const begun = async () => (await open()).querySelector('#antwoord')?.textContent ?? '';

test('a reply begins with the template of the first of two colleagues, in the language of the request, with the names filled in', async () => {
  const delivered = await begun();
  expect((await save('{naam} von {bedrijf}, {referentie}: … Uhr?')).status).toBe(303);
  expect(await begun()).toContain(`Camille von Apotheek De Linde, ${reference}: … Uhr? (en)`);
  const late = await save('Daarna');
  expect(late.status).toBe(409);
  expect(late.page.querySelector('#rondgang-nl')?.textContent).toBe('Daarna (nl)');
  const restore = { actie: 'herstellen', sjabloon: 'rondgang', versie: '1' };
  expect((await send(templatesPath, restore)).status).toBe(303);
  expect(await begun()).toBe(delivered);
  expect((await save('Later', '1')).status).toBe(409);
});

test.each(['Beste {name}', 'Beste {naam', 'Beste }{naam}'])('a template %j is rejected', async (text) => {
  const { status, page } = await save(text);
  expect(status).toBe(422);
  expect(page.querySelector('#rondgang-nl[aria-invalid="true"]')?.textContent).toBe(`${text} (nl)`);
  expect(await services.db.selectFrom('replyTemplates').selectAll().execute()).toEqual([]);
});

/** Presses the button that inserts a template; returns the text of the reply after that. */
async function insert(sjabloon: string, antwoord: string) {
  const { status, page } = await post({ ...(await prefilledForm()), antwoord, sjabloon, voegin: 'ja' });
  expect(status).toBe(200);
  return page.querySelector('#antwoord')?.textContent ?? '';
}

test('a chosen template replaces an untouched one, or goes before the closing of a typed text, and nothing is sent', async () => {
  const first = await begun();
  const text = await insert('vraag', first.replaceAll('\n', '\r\n'));
  const [greeting, question, closing] = text.split('\n\n');
  expect(first).not.toContain(question);
  expect(await insert('rondgang', text)).toBe(first);
  expect(await insert('vraag', ' ')).toBe(text);
  const written = [greeting, 'Wij komen dinsdag langs.'];
  const typed = await insert('vraag', [...written, closing].join('\n\n'));
  expect(typed.split('\n\n')).toEqual([...written, question, closing]);
  expect(services.mailbox.mails).toEqual([]);
});
