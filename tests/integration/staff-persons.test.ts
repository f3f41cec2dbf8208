/**
 * The data of one person: found, shown, exported, and erased from every table. It is never logged.
 */
import { accountKey } from '#server/accounts/login-store.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import type { exportPerson } from '#server/staff/persons/export.ts';
import { personActions, personsPath } from '#contracts/staff/person.ts';
import { queueActions } from '#contracts/staff/queue.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listRequests } from '../../scripts/demo/list-requests.ts';
import { readDatabase } from '../support/filled-database.ts';
import { sendRequest } from '../support/forms.ts';
import { cv, leaveTraces, person, tracesIn } from '../support/person-traces.ts';
import { aReply } from '../support/received.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { addUser, eventsOf, staffPerTest } from '../support/staff.ts';

const { naam, email, adres } = person;

const { services, session, open, send, act: post } = staffPerTest('administrator');

const request = sendRequest.bind(undefined, services);

const act = (actie: string, more: Record<string, unknown>, about = email) =>
  send(personPathOf(about, services.env), { actie, ...more });

type PersonExport = Awaited<ReturnType<typeof exportPerson>>;

async function exported(ook: string): Promise<PersonExport> {
  const answer = await act(personActions.export, { ook });
  const attached = /^attachment; filename="persoonsgegevens-.*\.json"$/;
  expect(answer.headers.get('content-disposition')).toMatch(attached);
  return JSON.parse(answer.body) as PersonExport;
}

const auditOf = (action: string) =>
  services.db.selectFrom('auditLog').selectAll().where('action', '=', action).execute();

const find = (zoek: string) => send(personsPath, { actie: personActions.find, zoek });

const spellings = ['06 1234 5670', '+31612345670', '12345670', 'zoë Brand', 'brand'];

test.each(spellings)('a search for %j finds a person with a number but no e-mail address', async (text) => {
  await request('callback', { naam: 'Zoe Brand', email: '', telefoon: '0612345670' });
  await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '0612345671' });
  const { status, location } = await find(text);
  expect(status).toBe(303);
  const { page } = await open(location ?? '');
  expect(page.querySelector('h1')?.text).toBe('Zoe Brand');
  expect(page.text).toContain('+31 6 12345670');
});

test.each([
  ['contact', 'contactRequests', 'consentsToAds', 'advertenties'],
  ['application', 'applications', 'consentsToKeep', 'bewaren'],
] as const)(
  'staff withdraws a consent that a person gave with forms: %s',
  async (form, table, column, wat) => {
    const references = [await request(form, { email }), await request('callback', { email })];
    const other = await request(form, { email: 'iemand@anders.example' });
    const { db } = services;
    await db
      .updateTable(table)
      .set({ [column]: true })
      .execute();
    const path = personPathOf(email, services.env);
    expect((await open(path)).page.querySelector(`#${wat}`)).not.toBeNull();
    expect(await act(personActions.withdrawConsent, { wat })).toMatchObject({ status: 303 });
    expect((await open(path)).page.querySelector(`#${wat}`)).toBeNull();
    expect(await db.selectFrom(table).select('reference').where(column, '=', true).execute()).toEqual([
      { reference: other },
    ]);
    const [entry] = await auditOf('person.consent-withdrawn');
    expect(entry?.detail).toEqual({
      references: expect.arrayContaining(references) as unknown,
      consent: wat,
    });
  },
);

test('staff ends the newsletter of a person, and of nobody else', async () => {
  await request('newsletter', { email });
  await request('newsletter', { email: 'iemand@anders.example' });
  expect(await act(personActions.withdrawConsent, { wat: 'nieuwsbrief' })).toMatchObject({ status: 303 });
  expect(await services.db.selectFrom('newsletterSubscribers').select('email').execute()).toEqual([
    { email: 'iemand@anders.example' },
  ]);
});

test('a search with several matches offers each of them once', async () => {
  for (const changes of [{ email }, { email: email.toUpperCase() }, { email: '' }])
    await request('callback', { naam: 'Jan Brand', telefoon: '0612345670', ...changes });
  await request('testimonial', { customerName: 'Ida Brand' });
  const { status, page } = await find('brand');
  expect(status).toBe(200);
  const links = page.querySelectorAll('section a[href^="/beheer/personen/"]');
  const names = links.map(({ text }) => text.split(' · ')[0]).sort();
  expect(names).toEqual(['Ida Brand', 'Jan Brand', 'Jan Brand']);
  for (const link of links) expect((await open(link.getAttribute('href') ?? '')).status).toBe(200);
  expect(await auditOf('persons.searched')).toMatchObject([{ detail: { rows: 3 } }]);
});

test('the page of a person is found by an e-mail address, which is not in its URL, and suggests requests without an e-mail address', async () => {
  const { withoutEmail } = await leaveTraces(services, session);
  await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '030 765 43 21' });
  const { status, location } = await find(` ${email.toUpperCase()} `);
  expect(status).toBe(303);
  const path = location ?? '';
  expect(tracesIn(path)).toEqual([]);
  const { page } = await open(path);
  expect(page.querySelector('h1')?.text).toBe(naam);
  expect(page.text).toContain('4 verzoeken');
  const boxes = page.querySelectorAll('[type="checkbox"][name="ook"]');
  const asked = boxes.map((input) => input.getAttribute('value'));
  expect(asked.sort()).toEqual([...withoutEmail].sort());
  const query = withoutEmail.map((reference) => `ook=${reference}`).join('&');
  const counted = await open(`${path}?${query}`);
  expect(counted.page.text).toContain('6 verzoeken');
});

test('the page of a person reports when nothing is known, and responds with 404 to a forged URL', async () => {
  const nobody = await open(personPathOf('x@y.example', services.env));
  expect(nobody.page.text).toContain('Van dit adres is bij ons niets bekend.');
  const forged = await open(`${personsPath}/${'A'.repeat(80)}`);
  expect(forged.status).toBe(404);
  const other = personPathOf(email, { appSecret: 'another secret' });
  expect((await open(other)).status).toBe(404);
});

test('the page of a person shows the newest two hundred requests, and counts and erases all', async () => {
  await sql`
    insert into contact_requests (submission_id, reference, locale, naam, bedrijf, email, service, created_at)
    select gen_random_uuid(), 'OFF-' || 1000 + number || '-AAAA', 'nl', 'Naam', 'Bedrijf', ${email}, 'kantoor',
      ${services.clock.now}::timestamptz + number * interval '1 second'
    from generate_series(1, 250) as number`.execute(services.db);
  await listRequests(services.db);
  const { page } = await open(personPathOf(email, services.env));
  expect(page.text).toContain('Wij hebben 250 verzoeken');
  const listed = page
    .querySelectorAll('main a')
    .flatMap((link) => link.getAttribute('href')?.match(/OFF-.{9}$/) ?? []);
  expect(listed).toHaveLength(200);
  expect(listed[0]).toBe('OFF-1250-AAAA');
  expect(page.querySelector('[data-more]')?.text).toContain('de nieuwste 200 van 250');
  await act(personActions.erase, { zeker: 'on' });
  expect(await services.db.selectFrom('contactRequests').select('id').execute()).toEqual([]);
});

test('a request that staff attributed is exported however many newer ones have the name', async () => {
  await request('contact', { naam: 'Jan Brand', email });
  const reference = await request('callback', { naam: 'Jan Brand', email: '' });
  await sql`
    insert into requests (reference, kind, status, locale, name, quarantine_reasons, created_at, sort_at)
    select 'TBV-' || lpad(number::text, 8, '0'), kind, status, locale, name, quarantine_reasons,
      created_at + interval '1 hour', sort_at
    from requests, generate_series(1, 200) as number where reference = ${reference}`.execute(services.db);
  expect((await exported(reference)).references).toContain(reference);
  const { page } = await open(personPathOf(email, services.env));
  const list = page.querySelector('[data-more] a')?.getAttribute('href') ?? '';
  expect((await open(list)).page.text).toContain('201');
});

test('an export has every row with every column, and is audited', async () => {
  const { references, withoutEmail } = await leaveTraces(services, session);
  const id = await addUser(services, 'operations-manager', 'co', { email: 'co@example.nl' });
  const assignment = { actie: 'toewijzen', van: '', aan: String(id) };
  await post(references[0] ?? '', assignment);
  const data = await exported(withoutEmail.join(','));
  expect(JSON.stringify(data.mails)).not.toContain('co@example.nl');
  expect(data.references.sort()).toEqual([...references, ...withoutEmail].sort());
  const kinds = data.requests.map((row) => (row as { kind: string }).kind).sort();
  expect(kinds.join(' ')).toBe('application appointment callback callback contact testimonial');
  expect(JSON.stringify(data.requests)).toContain(adres);
  expect(data.requests).toContainEqual(expect.objectContaining({ straat: 'Quackelweg 7' }));
  expect(data.events).toContainEqual(expect.objectContaining({ kind: 'visitor-address' }));
  const texts = data.events.map((event) => (event as { text: string | null }).text);
  expect(texts).toHaveLength(8);
  expect(texts.filter((text) => text !== null)).toEqual([
    expect.stringContaining('orchideeën'),
    'Zebedeus belde over zijn orchideeën.',
  ]);
  const base64 = Buffer.from(cv).toString('base64');
  const file = { name: 'Zebedeus.pdf', type: 'application/pdf', base64 };
  // The files of the application, and of a mail about the quote.
  expect(data.files).toEqual([
    { reference: references[1], ...file },
    { reference: references[0], ...file },
  ]);
  expect(data.newsletter).toMatchObject([{ email }]);
  // Each request mails the company, and most also mail the person.
  expect(data.mails.length).toBeGreaterThan(8);
  expect(await auditOf('person.exported')).toHaveLength(1);
});

test('an export has every mail as text, with the PDF that staff attached, without links that would let its reader act as the person', async () => {
  await request('appointment', { email });
  await request('newsletter', { email });
  const link = 'https://www.example.nl/afspraak/beheren?token=AFS-1.geheim';
  // The previous release stored mails in their final form, as `textBody` and `htmlBody`.
  const plain = { body: null, textBody: `Beheer uw afspraak:\n${link}\n\n-- \nWij`, htmlBody: link };
  const type = { filename: 'offerte.pdf', contentType: 'application/pdf' };
  const pdf = { ...type, content: 'JVBERg==', encoding: 'base64' };
  const stored = { ...plain, attachments: JSON.stringify([pdf]) };
  const [first] = await services.db.selectFrom('outbox').select(['id', 'reference']).orderBy('id').execute();
  await services.db.updateTable('outbox').set(stored).where('id', '=', Number(first?.id)).execute();
  const { mails } = await exported('');
  expect(mails.map((mail) => mail.attachments)).toEqual([[pdf], [], []]);
  const words = JSON.stringify(mails);
  expect(words).not.toMatch(/token|ics/);
  expect(words).toContain('https://www.example.nl/afspraak/beheren');
  expect(words).toContain(first?.reference);
});

test('an export has no data of anybody else, whatever references its form contains', async () => {
  await leaveTraces(services, session);
  const other = await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '030 765 43 21' });
  const named = await request('callback', { naam, email: 'een@ander.example' });
  const data = await exported([other, named].join(','));
  expect(data.references).not.toContain(other);
  expect(data.references).not.toContain(named);
  expect(JSON.stringify(data)).not.toContain('een@ander.example');
});

/** Every row of every table, as text after the name of its table. */
async function dump(): Promise<string> {
  const tables = Object.entries(await readDatabase(services.db));
  return tables.flatMap(([name, rows]) => rows.map((row) => `${name}: ${row}`)).join('\n');
}

/** The tables of the rows that contain the text. */
const tablesWith = (content: string, text: string) =>
  content.split('\n').flatMap((row) => (row.includes(text) ? row.slice(0, row.indexOf(':')) : []));

/** Digests of the e-mail address, and the tables that contain each. */
const digests: [() => string, string[]][] = [
  [
    () => recipientKeyOf(email, services.env) ?? '',
    ['blocked_senders', 'rate_limits', 'suppressed_recipients'],
  ],
  [() => accountKey(services.env.appSecret, email), ['login_attempts']],
];

test('erasing leaves nothing of the person in the database or in the logs', async () => {
  const { references, withoutEmail } = await leaveTraces(services, session);
  await request('contact', { naam: 'Blijvende Klant', email: 'blijft@klant.example' });
  const before = await dump();
  const some: unknown = expect.arrayContaining(['698765432', 'orchideeën', 'quackel', 'zebedeus']);
  expect(tracesIn(before)).toEqual(some);
  const written = new Set(
    before.split('\n').flatMap((row) => (tracesIn(row).length > 0 ? row.split(':')[0] : [])),
  );
  expect([...written].sort()).toEqual([
    ...['application_files', 'applications', 'appointments', 'callback_requests', 'contact_requests'],
    ...['newsletter_subscribers', 'outbox', 'received_files', 'request_events', 'requests'],
    ...['saved_views', 'testimonials'],
  ]);
  for (const [digest, tables] of digests)
    expect([...new Set(tablesWith(before, digest()))].sort()).toEqual(tables);
  await open(personPathOf(email, services.env));
  await act(personActions.export, { ook: withoutEmail.join(',') });
  expect((await act(personActions.erase, { ook: withoutEmail.join(','), zeker: 'on' })).status).toBe(303);
  const left = await dump();
  expect(left.split('\n').filter((row) => tracesIn(row).length > 0)).toEqual([]);
  for (const [digest] of digests) expect(tablesWith(left, digest())).toEqual([]);
  expect(left).toContain('blijft@klant.example');
  expect(services.logged).not.toEqual([]);
  expect(tracesIn(JSON.stringify(services.logged) + takeConsoleOutput().join('\n'))).toEqual([]);
  // The audit log keeps the references.
  const [entry] = await auditOf('person.erased');
  const erased = [...references, ...withoutEmail].sort();
  expect((entry?.detail as { references: string[] }).references.sort()).toEqual(erased);
});

test("what somebody only wrote about another person's request is shown, and erased", async () => {
  const reference = await request('contact', { email: 'blijft@klant.example' });
  await aReply(services, reference, { sender: email });
  await aReply(services, reference, { sender: 'blijft@klant.example' });
  const { page } = await open(personPathOf(email, services.env));
  expect(page.querySelectorAll('main li a').map((link) => link.text.trim())).toEqual([reference]);
  const erased = page.querySelector('[data-erased]')?.text.trim();
  expect(erased).toBe('1 aantekening of ontvangen e-mail');
  expect(page.text).toContain('Download als JSON');
  await act(personActions.erase, { ook: '', zeker: 'on' });
  const kept = await eventsOf(services, reference);
  expect(kept.map(({ detail }) => (detail as { sender: string }).sender)).toEqual(['blijft@klant.example']);
});

test('erasing needs a ticked box, and keeps the requests that staff did not attribute to the person', async () => {
  const { references, withoutEmail } = await leaveTraces(services, session);
  const requests = services.db.selectFrom('requests').select('reference').orderBy('reference');
  const left = async () => (await requests.execute()).map(({ reference }) => reference);
  const { status, page } = await act(personActions.erase, { ook: '' });
  expect(status).toBe(422);
  expect(page.text).toContain('Vink eerst aan');
  expect(await left()).toEqual([...references, ...withoutEmail].sort());
  await act(personActions.erase, { ook: '', zeker: 'on' });
  expect(await left()).toEqual([...withoutEmail].sort());
});

test("erasing the company's address, which anybody can type, keeps the mails to the company", async () => {
  await request('contact', { email: services.env.mailTo });
  await request('contact', { email: 'blijft@klant.example' });
  await act(personActions.erase, { ook: '', zeker: 'on' }, services.env.mailTo);
  const mails = await services.db.selectFrom('outbox').select('recipient').orderBy('id').execute();
  expect(mails).toEqual([{ recipient: services.env.mailTo }, { recipient: 'blijft@klant.example' }]);
});

test('erasing by a telephone number includes requests without an e-mail address only, and says so first', async () => {
  const phone = '+31612345670';
  await request('callback', { naam: 'Zoe Brand', email: '', telefoon: phone });
  const alsoMailed = { naam: 'Zoe Brand', email: 'zoe@brand.example', telefoon: phone };
  const mailed = await request('callback', alsoMailed);
  const { page } = await open(personPathOf(phone, services.env));
  const announced = page.querySelectorAll('[data-erased] li').map(({ text }) => text);
  expect(announced).toEqual(['1 terugbelverzoek', '1 e-mail']);
  const other = page.querySelector(`[data-same-phone] [href^="${personsPath}/"]`);
  expect(other?.parentNode?.text.replace(/\s+/g, ' ')).toContain('ook: Zoe Brand (1 verzoek)');
  expect((await act(personActions.erase, { ook: mailed, zeker: 'on' }, phone)).status).toBe(303);
  const rows = await services.db.selectFrom('requests').select('reference').execute();
  expect(rows).toEqual([{ reference: mailed }]);
});

test('erasing includes views of the list that search for a short name, but not those that search for a word with it', async () => {
  await request('contact', { naam: 'Jan de Vos', email });
  for (const search of ['Jan de Vos', 'vos', 'Januari', 'van de dag'])
    await send('/beheer', {
      ...{ actie: queueActions.saveView, naam: search, adres: `zoek=${encodeURIComponent(search)}` },
    });
  await act(personActions.erase, { ook: '', zeker: 'on' });
  const views = await services.db.selectFrom('savedViews').select('name').orderBy('id').execute();
  expect(views.map(({ name }) => name)).toEqual(['Januari', 'van de dag']);
});
