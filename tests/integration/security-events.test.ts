/** Failed logins, logins and exports are logged, without what the user typed. */
import { maxLoginFailures } from '#contracts/login.ts';
import { beforeEach, expect, test } from 'vitest';
import { anAccount, post } from '../support/login.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase());
});

async function readAudit() {
  const rows = await services.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
  return rows.map(({ action, userId, detail }) => ({ action, userId, detail }));
}

async function idOf(username: string): Promise<number> {
  const query = services.db.selectFrom('users').select('id').where('username', '=', username);
  return (await query.executeTakeFirstOrThrow()).id;
}

const ip = '192.0.2.77';
const guess = (username: string, guessed: string) =>
  post(services, '/api/login', { username, password: guessed }, { ip });

test('each failed login and the block that follows, with the account and not the name', async () => {
  const username = await anAccount(services);
  const userId = await idOf(username);
  for (let failure = 0; failure < maxLoginFailures + 3; failure += 1) await guess(username, 'geraden');
  const failed = Array.from({ length: maxLoginFailures - 1 }, (_, index) => ({
    action: 'login.failed',
    userId,
    detail: { failures: index + 1 },
  }));
  // What is tried during a block is not one more entry each: that would be a way to fill the table.
  expect(await readAudit()).toEqual([
    ...failed,
    { action: 'login.blocked', userId, detail: { failures: 5 } },
  ]);
  const events = services.logged.map(({ event }) => event);
  expect(events).toEqual([
    ...Array(4).fill('login failed'),
    'login blocked',
    ...Array(3).fill('login refused'),
  ]);
  expect(JSON.stringify([services.logged, await readAudit()])).not.toMatch(
    new RegExp(`${username}|geraden|192.0`),
  );
});

test('a name that nobody has', async () => {
  await guess('niemand', 'geraden');
  expect(await readAudit()).toEqual([{ action: 'login.failed', userId: null, detail: { failures: 1 } }]);
});
