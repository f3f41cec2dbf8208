/** After APP_SECRET is replaced, links in earlier mails remain valid. */
import { useTotpCode } from '#server/accounts/second-factor/totp.ts';
import { accountActions } from '#contracts/staff/account.ts';
import { managePagePath } from '#server/appointments/link.ts';
import { visitPage } from '../support/pages.ts';
import { bare } from '../support/requests.ts';
import { expect, test } from 'vitest';
import { bookForToken } from '../support/appointments.ts';
import { OwnAccount, ownPassword } from '../support/own-account.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

const first = 'the first key of the tests, long enough';
const second = 'the second key of the tests, long enough';

test('an earlier link works while the previous key is configured, and no longer', async () => {
  const databaseUrl = await createTestDatabase();
  const make = (env: Record<string, string>) => createTestServices(databaseUrl, { env });
  const { token } = await bookForToken(await make({ APP_SECRET: first }));
  const open = async (env: Record<string, string>) =>
    (await visitPage(await make(env), bare(managePagePath('nl', token)))).response.status;
  expect(await open({ APP_SECRET: second, APP_SECRET_PREVIOUS: first })).toBe(200);
  expect(await open({ APP_SECRET: second })).toBe(404);
  // New links are signed with the new key.
  const { token: newer } = await bookForToken(await make({ APP_SECRET: second, APP_SECRET_PREVIOUS: first }));
  const path = managePagePath('nl', newer);
  expect((await visitPage(await make({ APP_SECRET: second }), bare(path))).response.status).toBe(200);
});

test('an app of codes that another key sealed is named in the log', async () => {
  const databaseUrl = await createTestDatabase();
  const before = await createTestServices(databaseUrl, { env: { APP_SECRET: first } });
  const own = await new OwnAccount(before, 'noor').open();
  await own.act(accountActions.beginTotp, ownPassword);
  await before.db.updateTable('totpSecrets').set({ confirmedAt: before.clock.now }).execute();
  const after = await createTestServices(databaseUrl, { env: { APP_SECRET: second } });
  expect(await useTotpCode(after, own.userId, '123456')).toBe(false);
  expect(after.logged).toEqual([{ event: 'second step cannot be opened', user: own.userId }]);
});
