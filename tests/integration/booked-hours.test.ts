/**
 * A time is never given to more teams than exist, and a booking of several hours occupies all of
 * them. The concurrent tests need a real PostgreSQL, because PGlite has a single connection.
 */
import { company } from '#company';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { bookingActions } from '#contracts/staff/booking.ts';
import { availabilityPath, type PeriodAvailability } from '#contracts/appointment.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import { endCancellations } from '#server/appointments/changes.ts';
import { holdingStatuses } from '#server/appointments/times.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  bookAndMail,
  bookAppointment,
  bookForToken,
  close,
  confirmAll,
  forgetAppointments,
  freeSlots,
  post,
} from '../support/appointments.ts';
import { calendarOf } from '../support/calendar.ts';
import { neonUrl, openNeon } from '../support/neon-proxy.ts';
import { bare, call } from '../support/requests.ts';
import { changeVisit } from '../support/series.ts';
import { getStaffPage, sessionPerTest } from '../support/staff.ts';
import { createTestServices, servicesPerTest, type TestServices } from '../support/test-services.ts';

const day = '2026-11-27';

const services = servicesPerTest();
const session = sessionPerTest(services, 'team-leader');
/** Two servers without mail delivery, on the same database. */
let servers: TestServices[];
beforeEach(async () => {
  const both = [services, await createTestServices(services.env.databaseUrl)];
  servers = both.map((server) => ({ ...server, deliverMail: () => Promise.resolve() }));
});
const serverOf = (index: number) => servers[index % servers.length] ?? services;

const confirm = (reference: string, uren: number, fields: Record<string, string> = {}) =>
  changeVisit(services, reference, session, {
    ...{ actie: bookingActions.confirm, prijs: '95', uren: String(uren), ...fields },
  });

test('a booking occupies the following hours, in the workspace, on the website and in the calendar file', async () => {
  const { reference } = await bookAndMail(services);
  await bookForToken(services, { timeSlot: '11:00' });
  expect(await freeSlots(services, day)).toContain('11:00');
  expect((await confirm(reference, 3)).status).toBe(303);
  await services.deliverMail();
  const mail = services.mailbox.mails.find(({ subject }) => subject?.includes('bevestigd'));
  expect(mail && calendarOf(mail).moment('DTEND')).toBe('2026-11-27T12:00:00.000Z');
  // Both teams are booked at eleven, because the second booking has the first team.
  expect(await freeSlots(services, day)).not.toContain('11:00');
  expect(await freeSlots(services, day)).toContain('12:00');
  const { page } = await getStaffPage(services, agendaPath({ day }), session);
  const untilOne: unknown = expect.stringMatching(/tot\s+13:00/);
  expect(page.querySelectorAll('[data-continued]').map(({ text }) => text)).toEqual([untilOne, untilOne]);
  expect((await bookAppointment(services, { timeSlot: '11:00' })).status).toBe(409);
});

test('a booking is confirmed with a team that is free for all its hours, and not when no team is', async () => {
  const one = await bookForToken(services);
  const next = await bookForToken(services, { timeSlot: '11:00' });
  expect([(await one.find())?.team, (await next.find())?.team]).toEqual([1, 1]);
  expect((await confirm(one.reference, 2)).status).toBe(303);
  expect(await one.find()).toMatchObject({ team: 2, hours: 2 });
  const late = await bookForToken(services, { timeSlot: '16:00' });
  const refused = await confirm(late.reference, 2);
  expect(refused.status).toBe(422);
  const problem = 'Zo lang is op dat moment geen team vrij';
  expect(refused.page.querySelector('[role=alert]')?.text).toContain(problem);
  expect(await late.find()).toMatchObject({ status: 'pending', hours: 1 });
});

test('a booking moves with all its hours, also to an hour that it occupies itself', async () => {
  const { reference, token, find } = await bookForToken(services, { timeSlot: '10:00' });
  await confirm(reference, 2);
  const blocks = [
    await bookForToken(services, { timeSlot: '14:00' }),
    await bookForToken(services, { timeSlot: '14:00' }),
  ];
  expect(await Promise.all(blocks.map(async (each) => (await each.find())?.team))).toEqual([1, 2]);
  const { response } = await call(showAvailability, services, bare(`${availabilityPath}?token=${token}`));
  const { days } = (await response.json()) as PeriodAvailability;
  // Eleven is an hour of the booking itself and no conflict. From four it would end after closing.
  const offered = ['09:00', '10:00', '11:00', '12:00', '15:00'];
  expect(days.find((each) => each.day === day)?.slots).toEqual(offered);
  const move = (timeSlot: string) =>
    post(services, { token, action: 'move', appointmentDate: day, timeSlot });
  expect((await move('13:00')).response.status).toBe(409);
  expect((await move('16:00')).response.status).toBe(409);
  expect((await move('11:00')).response.status).toBe(303);
  expect(await find()).toMatchObject({ slot: '11:00', hours: 2 });
});

test('only one of a confirmation for two hours and a concurrent booking of the second hour succeeds, 12 times', async () => {
  for (let round = 0; round < 12; round += 1) {
    await forgetAppointments(services);
    const { reference, find } = await bookForToken(services);
    // The other team is booked at eleven.
    await bookForToken(services, { timeSlot: '11:00' });
    await services.db.updateTable('appointments').set({ team: 2 }).where('timeSlot', '=', '11:00').execute();
    await confirmAll(services);
    const [confirmed, booked] = await Promise.all([
      confirm(reference, 2),
      bookAppointment(serverOf(1), { timeSlot: '11:00' }),
    ]);
    const outcome = [confirmed.status === 303, booked.status === 201];
    expect(outcome.filter(Boolean)).toHaveLength(1);
    const expected = outcome[0] ? { hours: 2, status: 'confirmed' } : { hours: 1, status: 'pending' };
    expect(await find()).toMatchObject(expected);
  }
});

test('only one of two concurrent moves to overlapping hours succeeds, 12 times', async () => {
  for (let round = 0; round < 12; round += 1) {
    await forgetAppointments(services);
    const both = [
      await bookForToken(services, { timeSlot: '09:00' }),
      await bookForToken(services, { timeSlot: '11:00' }),
    ];
    await services.db.updateTable('appointments').set({ hours: 2, team: 1 }).execute();
    await close(services, day, { team: 2 });
    const [first, second] = both.map(({ token }) => ({ token, action: 'move', appointmentDate: day }));
    const answers = await Promise.all([
      post(services, { ...first, timeSlot: '14:00' }),
      post(serverOf(1), { ...second, timeSlot: '15:00' }),
    ]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([303, 409]);
  }
});

test('a booking confirmed for an unknown building returns to the list to plan the walk-through', async () => {
  const { reference } = await bookForToken(services, { appointmentDate: '2026-12-02' });
  await confirm(reference, 1, { rondgang: 'ja' });
  const rows = async () =>
    (await getStaffPage(services, queuePath({}), session)).page
      .querySelectorAll('[data-queue-item]')
      .map(({ text }) => text.replaceAll(/\s+/g, ' '));
  expect(await rows()).toEqual([]);
  services.clock.now = new Date('2026-11-24T08:00:00Z');
  expect(await rows()).toEqual([expect.stringContaining('Rondgang inplannen')]);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const { teams } = company.appointments;

/** Reads the held times with their teams. */
function readHeld() {
  const held = services.db.selectFrom('appointments').where('status', 'in', holdingStatuses);
  return held.select(['appointmentDate', 'timeSlot', 'team']).execute();
}

const readMails = () => services.db.selectFrom('outbox').select('reference').execute();

test('two of fifty concurrent bookings of one time succeed, and the others get the free times', async () => {
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
    // A later booking finds the time free, unless one of the twenty got it.
    expect((await bookAppointment(services, time)).status).toBe(successes === 1 ? 409 : 201);
    expect(await freeSlots(services, day)).not.toContain(slot);
    const rows = (await readHeld()).map((row) => Object.values(row).join(' '));
    expect(new Set(rows).size).toBe(rows.length);
    await confirmAll(services);
  }
});
