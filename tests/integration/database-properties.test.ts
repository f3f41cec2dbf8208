/** Properties of a database that the site relies on; other settings are reported. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { readHealth } from '#server/health/health.ts';
import { createHealthWatch } from '#server/health/watch.ts';
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { examine } from '../../scripts/doctor/examine.ts';
import { aContact, jsonRequest, send } from '../support/contact.ts';
import { runScript } from '../support/run-script.ts';
import { createTestDatabase, databaseNow, query } from '../support/test-database.ts';
import { runAll, createTestServices } from '../support/test-services.ts';
import { openWebhook } from '../support/webhook.ts';

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function databaseInEncoding(encoding: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `encoded_${randomUUID()}`;
  await query(url.href, `create database "${name}" encoding '${encoding}' template template0`);
  url.pathname = name;
  return url.href;
}

const wrongOf = async (DATABASE_URL: string) =>
  (await examine({ DATABASE_URL }, new Date(await databaseNow(DATABASE_URL))))
    .filter(({ state }) => state === 'wrong')
    .map(({ text }) => text);

test('a database in another encoding is rejected, with the way to create one', async () => {
  const url = await databaseInEncoding('SQL_ASCII');
  const cure = /SQL_ASCII.*createdb --encoding UTF8 --template template0/;
  expect(await wrongOf(url)).toEqual([expect.stringMatching(cure)]);
  for (const script of ['scripts/database/migrate.ts', 'scripts/start.ts'])
    expect(await runScript([script], { variables: { DATABASE_URL: url, PORT: '0' } })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(cure),
    });
});

test('a read-only database is reported at once, and requests may be retried', async () => {
  const hook = await openWebhook('/alert');
  const url = await createTestDatabase();
  await runAll(await createTestServices(url));
  await query(url, `alter database "${nameOf(url)}" set default_transaction_read_only = on`);
  const services = await createTestServices(`${url}?application_name=read-only`, {
    env: { ALERT_URL: hook.url },
  });
  const { response } = await send(services, jsonRequest(aContact()));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await readHealth(services)).problems).toEqual(['database-read-only']);
  const watchHealth = createHealthWatch();
  for (let look = 0; look < 3; look += 1) await watchHealth(services);
  expect(hook.bodies).toEqual([expect.stringContaining('alleen worden gelezen')]);
  expect(await wrongOf(url)).toEqual([expect.stringMatching(/^it may only be read/)]);
});

test('dates in another style are read as others', async () => {
  const url = await createTestDatabase();
  await query(url, `alter database "${nameOf(url)}" set datestyle = 'SQL, DMY'`);
  const services = await createTestServices(url);
  const other = await createTestServices(await createTestDatabase());
  expect((await readOfferedTimes(services)).days).toEqual((await readOfferedTimes(other)).days);
  const maintenance = openDatabaseForMaintenance({ ...services.env, databaseUrl: url });
  onTestFinished(() => maintenance.destroy());
  const runs = await maintenance.selectFrom('scheduleRuns').select('ranAt').execute();
  expect(runs.map(({ ranAt }) => ranAt.getTime())).not.toContain(NaN);
  expect(await wrongOf(url)).toEqual([]);
});
