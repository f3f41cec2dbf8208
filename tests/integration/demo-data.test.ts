/** The workspace of a new local site. */

import { readHealth } from '#server/health/health.ts';
import { listUndelivered } from '#server/staff/health/undelivered.ts';
import { expect, test } from 'vitest';
import { seedDemoData } from '../../scripts/demo/demo-data.ts';
import { emptyServices } from '../support/test-services.ts';

test('none of its mails is sent, one is suppressed, and the site is healthy', async () => {
  const services = await emptyServices();
  await seedDemoData(services.db, services.clock.now, services.env);
  await services.deliverMail();
  expect(services.mailbox.mails).toEqual([]);
  const undelivered = await listUndelivered(services);
  expect(undelivered.length).toBeGreaterThan(0);
  expect(new Set(undelivered.map(({ reason }) => reason))).toEqual(new Set(['refused']));
  const { problems } = await readHealth(services);
  expect(problems.filter((problem) => problem.startsWith('mail'))).toEqual([]);
});
