import type { Services } from '#server/http/services.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContact, sendContact, contactUrl, jsonRequest, send, formRequest } from '../support/contact.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, emptyServices, type TestServices } from '../support/test-services.ts';
import type { HTMLElement } from 'node-html-parser';
import { getPage, hiddenInputs, visitPage } from '../support/pages.ts';
import { formPost } from '../support/requests.ts';

let services: TestServices;
beforeEach(async () => {
  services = await emptyServices();
});

function findRows(services: Services, email: string) {
  return services.db.selectFrom('contactRequests').selectAll().where('email', '=', email).execute();
}

/** An e-mail address that no other test uses, since the tests of this file share their database. */
function uniqueEmail(): string {
  return `${randomUUID()}@delinde.example`;
}

describe('a quote request', () => {
  test('is stored as it was sent, and answered with a reference and the promise', async () => {
    const email = uniqueEmail();
    const submissionId = randomUUID();
    const { status, body } = await sendContact(services, { submissionId, email });
    expect(status).toBe(201);
    const [row] = await findRows(services, email);
    expect(row).toMatchObject({
      submissionId,
      locale: 'nl',
      naam: 'Noor de Vries',
      bedrijf: 'Apotheek De Linde',
      telefoon: '+31301234567',
      service: 'apotheek',
      bericht: 'Drie ochtenden per week, 180 m².',
      quarantineReasons: [],
      createdAt: services.clock.now,
    });
    const reference = row?.reference ?? '';
    expect(reference).toMatch(/^OFF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(body).toEqual({
      message: `Bedankt voor uw aanvraag. Wij reageren morgen voor 10:00\u00a0uur. Uw referentie is ${reference}.`,
      reference,
      confirmation: expect.stringContaining(`reference=${reference}`),
    });
  });

  test('without a submission id is known again by its content for ten minutes', async () => {
    const contact = { submissionId: undefined, email: uniqueEmail() };
    services.clock.advanceMinutes(8);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendContact(services, contact)));
    services.clock.advanceMinutes(9); // a window border lies between
    answers.push(await sendContact(services, contact));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    services.clock.advanceMinutes(9);
    expect((await sendContact(services, contact)).status).toBe(201);
    expect(await findRows(services, contact.email)).toHaveLength(2);
  });

  test('whose reference is taken gets another one, and the first keeps its own', async () => {
    const draws = [1, 1, 2].map((value) => new Uint8Array(8).fill(value));
    services = await createTestServices(services.env.databaseUrl, {
      randomBytes: () => draws.shift() ?? new Uint8Array(8),
    });
    const email = uniqueEmail();
    await sendContact(services, { email });
    expect((await sendContact(services, { email })).status).toBe(201);
    const rows = await findRows(services, email);
    expect(rows.map(({ reference }) => reference).sort()).toEqual(['OFF-1111-1111', 'OFF-2222-2222']);
    const second = services.mailbox.mails.filter((mail) => mail.subject?.includes('OFF-2222-2222'));
    expect(second).toHaveLength(2);
  });
});

describe('too many requests from one address', () => {
  test('never refuse a repeat of one that was stored', async () => {
    services = await createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1' } });
    const ip = '198.51.100.9';
    const contact = { submissionId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendContact(services, contact, ip)));
    answers.push(await sendContact(services, contact, ip));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect((await sendContact(services, {}, ip)).status).toBe(429);
  });
});

describe('a quote request that looks like spam', () => {
  test.each([
    ['took less than three seconds', { elapsedMs: '2999' }, 'binnen enkele seconden verstuurd'],
    ['names a site', { bedrijf: 'De Linde (www.delinde.nl)' }, 'de tekst bevat links'],
    ['says nothing of its time', { elapsedMs: 'x' }, ''],
  ])('because it %s is answered as any other, with a note for the company', async (_, change, note) => {
    const email = uniqueEmail();
    await sendContact(services, { email, ...change });
    expect(await findRows(services, email)).toMatchObject([{ quarantineReasons: [] }]);
    const { mails } = services.mailbox;
    expect(mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([email, services.env.mailTo].sort());
    const toCompany = mails.find(({ envelopeTo }) => envelopeTo.includes(services.env.mailTo));
    if (note) expect(toCompany?.text).toContain(note);
    else expect(toCompany?.text).not.toContain('spam');
    expect(toCompany?.subject).not.toContain('Verdacht');
  });
});

test('an unknown deadline is omitted from the response, which still has the reference', async () => {
  const services = await createTestServices(await createTestDatabase());
  const { submissionId } = aContact();
  const first = await sendContact(services, { submissionId });
  await services.db.updateTable('contactRequests').set({ dueAt: null }).execute();
  const repeat = await sendContact(services, { submissionId });
  const { reference } = first.body as { reference: string };
  expect(repeat).toMatchObject({ status: 200, body: { message: expect.stringContaining(reference) } });
  expect(JSON.stringify(repeat.body)).not.toMatch(/\{\w+\}/);
  expect(services.logged).toMatchObject([{ event: 'answer without its promise' }]);
});

describe('every answer', () => {
  test.each([
    ['201', () => jsonRequest(aContact())],
    ['400', () => jsonRequest('{')],
    ['403', () => jsonRequest(aContact(), { origin: 'https://evil.example' })],
    ['405', () => new Request(contactUrl)],
    ['415', () => jsonRequest('', { 'content-type': 'text/plain' })],
    ['422', () => jsonRequest({})],
  ])('with %s carries the security headers and is not kept', async (status, makeRequest) => {
    const { response, afterwards } = await send(services, makeRequest());
    await afterwards;
    expect(String(response.status)).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('to an error that nobody foresaw is a 500 without details, and the log has no personal data', async () => {
    const broken = await createTestServices(await createTestDatabase());
    await broken.db.schema.alterTable('contactRequests').renameTo('elsewhere').execute();
    const { response } = await send(broken, jsonRequest(aContact()));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
    });
    const requestId = response.headers.get('x-request-id');
    expect(broken.logged).toMatchObject([
      { event: 'submission failed', requestId, error: { code: '42P01' } },
    ]);
    expect(JSON.stringify(broken.logged)).not.toMatch(/noor|Linde|insert|192\.0\.2/i);
  });
});

/** Follows the redirect. */
function follow(services: TestServices, location: string | null) {
  return getPage(services, location ?? '');
}

/** Label -> sent answer. */
function readAnswers(page: HTMLElement): Record<string, string> {
  const rows = page.querySelectorAll('[data-answer]');
  const read = (row: HTMLElement, name: string) => row.querySelector(name)?.text ?? '';
  return Object.fromEntries(rows.map((row) => [read(row, 'dt'), read(row, 'dd')]));
}

describe('a form post without JavaScript', () => {
  test('that exceeds the rate limit keeps its answers and states when to try again', async () => {
    services = await createTestServices(services.env.databaseUrl, { env: { RATE_LIMIT_PER_HOUR: '1' } });
    await visitPage(services, formRequest(aContact()), '198.51.100.1');
    const { response, page } = await visitPage(
      services,
      formRequest(aContact({ naam: 'Tweede' })),
      '198.51.100.1',
    );
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(page.querySelector('[role=alert]')?.text).toContain('60 min');
    expect(page.querySelector('main form')?.getAttribute('action')).toBe('/contact');
    const kept = hiddenInputs(page);
    services.clock.advanceMinutes(60);
    const again = await visitPage(services, formPost('/contact', kept), '198.51.100.1');
    expect(again.response.headers.get('location')).toMatch(/^\/bedankt\?form=contact&reference=OFF-/);
    const { naam } = await services.db
      .selectFrom('contactRequests')
      .select('naam')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(naam).toBe('Tweede');
  });
});

describe('the confirmation page', () => {
  test('shows nothing of a submission when its URL was not signed by us', async () => {
    const { response } = await visitPage(services, formRequest(aContact()));
    const forged = response.headers.get('location')?.replace(/reference=OFF/, 'reference=TEL') ?? '';
    for (const location of [forged, '/bedankt', '/bedankt?reference=OFF-1&deadline=x&signature=%F0']) {
      const { page } = await follow(services, location);
      expect(page.querySelector('[data-reference]')).toBeNull();
      expect(page.querySelector('[data-deadline]')).toBeNull();
      expect(page.querySelector('h1')?.text).toBe('Hier valt nog niets te bevestigen');
      expect(page.querySelectorAll('main nav a[href="/contact"]')).toHaveLength(1);
    }
  });

  test('shows what was sent for an hour, and then only what was promised', async () => {
    const email = `${randomUUID()}@delinde.example`;
    const { response } = await visitPage(services, formRequest(aContact({ email, service: 'huisarts' })));
    const location = response.headers.get('location') ?? '';
    expect(decodeURIComponent(location)).not.toContain(email);
    const { page, response: confirmation } = await follow(services, location);
    expect(confirmation.headers.get('cache-control')).toBe('no-store');
    expect(readAnswers(page)).toMatchObject({
      'Waar kunnen wij schoonmaken?': 'Huisartsen\u00adpraktijk',
      'E-mailadres': email,
    });
    services.clock.now = new Date(services.clock.now.getTime() + 3_600_001);
    const { page: later } = await follow(services, location);
    expect(readAnswers(later)).toEqual({});
    expect(later.querySelector('[data-reference]')?.text).toMatch(/^OFF-/);
  });

  test('of a repeat shows nothing of what was sent once the hour is over', async () => {
    const contact = aContact({ email: uniqueEmail() });
    await sendContact(services, contact);
    services.clock.advanceMinutes(61);
    const { status, body } = await sendContact(services, contact);
    expect(status).toBe(200);
    const { page } = await follow(services, (body as { confirmation: string }).confirmation);
    expect(readAnswers(page)).toEqual({});
    expect(page.querySelector('[data-reference]')?.text).toMatch(/^OFF-/);
  });
});
