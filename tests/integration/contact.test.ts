import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aContact, sendContact, formRequest } from '../support/contact.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';
import { forms, readRows } from '../support/forms.ts';
import { getPage, valuesOf, visitPage } from '../support/pages.ts';
import { formPost } from '../support/requests.ts';

const services = servicesPerTest();
/** Services with a limit of one submission an hour. */
const strictServices = () =>
  createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1' } });

const readContacts = () => readRows(forms.contact, services);

test('a quote request is stored as it was sent, and answered with a reference and the promise', async () => {
  const submissionId = randomUUID();
  const { status, body } = await sendContact(services, { submissionId });
  expect(status).toBe(201);
  const [row] = await readContacts();
  expect(row).toMatchObject({
    ...{ submissionId, locale: 'nl', naam: 'Noor de Vries', bedrijf: 'Apotheek De Linde' },
    ...{ telefoon: '+31301234567', service: 'apotheek', bericht: 'Drie ochtenden per week, 180 m².' },
    ...{ quarantineReasons: [], createdAt: services.clock.now },
  });
  const reference = String(row?.reference);
  expect(reference).toMatch(/^OFF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(body).toEqual({
    message: `Bedankt voor uw aanvraag. Wij reageren morgen voor 10:00\u00a0uur. Uw referentie is ${reference}.`,
    reference,
    confirmation: expect.stringContaining(`reference=${reference}`),
  });
});

test('a quote request without a submission id is recognised by its content for at least ten minutes', async () => {
  const contact = { submissionId: undefined };
  services.clock.advanceMinutes(8);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendContact(services, contact)));
  services.clock.advanceMinutes(9); // in the next window of ten minutes
  answers.push(await sendContact(services, contact));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  services.clock.advanceMinutes(9);
  expect((await sendContact(services, contact)).status).toBe(201);
  expect(await readContacts()).toHaveLength(2);
});

test('a quote request whose reference is taken gets another one, and the first keeps its own', async () => {
  const draws = [1, 1, 2].map((value) => new Uint8Array(8).fill(value));
  const drawn = { ...services, randomBytes: () => draws.shift() ?? new Uint8Array(8) };
  await sendContact(drawn);
  expect((await sendContact(drawn)).status).toBe(201);
  const references = (await readContacts()).map(({ reference }) => reference);
  expect(references.sort()).toEqual(['OFF-1111-1111', 'OFF-2222-2222']);
  const second = services.mailbox.mails.filter((mail) => mail.subject?.includes('OFF-2222-2222'));
  expect(second).toHaveLength(2);
});

test('a repeat of a stored quote request is never refused by the rate limit', async () => {
  const strict = await strictServices();
  const contact = { submissionId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendContact(strict, contact)));
  answers.push(await sendContact(strict, contact));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  expect((await sendContact(strict)).status).toBe(429);
});

test('a quote request that looks like spam reaches the company with a note that says why', async () => {
  await sendContact(services, { elapsedMs: '2999', bedrijf: 'De Linde (www.delinde.nl)' });
  const [toCompany] = services.mailbox.mailsTo(services.env.mailTo);
  expect(toCompany?.text).toContain('binnen enkele seconden verstuurd');
  expect(toCompany?.text).toContain('de tekst bevat links');
  expect(toCompany?.subject).not.toContain('Verdacht');
});

test('a form post that exceeds the rate limit keeps its answers and states when to try again', async () => {
  const strict = await strictServices();
  const visit = (request: Request) => visitPage(strict, request);
  await visit(formRequest(aContact()));
  const { response, page } = await visit(formRequest(aContact({ naam: 'Tweede' })));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(page.querySelector('[role=alert]')?.text).toContain('over 1 uur');
  expect(page.querySelector('main form')?.getAttribute('action')).toBe('/contact');
  strict.clock.advanceMinutes(60);
  const again = await visit(formPost('/contact', valuesOf(page.querySelector('main form'))));
  expect(again.response.headers.get('location')).toMatch(/^\/bedankt\?form=contact&reference=OFF-/);
  expect((await readContacts()).at(-1)).toMatchObject({ naam: 'Tweede' });
});

test('the confirmation page shows the sent answers for an hour, and not after that, even after a repeat', async () => {
  const contact = aContact({ service: 'huisarts' });
  const { response } = await visitPage(services, formRequest(contact));
  const location = response.headers.get('location') ?? '';
  expect(decodeURIComponent(location)).not.toContain('noor@');
  const shown = await getPage(services, location);
  expect(shown.response.headers.get('cache-control')).toBe('no-store');
  const answers = shown.page.querySelectorAll('[data-answer]').map(({ text }) => text);
  expect(answers.join()).toMatch(/Soort pand\s*Huisartsen\u00adpraktijk/);
  expect(answers.join()).toMatch(/E-mailadres\s*noor@delinde\.example/);
  services.clock.advanceMinutes(61);
  const { body } = await sendContact(services, contact);
  for (const path of [location, (body as { confirmation: string }).confirmation]) {
    const { page } = await getPage(services, path);
    expect(page.querySelector('[data-answer]')).toBeNull();
    expect(page.querySelector('[data-reference]')?.text).toMatch(/^OFF-/);
  }
});
