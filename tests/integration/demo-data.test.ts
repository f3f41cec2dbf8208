/** What a first look at the workspace of a local site shows. */
import { referrerClasses } from '#domain/sources.ts';
import { requestKinds } from '#domain/staff/statuses.ts';
import { locales } from '#i18n/locales.ts';
import { readHealth } from '#server/health/health.ts';
import { listUndelivered } from '#server/mail/undelivered.ts';
import { expect, test } from 'vitest';
import { seedDemoData } from '../../scripts/demo-data.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('two hundred requests of every kind and language, with their mails sent and where they came from', async () => {
  const services = await createTestServices(await createTestDatabase());
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
  expect(mails.some(({ textBody }) => textBody !== '')).toBe(true);
  for (const { createdAt, textBody } of mails) expect(textBody === '').toBe(createdAt.getTime() <= monthAgo);
});

test('none of its mails goes out, one is refused, and the site is well', async () => {
  const services = await createTestServices(await createTestDatabase());
  await seedDemoData(services.db, services.clock.now, services.env);
  await services.deliverMail();
  expect(services.mailbox.mails).toEqual([]);
  const undelivered = await listUndelivered(services);
  expect(undelivered.length).toBeGreaterThan(0);
  expect(new Set(undelivered.map(({ reason }) => reason))).toEqual(new Set(['refused']));
  const { problems } = await readHealth(services);
  expect(problems.filter((problem) => problem.startsWith('mail'))).toEqual([]);
});
