/**
 * Series and bookings that are planned, changed and decided on at the same moment. The tests need a
 * real PostgreSQL, because PGlite has a single connection.
 */
import { addDays } from '#domain/days.ts';
import { cancel, saveAddress } from '#server/appointments/changes.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { changeAccount, deactivate } from '#server/staff/users/change.ts';
import { personActions } from '#contracts/staff/person.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { seriesActions, seriesPath } from '#contracts/staff/series.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { userActions, usersPath } from '#contracts/staff/users.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bookAppointment, bookForToken, forgetAppointments } from '../support/appointments.ts';
import { cookieOf, getSession, post } from '../support/login.ts';
import { lastLink, useLink } from '../support/password-links.ts';
import { aReply } from '../support/received.ts';
import { changeVisit, confirmedBooking, firstTuesday, formOfPreview } from '../support/series.ts';
import { planSeries, tuesdays, visitsOf, wonQuote } from '../support/series.ts';
import { addUser, logIn, postStaffForm, staffPassword } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';
import { aBookingEntry } from '../support/an-entry.ts';

/** Two servers with separate connections; `services` is the first. */
let servers: TestServices[];
let services: TestServices;
/** Two colleagues; `session` is the first. */
let sessions: { cookie: string }[];
let session: { cookie: string };
beforeEach(async () => {
  const databaseUrl = await createTestDatabase();
  services = await createTestServices(databaseUrl);
  servers = [services, await createTestServices(databaseUrl, { mailbox: services.mailbox })];
  session = await logIn(services, 'operations-manager');
  sessions = [session, await logIn(services, 'administrator')];
});

test('only one of 50 concurrent changes of one series succeeds', async () => {
  const { reference } = await plan();
  await services.deliverMail();
  services.mailbox.mails.length = 0;
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00'];
  const shown = times.map((tijd) => formOfPreview(services, reference, session, { tijd, prijs: '95' }));
  const forms = (await Promise.all(shown)).flatMap((form) => Array<typeof form>(10).fill(form));
  const sent = forms.map((form) => postStaffForm(services, seriesPath(reference), form, session));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([303, ...Array<number>(49).fill(409)]);
  const visits = await visitsOf(services, reference);
  expect(visits.map(({ day, price }) => [day, price])).toEqual(tuesdays(4).map((day) => [day, 95]));
  expect(new Set(visits.map(({ slot }) => slot)).size).toBe(1);
  await services.deliverMail();
  expect(services.mailbox.mails).toHaveLength(1);
});

test('50 series that are planned at the same times at once, and bookings of those times, hold no time twice', async () => {
  const references: string[] = [];
  for (let index = 0; index < 50; index += 1)
    references.push(await wonQuote(services, { email: `klant${String(index)}@reeks.example` }));
  // One preview serves for all series, because each of them has the same days.
  const shown = await formOfPreview(services, references[0] ?? '', session);
  const planned = references.map((each) => postStaffForm(services, seriesPath(each), shown, session));
  const booked = tuesdays(4).map((appointmentDate) =>
    bookAppointment(services, { appointmentDate, timeSlot: '09:00' }),
  );
  const answers = await Promise.all(planned);
  await Promise.all(booked);
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([303, 409]))).toEqual(new Set());
  const held = services.db.selectFrom('appointments').where('status', 'in', ['pending', 'confirmed']);
  const rows = await held.select(['appointmentDate', 'timeSlot', 'team']).execute();
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  expect(rows.every(({ team }) => team !== null)).toBe(true);
});

/**
 * Plans a series. Returns its reference, two of its visits, and a function that ends the series on
 * the day of a visit.
 */
async function plan() {
  const reference = await wonQuote(services);
  await planSeries(services, reference, session);
  const [first, second] = await visitsOf(services, reference);
  if (!first || !second) throw new Error('No visits.');
  const fields = { actie: seriesActions.end, volgnummer: '0' };
  const end = (server: TestServices, { day }: typeof first) =>
    postStaffForm(server, seriesPath(reference), { ...fields, vanaf: day }, session);
  return { reference, first, second, end };
}

/** Starts `second` while the transaction of `first` is open; returns both results. */
async function meanwhile<First, Second>(
  first: (server: TestServices) => Promise<First>,
  second: () => Promise<Second>,
) {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { done, late } = await services.db.transaction().execute(async (db) => {
    const result = await first({ ...services, db });
    const pending = { result: second() };
    await expect.poll(async () => (await waiting.execute(services.db)).rows.length).toBe(1);
    return { done: result, late: pending };
  });
  return [done, await late.result] as const;
}

const address = { straat: 'Maliebaan 12', postcode: '3581 CN', plaats: 'Utrecht' };
const cancellation = { actie: 'afzeggen', reden: 'Ziek.' };
const noteAt = (server: TestServices, visit: string) =>
  postStaffForm(server, requestPath(visit), { actie: 'notitie', tekst: 'De sleutel ligt klaar.' }, session);

test.each<[string, (server: TestServices, visit: string) => Promise<unknown>]>([
  ['a mail that is stored', aReply],
  ['an automatic mail that is stored', (server, visit) => aReply(server, visit, { isAutomatic: true })],
  ['a cancellation by the customer', cancel],
  ['an address by the customer', (server, visit) => saveAddress(server, visit, address)],
  ['a note of a colleague', noteAt],
])('%s while a series is being ended prevents that, and the visit stays', async (_name, interfere) => {
  const { reference, second, end } = await plan();
  const [, ended] = await meanwhile(
    (server) => interfere(server, second.reference),
    () => end(services, second),
  );
  expect(ended.status).toBe(409);
  expect(await visitsOf(services, reference)).toHaveLength(4);
});

test.each([
  ['an address that is entered while a series is lengthened is stored at the added visits too', true],
  ['lengthening a series while its address is entered is refused', false],
])('%s', async (_name, isLengthenedFirst) => {
  const { reference, first } = await plan();
  const form = await formOfPreview(services, reference, session, { tot: addDays(firstTuesday, 55) });
  const lengthen = async (server: TestServices) =>
    (await postStaffForm(server, seriesPath(reference), form, session)).status;
  const enter = (server: TestServices) => saveAddress(server, first.reference, address);
  const results = isLengthenedFirst
    ? await meanwhile(lengthen, () => enter(services))
    : await meanwhile(enter, () => lengthen(services));
  expect(results).toEqual(isLengthenedFirst ? [303, 'done'] : ['done', 409]);
  const visits = services.db.selectFrom('appointments').select('straat').where('seriesId', 'is not', null);
  expect(await visits.execute()).toEqual(Array(isLengthenedFirst ? 8 : 4).fill({ straat: address.straat }));
});

const kinds = ['visits', 'a reply'];
test.each(kinds)('what a colleague stores while the customer is erased is erased too: %s', async (kind) => {
  const { reference } = await plan();
  const longer = await formOfPreview(services, reference, session, { tijd: '11:00', dag3: 'on' });
  const email = 'noor@delinde.example';
  const texts = { onderwerp: 'Uw vraag', antwoord: 'Tot dinsdag.' };
  const reply = { actie: 'antwoorden', van: 'won', ...texts, kenmerk: randomUUID() };
  const erasure = { actie: personActions.erase, ook: '', zeker: 'on' };
  const [changed, erased] = await meanwhile(
    (server) =>
      kind === 'visits'
        ? postStaffForm(server, seriesPath(reference), longer, session)
        : postStaffForm(server, requestPath(reference), reply, session),
    () => postStaffForm(services, personPathOf(email, services.env), erasure, sessions[1]),
  );
  expect([changed.status, erased.status]).toEqual([303, 303]);
  for (const table of ['appointments', 'requests', 'outbox', 'series'] as const)
    expect(await services.db.selectFrom(table).select('reference').execute()).toEqual([]);
});

test.each<[string, number, (server: TestServices, booking: string) => Promise<unknown>]>([
  ['a colleague', 404, (server, booking) => changeVisit(server, booking, session, cancellation)],
  ['its customer', 409, cancel],
])('no series is planned from a booking that %s cancels meanwhile', async (_name, expected, change) => {
  const reference = await confirmedBooking(services);
  const form = await formOfPreview(services, reference, session);
  const [, planned] = await meanwhile(
    (server) => change(server, reference),
    () => postStaffForm(services, seriesPath(reference), form, sessions[1]),
  );
  expect(planned.status).toBe(expected);
  expect(await visitsOf(services, reference)).toEqual([]);
});

test('a note at a visit that a change has just removed is refused, and its text is kept', async () => {
  const { first, end } = await plan();
  const [ended, noted] = await meanwhile(
    (server) => end(server, first),
    () => noteAt(services, first.reference),
  );
  expect([ended.status, noted.status]).toEqual([303, 404]);
  expect(noted.page.querySelector('textarea')?.textContent).toBe('De sleutel ligt klaar.');
});

test('a session that is stored while a mailed link sets a new password is ended', async () => {
  const account = { username: 'jan', password: staffPassword };
  const gebruiker = await addUser(services, 'team-leader', account.username, { email: 'jan@example.nl' });
  await postStaffForm(services, usersPath, { actie: userActions.sendLink, gebruiker }, sessions[1]);
  const link = await lastLink(services);
  const [login, used] = await meanwhile(
    (server) => post(server, '/api/login', account),
    () => useLink(services, link),
  );
  expect([login.status, used.status]).toEqual([200, 200]);
  expect((await getSession(services, cookieOf(login))).status).toBe(401);
});

test('the last administrator remains when two administrators deactivate each other at once', async () => {
  await logIn(services, 'administrator', 'eva');
  const administrators = services.db.selectFrom('users').select('id').where('role', '=', 'administrator');
  const [first = 0, second = 0] = (await administrators.execute()).map(({ id }) => id);
  const at = services.now();
  const change = ({ db }: TestServices, userId: number, target: number) =>
    changeAccount(db, { userId, target, action: 'deactivated', at, ...deactivate(target, at) });
  const results = await meanwhile(
    (server) => change(server, first, second),
    () => change(services, second, first),
  );
  expect(results).toEqual([true, false]);
  expect(await administrators.where('state', '=', 'active').execute()).toHaveLength(1);
});

/** Confirms a booking through one of the servers. */
function confirm(reference: string, index: number) {
  const fields = { actie: 'bevestigen', volgnummer: '0', prijs: String(80 + index) };
  return postStaffForm(servers[index] ?? services, requestPath(reference), fields, sessions[index]);
}

test('only one of two people who confirm a booking at once succeeds, and one mail is sent, 12 times', async () => {
  for (let round = 0; round < 12; round += 1) {
    await forgetAppointments(services);
    const { reference } = await bookForToken(services, { timeSlot: round % 2 === 0 ? '10:00' : '11:00' });
    // In every second round the hold has expired, so that a confirmation also has to find a team.
    if (round % 2 === 1) await services.db.updateTable('appointments').set({ team: null }).execute();
    await services.deliverMail();
    services.mailbox.mails.length = 0;
    const answers = await Promise.all([confirm(reference, 0), confirm(reference, 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const row = await services.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    const winner = answers.findIndex(({ status }) => status === 303);
    expect(row).toMatchObject({ status: 'confirmed', sequence: 1, team: 1, estimatedPrice: 80 + winner });
    expect(await services.db.selectFrom('requestEvents').selectAll().execute()).toHaveLength(1);
    await services.deliverMail();
    expect(services.mailbox.mails.map(({ subject }) => subject?.includes('is bevestigd'))).toEqual([true]);
  }
});

test('only one of two bookings that are confirmed at once gets the last free team, 6 times', async () => {
  for (let round = 0; round < 6; round += 1) {
    await forgetAppointments(services);
    const held = await bookForToken(services);
    const both = [await bookForToken(services), await bookForToken(services, { timeSlot: '11:00' })];
    expect(await held.find()).toMatchObject({ team: 1 });
    const references = both.map(({ reference }) => reference);
    const place = services.db.updateTable('appointments').set({ team: null, timeSlot: '10:00' });
    await place.where('reference', 'in', references).execute();
    const answers = await Promise.all(references.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.page.querySelector('[role="alert"]')?.text).toContain('geen team vrij');
    const teams = await Promise.all(both.map(async ({ find }) => (await find())?.team ?? null));
    expect(teams.toSorted()).toEqual([2, null]);
  }
});

test('only one of two people who enter a booking at the same hour of a team at once succeeds, 6 times', async () => {
  for (let round = 0; round < 6; round += 1) {
    await forgetAppointments(services);
    const enter = (server: TestServices, index: number) =>
      postStaffForm(server, newRequestPath, aBookingEntry(), sessions[index]);
    const answers = await Promise.all(servers.map(enter));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(answers.find(({ status }) => status === 409)?.page.text).toContain('Er is niets bewaard.');
    expect(await services.db.selectFrom('appointments').select('team').execute()).toEqual([{ team: 2 }]);
  }
});
