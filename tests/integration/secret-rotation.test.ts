/** APP_SECRET is replaced by another one, and what went out by mail goes on to work. */
import { managePagePath } from '#server/appointments/link.ts';
import { visitPage } from '../support/pages.ts';
import { bare } from '../support/requests.ts';
import { expect, test } from 'vitest';
import { bookForToken } from '../support/appointments.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

test('a link of before works while the key of before stands in its variable, and no longer', async () => {
  const databaseUrl = await createTestDatabase();
  const [first, second] = ['first'.repeat(8), 'second'.repeat(8)];
  const make = (env: Record<string, string>) => createTestServices(databaseUrl, { env });
  const { token } = await bookForToken(await make({ APP_SECRET: first }));
  const open = async (env: Record<string, string>) =>
    (await visitPage(await make(env), bare(managePagePath('nl', token)))).response.status;
  expect(await open({ APP_SECRET: second, APP_SECRET_PREVIOUS: first })).toBe(200);
  expect(await open({ APP_SECRET: second })).toBe(404);
  // What is signed from now on is signed with the new key.
  const { token: newer } = await bookForToken(await make({ APP_SECRET: second, APP_SECRET_PREVIOUS: first }));
  const path = managePagePath('nl', newer);
  expect((await visitPage(await make({ APP_SECRET: second }), bare(path))).response.status).toBe(200);
});
