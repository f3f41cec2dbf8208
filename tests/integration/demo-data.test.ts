/** What a first look at the workspace of a local site shows. */
import { company } from '#company';
import { addDays, toLocalTime } from '#domain/days.ts';
import { referrerClasses } from '#domain/sources.ts';
import { requestKinds } from '#domain/staff/statuses.ts';
import { locales } from '#i18n/locales.ts';
import { readHealth } from '#server/health/health.ts';
import { listUndelivered } from '#server/staff/health/undelivered.ts';
import { daysOf, readAgenda } from '#server/staff/bookings/agenda.ts';
import { parseAgendaView } from '#contracts/staff/agenda.ts';
import { expect, test } from 'vitest';
import { seedDemoData } from '../../scripts/demo/demo-data.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('two hundred requests of every kind and language, with their mails sent and where they came from', async () => {
  const services = await createTestServices(await takeTestDatabase());
  const { db, env, clock } = services;
  await seedDemoData(db, clock.now, env);
  const requests = await db.selectFrom('requests').selectAll().execute();
  expect(requests.length).toBeGreaterThanOrEqual(200);
  const distinct = (values: unknown[]) => new Set(values).size;
  expect(distinct(requests.map(({ kind }) => kind))).toBe(requestKinds.length);
  expect(distinct(requests.map(({ locale }) => locale))).toBe(locales.length);
  expect(distinct(requests.map(({ referrer }) => referrer))).toBe(referrerClasses.length + 1);
  expect(distinct(requests.map(({ page }) => page))).toBeGreaterThan(8);
  expect(requests.every(({ createdAt }) => createdAt <= clock.now)).toBe(true);

  const mails = await db.selectFrom('outbox').selectAll().execute();
  const known = requests.filter(({ page, email }) => page !== null && email !== null);
  for (const { reference, email, quarantineReasons } of known) {
    const own = mails.filter((mail) => mail.reference === reference);
    if (quarantineReasons.length === 0)
      expect(own.some(({ recipient }) => recipient === env.mailTo)).toBe(true);
    expect(own.some(({ recipient }) => recipient === email)).toBe(quarantineReasons.length === 0);
  }
  const monthAgo = clock.now.getTime() - 30 * 24 * 3_600_000;
  expect(mails.some(({ isKept }) => isKept)).toBe(true);
  for (const { createdAt, isKept } of mails) expect(!isKept).toBe(createdAt.getTime() <= monthAgo);
});

test('none of its mails goes out, one is refused, and the site is well', async () => {
  const services = await createTestServices(await takeTestDatabase());
  await seedDemoData(services.db, services.clock.now, services.env);
  await services.deliverMail();
  expect(services.mailbox.mails).toEqual([]);
  const undelivered = await listUndelivered(services);
  expect(undelivered.length).toBeGreaterThan(0);
  expect(new Set(undelivered.map(({ reason }) => reason))).toEqual(new Set(['refused']));
  const { problems } = await readHealth(services);
  expect(problems.filter((problem) => problem.startsWith('mail'))).toEqual([]);
});

test.each([
  ['a Monday', '2026-11-23T08:00:00Z'],
  ['a Wednesday', '2026-11-25T11:00:00Z'],
  ['a Friday evening', '2026-11-27T20:00:00Z'],
  ['a Sunday', '2026-11-29T11:00:00Z'],
  ['the day before Christmas', '2026-12-24T11:00:00Z'],
])('this week and the next have bookings of both teams on %s', async (_, now) => {
  const { db, env } = await createTestServices(await takeTestDatabase());
  await seedDemoData(db, new Date(now), env);
  const { week: first = '' } = parseAgendaView(
    new URLSearchParams(),
    toLocalTime(new Date(now), company.timeZone).day,
  );
  for (const week of [first, addDays(first, 7)]) {
    const days = await readAgenda(db, daysOf({ week }), 'administrator', new Date(now));
    const bookings = days
      .filter(({ closed }) => !closed)
      .map(({ hours }) => hours.flatMap(({ places }) => places.filter((place) => place.bookings.length > 0)));
    expect(Math.min(...bookings.map(({ length }) => length))).toBeGreaterThan(0);
    expect(new Set(bookings.flat().map(({ team }) => team))).toEqual(new Set([1, 2]));
  }
});
