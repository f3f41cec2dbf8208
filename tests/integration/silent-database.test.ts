import { openDatabase, usualLimits, type Database, type DatabaseLimits } from '#server/database/database.ts';
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { sql } from 'kysely';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';

const answerMs = 300;

test('a connection whose server has gone silent is given up, and the next query has another', async () => {
  const line = await startLine(await createTestDatabase());
  const db = open(line.url, { ...usualLimits, answerMs });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  expect((await ask()).rows).toEqual([{ one: 1 }]);

  line.fallSilent();
  const error: unknown = await ask().catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(line.connections()).toBe(2);
});

/** As a function opens it, with one connection. */
function open(databaseUrl: string, limits: DatabaseLimits): Database {
  const db = openDatabase({ databaseUrl, dataDirectory: '', production: false, serverless: true }, limits);
  onTestFinished(() => db.destroy());
  return db;
}

/** A line to a database that can lose what the database says. */
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
