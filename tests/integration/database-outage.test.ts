import { openDatabase, defaultLimits } from '#server/database/database.ts';
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { CompiledQuery, sql } from 'kysely';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aContact, formRequest, jsonRequest, send, sendContact } from '../support/contact.ts';
import { visitPage } from '../support/pages.ts';
import { createTemplate, template } from '../support/postgres-template.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import { createTestServices } from '../support/test-services.ts';

// A separate server, since it is stopped.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  await createTemplate(server);
});
afterAll(() => server.remove());

test('while the database is stopped a submission is refused with 503, and the same one is stored after the restart', async () => {
  const services = await createTestServices(server.urlOf(template));
  await sendContact(services); // opens connections, which the stop then breaks
  const contact = aContact();
  await server.stop();

  const { response } = await send(services, jsonRequest(contact));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toEqual({ message: expect.stringContaining('Uw antwoorden staan er nog') });
  const form = await visitPage(services, formRequest(contact));
  expect(form.response.status).toBe(503);
  expect(form.page.getElementById('bedrijf')?.getAttribute('value')).toBe('Apotheek De Linde');

  await server.start();
  const again = await send(services, jsonRequest(contact));
  await again.afterwards;
  expect(again.response.status).toBe(201);
  expect(services.mailbox.mails).toHaveLength(4);
  expect(services.logged.map(({ event }) => event)).toEqual(['database unavailable', 'database unavailable']);
});

test('a database that does not answer is given up', async () => {
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

test('a connection to a silent server is closed, and the next query uses another', async () => {
  const line = await startLine(server.urlOf(template));
  // With one connection, as in a function.
  const env = { databaseUrl: line.url, dataDirectory: '', production: false, serverless: true };
  const db = openDatabase(env, { ...defaultLimits, answerMs: 300 });
  onTestFinished(() => db.destroy());
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  expect((await ask()).rows).toEqual([{ one: 1 }]);

  line.fallSilent();
  const error: unknown = await ask().catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(line.connections()).toBe(2);
});

/** A proxy to a database that can drop the database's answers. */
async function startLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const answers: Socket[] = [];
  const line = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    answers.push(upstream);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(() => void line.close());
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${String((line.address() as AddressInfo).port)}`;
  const fallSilent = () => {
    for (const answer of answers) answer.unpipe().resume();
  };
  return { url: url.href, fallSilent, connections: () => answers.length };
}
