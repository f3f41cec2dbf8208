import { company } from '#company';
import { endCancellations } from '#server/appointments/changes.ts';
import { holdingStatuses } from '#server/appointments/times.ts';
import { beforeEach, expect, test } from 'vitest';
import { answerAll, bookForToken, bookAppointment, freeSlots, post } from '../support/appointments.ts';
import { neonUrl, openNeon } from '../support/neon-proxy.ts';
import { createTestServices, servicesPerTest, type TestServices } from '../support/test-services.ts';

// These races need a real PostgreSQL: PGlite has a single connection.

const { teams } = company.appointments;
const day = '2026-11-27';

const empty = servicesPerTest();
/** Two servers without mail delivery; `services` is the first. */
let servers: TestServices[];
let services: TestServices;
beforeEach(async () => {
  const both = [empty, await createTestServices(empty.env.databaseUrl)];
  servers = both.map((server) => ({ ...server, deliverMail: () => Promise.resolve() }));
  [services] = servers as [TestServices];
});

const serverOf = (index: number) => servers[index % servers.length] ?? services;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The held times with their teams, as stored. */
function readHeld() {
  const held = services.db.selectFrom('appointments').where('status', 'in', holdingStatuses);
  return held.select(['appointmentDate', 'timeSlot', 'team']).execute();
}

const readMails = () => services.db.selectFrom('outbox').select('reference').execute();

test('of fifty concurrent bookings of one time two succeed, and the others are told the free times', async () => {
  const answers = await Promise.all(
    times(50).map((index) => {
      const email = `${String(index)}@delinde.example`;
      return bookAppointment(serverOf(index), { email }, `192.0.2.${String(index + 1)}`);
    }),
  );
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([taken.length, refused.length]).toEqual([teams, 50 - teams]);
  const free = ['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  for (const { body } of refused)
    expect(body).toMatchObject({ availableSlots: free, fields: { timeSlot: expect.any(String) } });
  expect((await readHeld()).map(({ team }) => team).sort()).toEqual([1, 2]);
  const references = taken.flatMap(({ body }) => [body.reference, body.reference]).sort();
  expect((await readMails()).map(({ reference }) => reference).sort()).toEqual(references);
});

test('concurrent bookings over Neon’s HTTP are limited to the number of teams', async () => {
  await openNeon();
  const neon = await createTestServices(neonUrl);
  const answers = await Promise.all(times(10).map(() => bookAppointment(neon)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...times(8).map(() => 409)]);
});

test('cancelling and booking at once never allocates a time to more teams than exist, and never rejects a free one', async () => {
  for (const round of times(5)) {
    const slot = `1${String(round)}:00`;
    const time = { appointmentDate: day, timeSlot: slot };
    const held = await Promise.all(times(teams).map(() => bookForToken(services, time)));
    await post(serverOf(round), { token: held[0]?.token, action: 'cancel' });
    for (const { clock } of servers) clock.advanceMinutes(10);
    const [, ...booked] = await Promise.all([
      endCancellations(serverOf(round)),
      ...times(20).map((index) => bookAppointment(serverOf(index), time)),
    ]);
    const successes = booked.filter(({ status }) => status === 201).length;
    expect(successes).toBeLessThanOrEqual(1);
    // A booking after the cancellation finds the time free, unless one of the twenty got it.
    expect((await bookAppointment(services, time)).status).toBe(successes === 1 ? 409 : 201);
    expect(await freeSlots(services, day)).not.toContain(slot);
    const rows = (await readHeld()).map((row) => Object.values(row).join(' '));
    expect(new Set(rows).size).toBe(rows.length);
    await answerAll(services);
  }
});
