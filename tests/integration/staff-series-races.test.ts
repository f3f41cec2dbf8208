/**
 * Series that are planned and changed at the same moment. Needs a real PostgreSQL: PGlite has a
 * single connection.
 */
import { addDays } from '#domain/days.ts';
import { cancel, saveAddress } from '#server/appointments/changes.ts';
import type { Database } from '#server/database/database.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { seriesActions, seriesPath } from '#contracts/staff/series.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bookAppointment } from '../support/appointments.ts';
import { anAnswer } from '../support/received.ts';
import { firstTuesday, formOfPreview, planSeries, tuesdays, visitsOf, wonQuote } from '../support/series.ts';
import { logIn, postStaffForm } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let session: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase());
  session = await logIn(services, 'operations-manager');
});

test('of 50 changes of one series one is made', async () => {
  const reference = await wonQuote(services);
  await planSeries(services, reference, session);
  await services.deliverMail();
  services.mailbox.mails.length = 0;
  const shown = await Promise.all(
    ['09:00', '10:00', '11:00', '12:00', '13:00'].map((tijd) =>
      formOfPreview(services, reference, session, { tijd, prijs: '95' }),
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      postStaffForm(services, seriesPath(reference), shown[index % shown.length] ?? {}, session),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  const visits = await visitsOf(services, reference);
  expect(visits.map(({ day, price }) => [day, price])).toEqual(tuesdays(4).map((day) => [day, 95]));
  expect(new Set(visits.map(({ slot }) => slot)).size).toBe(1);
  await services.deliverMail();
  expect(services.mailbox.mails).toHaveLength(1);
});

test('of 50 series that want the same times, and as many bookings, no time is held twice', async () => {
  const references: string[] = [];
  for (let index = 0; index < 50; index += 1)
    references.push(await wonQuote(services, { email: `klant${String(index)}@reeks.example` }));
  // Both previews show the same days.
  const shown = await formOfPreview(services, references[0] ?? '', session);
  const planned = references.map((each) => postStaffForm(services, seriesPath(each), shown, session));
  const booked = tuesdays(4).map((appointmentDate) =>
    bookAppointment(services, { appointmentDate, timeSlot: '09:00' }),
  );
  const answers = await Promise.all(planned);
  await Promise.all(booked);
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([303, 409]))).toEqual(new Set());
  const rows = await services.db
    .selectFrom('appointments')
    .select(['appointmentDate', 'timeSlot', 'team'])
    .where('status', 'in', ['pending', 'confirmed'])
    .execute();
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  expect(rows.every(({ team }) => team !== null)).toBe(true);
});

const address = { straat: 'Maliebaan 12', postcode: '3581 CN', plaats: 'Utrecht' };
const write = (isAutomatic: boolean) => (mailbox: TestServices, visit: string) =>
  anAnswer(mailbox, visit, { isAutomatic });

async function waitForLock(): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(services.db)).rows.length).toBe(1);
}

test.each([
  ['a mail that is stored', write(false)],
  ['an automatic mail that is stored', write(true)],
  ['a cancellation by the customer', cancel],
  [
    'an address by the customer',
    (mailbox: TestServices, visit: string) => saveAddress(mailbox, visit, address),
  ],
  [
    'a note of a colleague',
    (colleague: TestServices, visit: string) =>
      postStaffForm(colleague, requestPath(visit), { actie: 'notitie', tekst: 'Sleutel' }, session),
  ],
])('%s meanwhile keeps its visit', async (_name, happen) => {
  const reference = await wonQuote(services);
  await planSeries(services, reference, session);
  const [, second] = await visitsOf(services, reference);
  if (!second) throw new Error('No visits.');
  const { db } = services;
  const end = () =>
    postStaffForm(
      services,
      seriesPath(reference),
      { actie: seriesActions.end, vanaf: second.day, volgnummer: '0' },
      session,
    );
  const ended = await db.transaction().execute(async (transaction) => {
    await happen({ ...services, db: transaction }, second.reference);
    const ending = end();
    await waitForLock();
    return [ending];
  });
  expect((await ended[0])?.status).toBe(409);
  expect(await visitsOf(services, reference)).toHaveLength(4);
});

/** A planned series, how to lengthen it, and how to enter its address. */
async function lengthening() {
  const reference = await wonQuote(services);
  await planSeries(services, reference, session);
  const [first] = await visitsOf(services, reference);
  const form = await formOfPreview(services, reference, session, { tot: addDays(firstTuesday, 55) });
  return {
    lengthen: (db: Database) => postStaffForm({ ...services, db }, seriesPath(reference), form, session),
    enter: (db: Database) => saveAddress({ ...services, db }, first?.reference ?? '', address),
    streets: () =>
      services.db.selectFrom('appointments').select('straat').where('seriesId', 'is not', null).execute(),
  };
}

test('an address entered while a series is lengthened is at the added visits too', async () => {
  const { lengthen, enter, streets } = await lengthening();
  const [entered] = await services.db.transaction().execute(async (transaction) => {
    expect((await lengthen(transaction)).status).toBe(303);
    const entering = enter(services.db);
    await waitForLock();
    return [entering];
  });
  expect(await entered).toBe('done');
  expect(await streets()).toEqual(Array(8).fill({ straat: address.straat }));
});

test('a series that is lengthened while its address is entered is refused', async () => {
  const { lengthen, enter, streets } = await lengthening();
  const [lengthened] = await services.db.transaction().execute(async (transaction) => {
    expect(await enter(transaction)).toBe('done');
    const waiting = lengthen(services.db);
    await waitForLock();
    return [waiting];
  });
  expect((await lengthened).status).toBe(409);
  expect(await streets()).toEqual(Array(4).fill({ straat: address.straat }));
});

test('a note at a visit that a change has just removed is refused, and shown', async () => {
  const reference = await wonQuote(services);
  await planSeries(services, reference, session);
  const [first] = await visitsOf(services, reference);
  const end = { actie: seriesActions.end, vanaf: first?.day ?? '', volgnummer: '0' };
  const note = { actie: 'notitie', tekst: 'De sleutel ligt klaar.' };
  const [noted] = await services.db.transaction().execute(async (transaction) => {
    const planner = { ...services, db: transaction };
    expect((await postStaffForm(planner, seriesPath(reference), end, session)).status).toBe(303);
    const noting = postStaffForm(services, requestPath(first?.reference ?? ''), note, session);
    await waitForLock();
    return [noting];
  });
  const { status, page } = await noted;
  expect([status, page.querySelector('textarea')?.textContent]).toEqual([404, note.tekst]);
});
