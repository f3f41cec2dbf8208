import { applyRetention, removeExpired } from '#server/app/retention.ts';
import { utcDay } from '#domain/days.ts';
import { retentionRules } from '#domain/retention.ts';
import { applicationContract } from '#contracts/application.ts';
import { callbackContract } from '#contracts/callback.ts';
import { contactContract } from '#contracts/contact.ts';
import { randomUUID } from 'node:crypto';
import { sql, type QueryResult } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listRequests } from '../../scripts/demo/list-requests.ts';
import { close } from '../support/appointments.ts';
import { rowsOfForms } from '../support/rows-of-forms.ts';
import { confirmedBooking, planSeries, wonQuote } from '../support/series.ts';
import { addUser, logIn } from '../support/staff.ts';
import { servicesPerTest, mondayMorning } from '../support/test-services.ts';

const services = servicesPerTest();

const dayMs = 86_400_000;
const minuteMs = 60_000;
const ago = (ms: number) => new Date(mondayMorning.getTime() - ms);

const { retention: contact } = contactContract;
const { retention: callback } = callbackContract;
const undecided = { days: applicationContract.retention.daysUndecided };
const { quarantined, mailBody, rateLimitMark, unconfirmedSubscription } = retentionRules;

/** Creation times of rows, a minute before the end of a period and a minute after it. */
const before = ({ days }: { days: number }) => ago(days * dayMs - minuteMs);
const after = ({ days }: { days: number }) => ago(days * dayMs + minuteMs);

const suspicious = { quarantineReasons: ['links'], createdAt: after(quarantined) };
const longAgo = { createdAt: ago(900 * dayMs) };
const cancelled = { status: 'cancelled' };
const sender = 'noor@delinde.example';

type Row = Record<string, unknown>;

type Table = keyof typeof rowsOfForms;

async function insert(table: Table, changes: Row): Promise<string> {
  const reference = `TST-${randomUUID().slice(9, 18).toUpperCase()}`;
  const envelope = { submissionId: randomUUID(), reference, locale: 'nl', createdAt: services.clock.now };
  // The columns differ per table, which the types of a query cannot express.
  const row = { ...rowsOfForms[table], ...envelope, ...changes } as never;
  await services.db.insertInto(table).values(row).execute();
  await listRequests(services.db);
  return reference;
}

const body = {
  ...{ subject: 'Onderwerp', locale: 'nl', reason: 'Daarom.' },
  blocks: [{ kind: 'paragraph', text: 'Tekst' }],
};

async function insertMail(reference: string, createdAt: Date, changes: Row = {}): Promise<void> {
  const row = {
    ...{ messageId: `<${randomUUID()}@www.example.nl>`, reference, createdAt },
    ...{ recipient: sender, replyTo: sender, subject: 'Onderwerp', body: JSON.stringify(body) },
    attachments: JSON.stringify([{ filename: 'a', contentType: 'b', content: 'c' }]),
    ...changes,
  };
  await services.db.insertInto('outbox').values(row).execute();
}

const readMails = () => services.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test.each<[string, Table, boolean, Row]>([
  ['a quote request in its second year', 'contactRequests', true, { createdAt: before(contact) }],
  ['a quote request after two years', 'contactRequests', false, { createdAt: after(contact) }],
  ['a callback of 89 days', 'callbackRequests', true, { createdAt: before(callback) }],
  ['a callback after 90 days', 'callbackRequests', false, { createdAt: after(callback) }],
  ['an appointment in its second year', 'appointments', true, { ...longAgo, appointmentDate: '2024-11-25' }],
  ['a visit cancelled two years ago', 'appointments', false, { ...cancelled, appointmentDate: '2024-11-22' }],
  ['an undecided application', 'applications', true, { createdAt: before(undecided) }],
  ['an undecided application after two years', 'applications', false, { createdAt: after(undecided) }],
  ['a testimonial of any age', 'testimonials', true, longAgo],
  ['a quote request quarantined for 30 days', 'contactRequests', false, suspicious],
  ['a testimonial approved in quarantine', 'testimonials', true, { ...suspicious, status: 'approved' }],
])('%s, in %s, is kept: %s', async (_, table, expected, changes) => {
  await insert(table, changes);
  await applyRetention(services.db, services.clock.now);
  const kept = await services.db.selectFrom(table).select('reference').execute();
  expect(kept.length > 0).toBe(expected);
});

/**
 * Tables without a retention period of their own: rows that are deleted with an account, case
 * study, request or application; the state of the site; texts of the company; and staff accounts.
 */
const withoutEnd = [
  ...['passkeys', 'recoveryCodes', 'savedViews', 'totpSecrets', 'caseStudyPictures', 'applicationFiles'],
  ...['receivedFiles', 'requestEvents', 'series', 'outbox'],
  ...['buildRequests', 'contentFaults', 'inbox', 'healthAlerts', 'scheduleRuns'],
  ...['calendarFeeds', 'caseStudies', 'replyTemplates', 'users'],
];

test('each table has a retention period, or a reason to have none', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(services.db);
  const names = rows.map(({ name }) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  await removeExpired(services);
  const [{ event, removed }] = services.logged as [{ event: string; removed: Record<string, number> }];
  expect(event).toBe('retention applied');
  const { mailBodies, mails, ...ofTables } = removed;
  expect([mailBodies, mails]).toEqual([0, 0]);
  expect([...Object.keys(ofTables), ...withoutEnd].sort()).toEqual(names.sort());
});

const key = () => randomUUID() + randomUUID();

test.each<[string, string, days: number, row: (userId: number) => Row]>([
  ['sessions', 'expiresAt', 0, (userId) => ({ userId, tokenHash: key(), createdAt: ago(dayMs) })],
  ['loginAttempts', 'expiresAt', 0, () => ({ key: key(), failures: 1 })],
  ['knownDevices', 'expiresAt', 0, () => ({ key: key() })],
  ['rateLimits', 'windowStart', rateLimitMark.days, () => ({ key: 'k', attempts: 1 })],
  ['suppressedRecipients', 'createdAt', 180, () => ({ key: randomUUID() })],
  ['auditLog', 'createdAt', 365, () => ({ action: 'login.failed' })],
])('a row of %s is removed when its retention period ends', async (table, column, period, rowOf) => {
  const { db, clock } = services;
  const userId = await addUser(services, 'team-leader');
  const [kept, gone] = [ago(period * dayMs - minuteMs), ago(period * dayMs + minuteMs)];
  const stored = [kept, gone].map((at) => ({ ...rowOf(userId), [column]: at })) as never;
  await db
    .insertInto(table as 'auditLog')
    .values(stored)
    .execute();
  expect(await applyRetention(db, clock.now)).toMatchObject({ [table]: 1 });
  const { rows } = await sql`select ${sql.ref(column)} as at from ${sql.table(table)}`.execute(db);
  expect(rows).toEqual([{ at: kept }]);
});

test('a closure is removed a month after its last day', async () => {
  const lastDays = [29, 32].map((day) => utcDay(ago(day * dayMs)));
  for (const lastDay of lastDays) await close(services, '2026-01-01', { lastDay });
  expect(await applyRetention(services.db, services.clock.now)).toMatchObject({ closures: 1 });
  const kept = await services.db.selectFrom('closures').select('lastDay').execute();
  expect(kept.map(({ lastDay }) => lastDay)).toEqual(lastDays.slice(0, 1));
});

test('more rate limits and mails than one statement has time for are removed in portions', async () => {
  const { db } = services;
  const created = after(mailBody);
  await sql`
    insert into rate_limits (key, window_start, attempts)
    select 'k' || number, ${created}, 1 from generate_series(1, 12000) number`.execute(db);
  await sql`
    insert into outbox (message_id, reference, recipient, reply_to, subject, body, created_at)
    select '<' || number || '@www.example.nl>', 'digest-2026-10-01', 'a@b.nl', 'a@b.nl', 'Onderwerp', ${JSON.stringify(body)},
      ${created}
    from generate_series(1, 12000) number`.execute(db);
  // In production autovacuum analyses such tables long before their rows expire.
  await sql`analyze rate_limits, outbox`.execute(db);
  const gone = { rateLimits: 12_000, mailBodies: 12_000, mails: 12_000 };
  const { removed, portions } = await removeInPortions();
  expect(removed).toMatchObject(gone);
  expect(Math.max(...portions)).toBeLessThan(10_000);
});

test('files of an expired request are removed in portions', async () => {
  const reference = await insert('contactRequests', { createdAt: after(contact) });
  await sql`
    with event as (
      insert into request_events (reference, kind, created_at) values (${reference}, 'note', now()) returning id
    )
    insert into received_files (event_id, name, type, content)
    select id, 'plan.pdf', 'application/pdf', 'a' from event, generate_series(1, 45)`.execute(services.db);
  const { removed, portions } = await removeInPortions();
  expect(removed).toMatchObject({ contactRequests: 1 });
  expect(portions.filter((rows) => rows > 1)).toEqual([20, 20, 5]);
});

/** Removes what has expired; returns the counts, and the number of rows of each statement. */
async function removeInPortions() {
  const { db, clock } = services;
  const execute = vi.spyOn(db.getExecutor(), 'executeQuery');
  const removed = await applyRetention(db, clock.now);
  const results = execute.mock.results.map(({ value }) => value as Promise<QueryResult<unknown>>);
  execute.mockRestore();
  const portions = (await Promise.all(results)).map(({ numAffectedRows }) => Number(numAffectedRows ?? 0));
  return { removed, portions };
}

test('a request whose submission a failed erasure deleted is removed, but not one with a series or of a kind that only a later release knows', async () => {
  const { db, clock } = services;
  await insert('contactRequests', {});
  const unknown = await insert('callbackRequests', {});
  await db.updateTable('requests').set({ kind: 'complaint' }).where('reference', '=', unknown).execute();
  const contract = await wonQuote(services);
  await planSeries(services, contract, await logIn(services, 'operations-manager'));
  await db.deleteFrom('callbackRequests').execute();
  await db.deleteFrom('contactRequests').execute();
  expect(await applyRetention(db, clock.now)).toMatchObject({ requests: 1 });
  const requests = await db.selectFrom('requests').select('reference').where('isVisit', '=', false).execute();
  const references = requests.map(({ reference }) => reference);
  expect(references.sort()).toEqual([contract, unknown].sort());
});

test('a removal that PostgreSQL ended in a deadlock is tried again, once', async () => {
  const { db, clock } = services;
  await insert('callbackRequests', { createdAt: after(callback) });
  await sql`create sequence removals`.execute(db);
  await sql`
    create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('removals') = 1 then raise exception using errcode = 'deadlock_detected'; end if;
      return old;
    end $$`.execute(db);
  await sql`create trigger fail_once before delete on callback_requests for each row execute function fail_once()`.execute(
    db,
  );
  const removed = await applyRetention(db, clock.now).catch(String);
  await sql`drop function fail_once cascade`.execute(db);
  await sql`drop sequence removals`.execute(db);
  expect(removed).toMatchObject({ callbackRequests: 1 });
});

test('expired rows are removed even when the removal from another table fails', async () => {
  const { db, clock } = services;
  await insert('callbackRequests', { createdAt: after(callback) });
  const mark = { key: 'k', windowStart: after(rateLimitMark), attempts: 1 };
  await db.insertInto('rateLimits').values(mark).execute();
  await sql`alter table callback_requests rename to renamed`.execute(db);
  const outcome = await applyRetention(db, clock.now).catch(String);
  await sql`alter table renamed rename to callback_requests`.execute(db);
  expect(outcome).toContain('callback_requests');
  expect(await db.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
});

test('an unconfirmed newsletter address is removed a month after the mail that asked to confirm it', async () => {
  const { db, clock } = services;
  const asked = [before(unconfirmedSubscription), after(unconfirmedSubscription)];
  const rows = [
    { email: 'new@example.nl', mailedAt: asked[0], createdAt: asked[1] },
    { email: 'old@example.nl', mailedAt: asked[1] },
    { email: 'suspicious@example.nl', mailedAt: null },
    { email: 'reader@example.nl', mailedAt: asked[1], confirmedAt: asked[1] },
  ];
  for (const row of rows.map((each) => ({
    publicId: randomUUID(),
    locale: 'nl',
    createdAt: asked[1],
    ...each,
  })))
    await db.insertInto('newsletterSubscribers').values(row).execute();
  await applyRetention(db, clock.now);
  const kept = await db.selectFrom('newsletterSubscribers').select('email').orderBy('id').execute();
  expect(kept.map(({ email }) => email)).toEqual(['new@example.nl', 'reader@example.nl']);
});

test('a mail loses its text after 30 days, even when it was never delivered, and keeps its metadata', async () => {
  const reference = await insert('contactRequests', {});
  await insertMail(reference, after(mailBody), { sentAt: after(mailBody) });
  await insertMail(reference, after(mailBody), { deadAt: before(mailBody) });
  await insertMail(reference, after(mailBody));
  const ofReleaseBefore = { body: null, textBody: 'Tekst', htmlBody: '<p>Tekst</p>' };
  await insertMail(reference, after(mailBody), ofReleaseBefore);
  await insertMail(reference, before(mailBody));
  await applyRetention(services.db, services.clock.now);
  const gone = { body: null, textBody: null, htmlBody: null, isKept: false };
  const empty = { ...gone, attachments: [], recipient: sender, reference };
  const full = { body, isKept: true, deadAt: null };
  expect(await readMails()).toMatchObject([
    { ...empty, sentAt: after(mailBody), deadAt: null },
    { ...empty, deadAt: before(mailBody) },
    { ...empty, deadAt: services.clock.now }, // its text was removed
    empty,
    full,
  ]);
});

test('mails are removed with their submission, also new ones, and digests that name it are emptied', async () => {
  const reference = await insert('callbackRequests', { createdAt: after(callback) });
  await insertMail(reference, before(mailBody), { recipient: 'sam@schoonmaak.example' });
  await insertMail('digest-2026-10-01', after(mailBody));
  const named = { ...body, blocks: [{ kind: 'paragraph', text: `Noor, ${reference}` }] };
  await insertMail('digest-2026-11-19', before(mailBody), { body: JSON.stringify(named) });
  await insertMail('digest-2026-11-20', before(mailBody));
  const removed = await applyRetention(services.db, services.clock.now);
  expect(removed).toMatchObject({ callbackRequests: 1, mails: 1 });
  expect(await readMails()).toMatchObject([
    { reference: 'digest-2026-11-19', body: null },
    { reference: 'digest-2026-11-20', body },
  ]);
});

test.each([
  ['quote', wonQuote, sql`update contact_requests set created_at = '2024-11-20'`],
  ['booking', confirmedBooking, sql`update appointments set appointment_date = '2024-11-20'`],
])('a %s is kept until two years after the last visit of its series', async (_name, request, expire) => {
  const reference = await request(services);
  await planSeries(services, reference, await logIn(services, 'operations-manager'));
  await sql`${expire} where reference = ${reference}`.execute(services.db);
  const series = services.db.selectFrom('series').select('reference');
  await applyRetention(services.db, new Date('2028-12-21T08:00:00Z'));
  expect(await series.execute()).toEqual([{ reference }]);
  await applyRetention(services.db, new Date('2028-12-23T08:00:00Z'));
  expect(await series.execute()).toEqual([]);
});
