/** All that is known of one person: on one page, as a file, and gone. */
import { accountKey } from '#server/accounts/login-store.ts';
import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { sendDigest } from '#server/mail/digest.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { personPathOf } from '#server/staff/persons/address.ts';
import type { PersonExport } from '#server/staff/persons/export.ts';
import { staffFields } from '#submissions/staff/frame.ts';
import { personActions, personsPath } from '#submissions/staff/person.ts';
import { quarantineActions } from '#submissions/staff/quarantine.ts';
import { requestActions, requestPath } from '#submissions/staff/request.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { post as postLogin } from '../support/login.ts';
import { logIn, stayLoggedIn } from '../support/staff.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

/** Nothing of this may be left. Written as nobody else in a test's database is. */
const person = {
  naam: 'Zebedeus Quackelaar',
  bedrijf: 'Quackelaar Kwekerij',
  email: 'zeb@quackelaar.example',
  telefoon: '06 98 76 54 32',
  adres: 'Quackelweg 7, Utrecht',
};
const traces = ['quackel', 'zebedeus', '698765432', '98 76 54 32', 'zeb%40', 'orchideeën'];
/** The same as a column of bytes, and as mails and links write it. */
const encoded = ['quackelaar', 'Quackelaar', 'Zebedeus', 'zeb@quackelaar.example'].flatMap((word) => [
  Buffer.from(word).toString('hex'),
  Buffer.from(word).toString('base64').replace(/=+$/, ''),
]);

let services: TestServices;
let administrator: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase());
  administrator = await logIn(services, 'administrator');
  await stayLoggedIn(services);
});

async function request(kind: keyof typeof forms, changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await sendExample(forms[kind], services, changes);
  return (body as { reference: string }).reference;
}

const { naam, bedrijf, email, telefoon, adres } = person;
const text = 'Wij kweken orchideeën en zoeken een team dat daar voorzichtig omheen werkt, elke week.';

/** One of everything that a person can leave behind; gives the references without an address. */
async function leaveTraces(): Promise<{ also: string[]; references: string[] }> {
  const contact = await request('contact', { naam, bedrijf, email, telefoon, bericht: text });
  const references = [
    contact,
    await request('application', { naam, email, telefoon, adres, motivatie: text, cv: text }),
    await request('appointment', { naam, bedrijf, email, telefoon, specialRequests: text }),
    await request('callback', { naam, email: email.toUpperCase(), telefoon, bericht: text, website: 'x' }),
  ];
  const also = [
    await request('callback', { naam: 'Z. Q. uit Quackeldijk', email: '', telefoon, bericht: text }),
    await request('testimonial', { customerName: naam, company: bedrijf, testimonialText: text }),
  ];
  // A server that refuses a mail names its recipient, and leaves something in the log.
  services.mailbox.refuseWith = 450;
  await sendExample(forms.newsletter, services, { email });
  services.mailbox.refuseWith = undefined;
  // An address that is refused for good is not written to again.
  services.mailbox.refusesRecipients = { addresses: /quackelaar/, text: `550 5.1.1 ${email} is unknown` };
  services.clock.advanceMinutes(30);
  await services.deliverMail();
  services.mailbox.refusesRecipients = undefined;
  // Somebody takes the login of staff for one of clients.
  await postLogin(services, '/api/login', { username: email, password: 'geen idee' });
  await workOn(contact);
  return { references, also };
}

/** A note, a mail that goes again, a block, and the list of the next morning. */
async function workOn(reference: string): Promise<void> {
  const act = (action: string, fields: Record<string, unknown> = {}) =>
    postStaffForm(
      services,
      requestPath(reference),
      { [staffFields.action]: action, ...fields },
      administrator,
    );
  await act(requestActions.note, { tekst: 'Zebedeus belde over zijn orchideeën.' });
  const mail = await services.db
    .selectFrom('outbox')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await act(requestActions.resend, { mail: String(mail.id) });
  await services.db
    .insertInto('savedViews')
    .values({
      userId: (await services.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
      name: 'Nabellen',
      query: 'zoek=Quackelaar',
      createdAt: services.clock.now,
    })
    .execute();
  await act(quarantineActions.block);
  services.clock.now = new Date('2026-11-25T06:30:00Z');
  await sendDigest(services);
  await endUnansweredHolds(services);
  await act(quarantineActions.unblock);
  await act(quarantineActions.block);
}

/** Every row of every table of every schema, as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(services.db);
  const tables = rows.map(async ({ name }) => {
    const content = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} as t`.execute(services.db);
    return content.rows.map(({ row }) => `${name}: ${row}`);
  });
  return (await Promise.all(tables)).flat().join('\n');
}

/** The name of the table of each row in which the text is. */
const tablesWith = (content: string, text: string) =>
  content.split('\n').flatMap((row) => (row.includes(text) ? row.slice(0, row.indexOf(':')) : []));

const tracesIn = (content: string) => [
  ...traces.filter((trace) => content.toLowerCase().includes(trace)),
  ...encoded.filter((trace) => content.includes(trace)),
];

const act = (action: string, fields: Record<string, unknown>, session = administrator) =>
  postStaffForm(
    services,
    personPathOf(email, services.env),
    { [staffFields.action]: action, ...fields },
    session,
  );

async function exported(ook: string): Promise<PersonExport> {
  const answer = await act(personActions.export, { ook });
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="persoonsgegevens-.*\.json"$/,
  );
  return JSON.parse(answer.body) as PersonExport;
}

const auditOf = (action: string) =>
  services.db.selectFrom('auditLog').selectAll().where('action', '=', action).execute();

describe('the page of a person', () => {
  test('is found by an address in any case, which stands nowhere in its own', async () => {
    await leaveTraces();
    const found = await postStaffForm(
      services,
      personsPath,
      { [staffFields.action]: personActions.find, email: ` ${email.toUpperCase()} ` },
      administrator,
    );
    expect(found.status).toBe(303);
    expect(tracesIn(found.location ?? '')).toEqual([]);
    const { page } = await getStaffPage(services, found.location ?? '', administrator);
    expect(page.querySelector('h1')?.text).toBe(naam);
    expect(page.text).toContain('4 verzoeken');
  });

  test('shows what has no address only as a question, and counts it in when staff says so', async () => {
    const { also } = await leaveTraces();
    await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '030 765 43 21' });
    const path = personPathOf(email, services.env);
    const { page } = await getStaffPage(services, path, administrator);
    const asked = page
      .querySelectorAll('[type="checkbox"][name="ook"]')
      .map((input) => input.getAttribute('value'));
    expect(asked.sort()).toEqual([...also].sort());
    const query = also.map((reference) => `ook=${reference}`).join('&');
    const counted = await getStaffPage(services, `${path}?${query}`, administrator);
    expect(counted.page.text).toContain('6 verzoeken');
  });

  test('is noted in the audit log, without the address', async () => {
    const { references } = await leaveTraces();
    await getStaffPage(services, personPathOf(email, services.env), administrator);
    const [entry] = await auditOf('person.read');
    expect((entry?.detail as { references: string[] }).references.sort()).toEqual([...references].sort());
    expect(tracesIn(JSON.stringify(entry))).toEqual([]);
  });

  test('says so when nothing is known, and does not exist for an address that it did not make', async () => {
    const nobody = await getStaffPage(services, personPathOf('x@y.example', services.env), administrator);
    expect(nobody.page.text).toContain('Van dit adres is bij ons niets bekend.');
    const forged = await getStaffPage(services, `${personsPath}/${'A'.repeat(80)}`, administrator);
    expect(forged.status).toBe(404);
    const other = personPathOf(email, { appSecret: 'another secret' });
    expect((await getStaffPage(services, other, administrator)).status).toBe(404);
  });
});

describe('an export', () => {
  test('has every row with every word, and is noted', async () => {
    const { references, also } = await leaveTraces();
    const data = await exported(also.join(','));
    expect(data.references.sort()).toEqual([...references, ...also].sort());
    expect(data.requests.map((row) => (row as { kind: string }).kind).sort()).toEqual([
      'application',
      'appointment',
      'callback',
      'callback',
      'contact',
      'testimonial',
    ]);
    expect(JSON.stringify(data.requests)).toContain(adres);
    expect(data.events).toMatchObject([{ text: 'Zebedeus belde over zijn orchideeën.' }, {}, {}, {}, {}]);
    expect(data.newsletter).toMatchObject([{ email }]);
    // To the company about each, to the person about most, one of the newsletter, one again.
    expect(data.mails.length).toBeGreaterThan(8);
    expect(await auditOf('person.exported')).toHaveLength(1);
  });

  test('has nothing of anybody else, whatever its form names', async () => {
    await leaveTraces();
    const other = await request('callback', { naam: 'Iemand Anders', email: '', telefoon: '030 765 43 21' });
    const named = await request('callback', { naam, email: 'een@ander.example' });
    const data = await exported([other, named].join(','));
    expect(data.references).not.toContain(other);
    expect(data.references).not.toContain(named);
    expect(JSON.stringify(data)).not.toContain('een@ander.example');
  });
});

describe('erasing', () => {
  /** What stands for the address where it is not written, and the tables that have it. */
  const digests: [() => string, string[]][] = [
    [
      () => recipientKeyOf(email, services.env) ?? '',
      ['public.blocked_senders', 'public.rate_limits', 'public.suppressed_recipients'],
    ],
    [() => accountKey(services.env.appSecret, email), ['public.login_attempts']],
  ];

  test('leaves nothing of the person in the database or in the logs', async () => {
    const { references, also } = await leaveTraces();
    await request('contact', { naam: 'Blijvende Klant', email: 'blijft@klant.example' });
    const before = await dump();
    expect(tracesIn(before)).toEqual(
      expect.arrayContaining(['698765432', 'orchideeën', 'quackel', 'zebedeus']),
    );
    const written = new Set(
      before.split('\n').flatMap((row) => (tracesIn(row).length > 0 ? row.split(':')[0] : [])),
    );
    expect([...written].sort()).toEqual(
      [
        ...[
          'applications',
          'appointments',
          'callback_requests',
          'contact_requests',
          'newsletter_subscribers',
        ],
        ...['outbox', 'request_events', 'requests', 'saved_views', 'testimonials'],
      ].map((table) => `public.${table}`),
    );
    for (const [digest, tables] of digests)
      expect([...new Set(tablesWith(before, digest()))].sort()).toEqual(tables);
    await getStaffPage(services, personPathOf(email, services.env), administrator);
    await exported(also.join(','));
    expect((await act(personActions.erase, { ook: also.join(','), zeker: 'on' })).status).toBe(303);
    const left = await dump();
    expect(left.split('\n').filter((row) => tracesIn(row).length > 0)).toEqual([]);
    for (const [digest] of digests) expect(tablesWith(left, digest())).toEqual([]);
    expect(left).toContain('blijft@klant.example');
    expect(services.logged).not.toEqual([]);
    expect(tracesIn(JSON.stringify(services.logged) + takeConsoleOutput().join('\n'))).toEqual([]);
    // What was done is still known, by codes.
    const [entry] = await auditOf('person.erased');
    expect((entry?.detail as { references: string[] }).references.sort()).toEqual(
      [...references, ...also].sort(),
    );
  });

  test('leaves what staff did not count as theirs', async () => {
    const { also } = await leaveTraces();
    await act(personActions.erase, { ook: '', zeker: 'on' });
    const rows = await services.db.selectFrom('requests').select('reference').execute();
    expect(rows.map(({ reference }) => reference).sort()).toEqual([...also].sort());
  });

  test('is done only when its box is ticked', async () => {
    await leaveTraces();
    const { status, page } = await act(personActions.erase, { ook: '' });
    expect(status).toBe(422);
    expect(page.text).toContain('Vink eerst aan');
    expect(await services.db.selectFrom('requests').selectAll().execute()).toHaveLength(6);
  });

  test('of the address of the company, which anybody can type, keeps the mails to the company', async () => {
    await request('contact', { email: services.env.mailTo });
    await request('contact', { email: 'blijft@klant.example' });
    const path = personPathOf(services.env.mailTo, services.env);
    const fields = { [staffFields.action]: personActions.erase, ook: '', zeker: 'on' };
    await postStaffForm(services, path, fields, administrator);
    const mails = await services.db.selectFrom('outbox').select('recipient').orderBy('id').execute();
    expect(mails).toEqual([{ recipient: services.env.mailTo }, { recipient: 'blijft@klant.example' }]);
  });

  test('keeps the lists of other mornings', async () => {
    await request('contact', { naam: 'Blijvende Klant', email: 'blijft@klant.example' });
    services.clock.now = new Date('2026-11-25T06:30:00Z');
    await sendDigest(services);
    await leaveTraces();
    await act(personActions.erase, { ook: '', zeker: 'on' });
    const digests = await services.db
      .selectFrom('outbox')
      .select('textBody')
      .where('reference', 'like', 'digest-%')
      .execute();
    expect(digests[0]?.textBody).toContain('Blijvende Klant');
  });
});
