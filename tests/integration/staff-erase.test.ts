/** A person is erased from every table and every log, and nobody else is. */
import { accountKey } from '#server/accounts/login-store.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import { personActions } from '#contracts/staff/person.ts';
import { beforeEach, expect, test } from 'vitest';
import { readDatabase } from '../support/filled-database.ts';
import { sendRequest, type forms } from '../support/forms.ts';
import { leaveTraces, person, tracesIn } from '../support/person-traces.ts';
import { anAnswer } from '../support/received.ts';
import { logIn, stayLoggedIn, eventsOf, getStaffPage, postStaffForm } from '../support/staff.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

const { email } = person;

let services: TestServices;
let administrator: { cookie: string };
beforeEach(async () => {
  services = await emptyServices();
  administrator = await logIn(services, 'administrator');
  await stayLoggedIn(services);
});

const request = (kind: keyof typeof forms, changes: Record<string, unknown> = {}) =>
  sendRequest(services, kind, changes);

/** Every row of every table, as text after the name of its table. */
async function dump(): Promise<string> {
  const tables = Object.entries(await readDatabase(services.db));
  return tables.flatMap(([name, rows]) => rows.map((row) => `${name}: ${row}`)).join('\n');
}

/** The tables of the rows that contain the text. */
const tablesWith = (content: string, text: string) =>
  content.split('\n').flatMap((row) => (row.includes(text) ? row.slice(0, row.indexOf(':')) : []));

const act = (action: string, fields: Record<string, unknown>, session = administrator) =>
  postStaffForm(
    services,
    personPathOf(email, services.env),
    { [staffFields.action]: action, ...fields },
    session,
  );

/** Digests of the e-mail address, and the tables that contain each. */
const digests: [() => string, string[]][] = [
  [
    () => recipientKeyOf(email, services.env) ?? '',
    ['blocked_senders', 'rate_limits', 'suppressed_recipients'],
  ],
  [() => accountKey(services.env.appSecret, email), ['login_attempts']],
];

test('leaves nothing of the person in the database or in the logs', async () => {
  const { references, also } = await leaveTraces(services, administrator);
  await request('contact', { naam: 'Blijvende Klant', email: 'blijft@klant.example' });
  const before = await dump();
  expect(tracesIn(before)).toEqual(
    expect.arrayContaining(['698765432', 'orchideeën', 'quackel', 'zebedeus']),
  );
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
  await getStaffPage(services, personPathOf(email, services.env), administrator);
  await act(personActions.export, { ook: also.join(',') });
  expect((await act(personActions.erase, { ook: also.join(','), zeker: 'on' })).status).toBe(303);
  const left = await dump();
  expect(left.split('\n').filter((row) => tracesIn(row).length > 0)).toEqual([]);
  for (const [digest] of digests) expect(tablesWith(left, digest())).toEqual([]);
  expect(left).toContain('blijft@klant.example');
  expect(services.logged).not.toEqual([]);
  expect(tracesIn(JSON.stringify(services.logged) + takeConsoleOutput().join('\n'))).toEqual([]);
  // The audit log keeps the references.
  const [entry] = await services.db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'person.erased')
    .execute();
  expect((entry?.detail as { references: string[] }).references.sort()).toEqual(
    [...references, ...also].sort(),
  );
});

test("includes what they wrote about another person's request", async () => {
  const reference = await request('contact', { email: 'blijft@klant.example' });
  await anAnswer(services, reference, { sender: email });
  await anAnswer(services, reference, { sender: 'blijft@klant.example' });
  await act(personActions.erase, { ook: '', zeker: 'on' });
  const kept = await eventsOf(services, reference);
  expect(kept.map(({ detail }) => (detail as { sender: string }).sender)).toEqual(['blijft@klant.example']);
});

test('leaves what staff did not count as theirs', async () => {
  const { also } = await leaveTraces(services, administrator);
  await act(personActions.erase, { ook: '', zeker: 'on' });
  const rows = await services.db.selectFrom('requests').select('reference').execute();
  expect(rows.map(({ reference }) => reference).sort()).toEqual([...also].sort());
});

test('is done only when its box is ticked', async () => {
  await leaveTraces(services, administrator);
  const { status, page } = await act(personActions.erase, { ook: '' });
  expect(status).toBe(422);
  expect(page.text).toContain('Vink eerst aan');
  expect(await services.db.selectFrom('requests').selectAll().execute()).toHaveLength(6);
});

test("of the company's address, which anybody can type, keeps the mails to the company", async () => {
  await request('contact', { email: services.env.mailTo });
  await request('contact', { email: 'blijft@klant.example' });
  const path = personPathOf(services.env.mailTo, services.env);
  const fields = { [staffFields.action]: personActions.erase, ook: '', zeker: 'on' };
  await postStaffForm(services, path, fields, administrator);
  const mails = await services.db.selectFrom('outbox').select('recipient').orderBy('id').execute();
  expect(mails).toEqual([{ recipient: services.env.mailTo }, { recipient: 'blijft@klant.example' }]);
});

test('by a telephone number includes requests without an e-mail address only, and says so first', async () => {
  const phone = '+31612345670';
  await request('callback', { naam: 'Zoe Brand', email: '', telefoon: phone });
  const mailed = await request('callback', {
    naam: 'Zoe Brand',
    email: 'zoe@brand.example',
    telefoon: phone,
  });
  const path = personPathOf(phone, services.env);
  const { page } = await getStaffPage(services, path, administrator);
  const announced = page.querySelectorAll('[data-erased] li').map(({ text }) => text);
  expect(announced).toEqual(['1 terugbelverzoek', '1 e-mail']);
  const fields = { [staffFields.action]: personActions.erase, ook: mailed, zeker: 'on' };
  expect((await postStaffForm(services, path, fields, administrator)).status).toBe(303);
  const rows = await services.db.selectFrom('requests').select('reference').execute();
  expect(rows).toEqual([{ reference: mailed }]);
});
