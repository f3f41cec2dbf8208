/** Every table with personal data has a retention period. */

import { applyRetention } from '#server/app/retention.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase());
});

const dayMs = 86_400_000;
const minuteMs = 60_000;
const ago = (ms: number) => new Date(services.clock.now.getTime() - ms);

/**
 * Tables without rows of visitors, or whose rows are removed with another: table -> why it has no
 * period.
 */
const withoutEnd: Record<string, string> = {
  applicationFiles: 'goes with the application',
  buildRequests: 'one row, of the site',
  caseStudies: 'written by the company, for everybody',
  caseStudyPictures: 'goes with the case study',
  contentFaults: 'one row, of the site',
  inbox: 'one row, of the mailbox',
  healthAlerts: 'of the site; a row goes when the problem does',
  passkeys: 'goes with the account',
  outbox: 'its text goes after 30 days, the rest with the submission',
  receivedFiles: 'goes with the request',
  recoveryCodes: 'goes with the account',
  replyTemplates: 'written by the company, for everybody',
  requestEvents: 'goes with the request',
  requests: 'goes with the submission',
  savedViews: 'goes with the account',
  scheduleRuns: 'a row for each schedule',
  series: 'goes with the request that it is made of',
  totpSecrets: 'goes with the account',
  users: 'staff, until somebody removes the account',
};

test('each table has a retention period, or a reason to have none', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(services.db);
  const names = rows.map(({ name }) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  const { mailBodies, mails, ...removed } = await applyRetention(services.db, services.clock.now);
  expect([mailBodies, mails]).toEqual([0, 0]);
  expect([...Object.keys(removed), ...Object.keys(withoutEnd)].sort()).toEqual(names.sort());
});

test.each([
  ['knownDevices', (at: Date) => ({ key: randomUUID() + randomUUID(), expiresAt: at }), 0],
  ['suppressedRecipients', (at: Date) => ({ key: randomUUID(), createdAt: at }), 180],
  ['auditLog', (at: Date) => ({ action: 'login.failed', createdAt: at }), 365],
] as const)('a row of %s goes when its time is over', async (table, rowAt, days) => {
  const { db, clock } = services;
  const [kept, gone] = [ago(days * dayMs - minuteMs), ago(days * dayMs + minuteMs)];
  for (const at of [kept, gone])
    await db
      .insertInto(table as 'auditLog')
      .values(rowAt(at) as never)
      .execute();
  expect(await applyRetention(db, clock.now)).toMatchObject({ [table]: 1 });
  const column = sql.ref<Date>(days === 0 ? 'expiresAt' : 'createdAt');
  const { rows } = await sql<{ at: Date }>`select ${column} as at from ${sql.table(table)}`.execute(db);
  expect(rows).toEqual([{ at: kept }]);
});

test('a closure is removed a month after its last day', async () => {
  const closure = { firstDay: '2026-01-01', startsAt: '00:00', endsAt: '24:00', createdAt: ago(0) };
  const lastDays = [ago(29 * dayMs), ago(32 * dayMs)].map((moment) => moment.toISOString().slice(0, 10));
  for (const lastDay of lastDays)
    await services.db
      .insertInto('closures')
      .values({ ...closure, lastDay })
      .execute();
  expect(await applyRetention(services.db, services.clock.now)).toMatchObject({ closures: 1 });
  const kept = await services.db.selectFrom('closures').select('lastDay').execute();
  expect(kept.map(({ lastDay }) => lastDay)).toEqual(lastDays.slice(0, 1));
});
