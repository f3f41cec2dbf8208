/**
 * The database servers that the site supports, their outages, and properties that the site relies
 * on.
 */
import { defaultLimits, openDatabase, openDatabaseForMaintenance } from '#server/database/database.ts';
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { parseEnv } from '#server/env.ts';
import { readHealth } from '#server/health/health.ts';
import { createHealthWatch } from '#server/health/watch.ts';
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { CompiledQuery, sql } from 'kysely';
import { aContact, formRequest, jsonRequest, send, sendContact } from '../support/contact.ts';
import { bookForToken, holdTime } from '../support/appointments.ts';
import { getPage, visitPage } from '../support/pages.ts';
import { neonUrl, openNeon } from '../support/neon-proxy.ts';
import { createTestDatabase, databaseNow, query, serverForAll } from '../support/test-database.ts';
import { createTestServices, runAll } from '../support/test-services.ts';
import { template } from '../support/postgres-template.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import { runScript } from '../support/run-script.ts';
import { openWebhook } from '../support/webhook.ts';

test('Neon over HTTP stores a submission with its mails in one call, after one for the closed days, and recognises a repeat', async () => {
  const proxy = await openNeon();
  const services = await createTestServices(neonUrl);
  const contact = { submissionId: randomUUID() };
  const idle = { ...services, deliverMail: () => Promise.resolve() };
  await send(idle, jsonRequest(aContact(contact)));
  expect(proxy.queries).toBe(2);
  const answers = await Promise.all([sendContact(services, contact), sendContact(services, contact)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(services.mailbox.mails).toHaveLength(2);
  const [row] = await services.db.selectFrom('contactRequests').selectAll().execute();
  expect(row).toMatchObject({ ...contact, quarantineReasons: [], createdAt: services.clock.now });
});

test('Neon over HTTP returns days and amounts as the other databases do, so that a booking can be confirmed', async () => {
  await openNeon();
  const services = await createTestServices(neonUrl);
  const { token } = await bookForToken(services);
  const { response } = await holdTime(services, token);
  expect(response.headers.get('location')).toContain('done=held');
  await services.db.updateTable('appointments').set({ estimatedPrice: 85.5 }).execute();
  const rows = await services.db
    .selectFrom('appointments')
    .select(['appointmentDate', 'estimatedPrice'])
    .execute();
  expect(rows).toEqual([{ appointmentDate: '2026-11-27', estimatedPrice: 85.5 }]);
});

test.each([400, 503])('when Neon responds with %i, submissions get 503 and pages work', async (status) => {
  const proxy = await openNeon();
  const services = await createTestServices(neonUrl);
  proxy.downStatus = status;
  const { response } = await send(services, jsonRequest(aContact()));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  const { page, response: shown } = await getPage(services, '/afspraak');
  expect([shown.status, shown.headers.get('netlify-cdn-cache-control')]).toEqual([200, null]);
  expect(page.querySelectorAll('[name=appointmentDate]').length).toBeGreaterThan(0);
});

const server = serverForAll();

test('while the database is stopped a submission is refused with 503, and the same one is stored after the restart', async () => {
  const services = await createTestServices(server.urlOf(template));
  await sendContact(services); // opens connections, which the stop then breaks
  const contact = aContact();
  await server.stop();

  const { response } = await send(services, jsonRequest(contact));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toEqual({ message: expect.stringContaining('Uw antwoorden staan er nog') });
  const form = await visitPage(services, formRequest(contact));
  expect(form.response.status).toBe(503);
  expect(form.page.getElementById('bedrijf')?.getAttribute('value')).toBe('Apotheek De Linde');

  await server.start();
  expect((await sendContact(services, contact)).status).toBe(201);
  expect(services.mailbox.mails).toHaveLength(4);
  expect(services.logged.map(({ event }) => event)).toEqual(['database unavailable', 'database unavailable']);
});

test('a submission is refused with 503 when the database does not respond in time', async () => {
  const services = await createTestServices(server.urlOf(template));
  const databaseLimits = { ...defaultLimits, statementMs: 100 };
  const hurried = await createTestServices(server.urlOf(template), { databaseLimits });
  await services.db.connection().execute(async (blocker) => {
    await blocker.executeQuery(CompiledQuery.raw('begin'));
    await blocker.executeQuery(CompiledQuery.raw('lock table contact_requests in access exclusive mode'));
    const { response } = await send(hurried, jsonRequest(aContact()));
    expect(response.status).toBe(503);
    await blocker.executeQuery(CompiledQuery.raw('rollback'));
  });
  expect((await sendContact(services)).status).toBe(201);
});

test('a function has one connection, replaces it when the server falls silent, and closes it when idle', async () => {
  const url = `${server.urlOf(template)}?application_name=function`;
  const env = { AWS_LAMBDA_FUNCTION_NAME: 'contact', NETLIFY_DEV: 'true', DATABASE_URL: url };
  const db = openDatabase(parseEnv(env), { ...defaultLimits, answerMs: 300 });
  onTestFinished(() => db.destroy());
  /** Returns the process id of the connection. */
  const ask = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? NaN;
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect(others).toEqual([first, first]);

  process.kill(first, 'SIGSTOP');
  const error: unknown = await ask().catch((reason: unknown) => reason);
  process.kill(first, 'SIGCONT');
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await ask()).not.toBe(first);
  const services = await createTestServices(server.urlOf(template));
  const open = sql`select from pg_stat_activity where application_name = 'function'`;
  await expect.poll(async () => (await open.execute(services.db)).rows).toEqual([]);
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

const wrongOf = async (DATABASE_URL: string) =>
  (await examine({ DATABASE_URL }, new Date(await databaseNow(DATABASE_URL))))
    .filter(({ state }) => state === 'wrong')
    .map(({ text }) => text);

test('a database in another encoding than UTF-8 is rejected, with the command that creates a right one', async () => {
  const name = `encoded_${randomUUID().slice(0, 8)}`;
  await query(inject('postgresUrl'), `create database ${name} encoding 'SQL_ASCII' template template0`);
  const url = new URL(`/${name}`, inject('postgresUrl')).href;
  const cure = /SQL_ASCII.*createdb --encoding UTF8 --template template0/;
  expect(await wrongOf(url)).toEqual([expect.stringMatching(cure)]);
  for (const script of ['scripts/database/migrate.ts', 'scripts/start.ts'])
    expect(await runScript([script], { variables: { DATABASE_URL: url, PORT: '0' } })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(cure),
    });
});

test('a read-only database is reported at once, and a submission is refused with 503', async () => {
  const hook = await openWebhook('/alert');
  const url = await createTestDatabase();
  await runAll(await createTestServices(url));
  await query(url, `alter database "${nameOf(url)}" set default_transaction_read_only = on`);
  const env = { ALERT_URL: hook.url };
  const services = await createTestServices(`${url}?application_name=read-only`, { env });
  const { response } = await send(services, jsonRequest(aContact()));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await readHealth(services)).problems).toEqual(['database-read-only']);
  const watchHealth = createHealthWatch();
  for (let run = 0; run < 3; run += 1) await watchHealth(services);
  expect(hook.bodies).toEqual([expect.stringContaining('alleen worden gelezen')]);
  expect(await wrongOf(url)).toEqual([expect.stringMatching(/^it may only be read/)]);
});

test('a database with another DateStyle gives the same dates', async () => {
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
