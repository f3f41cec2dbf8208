/** A backup is worth what comes back of it. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { fillDatabase, readDatabase } from '../support/filled-database.ts';
import { forms, sendExample } from '../support/forms.ts';
import { createTestServices } from '../support/test-services.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blinkvast-backup-'));
  onTestFinished(() => rm(directory, { recursive: true }));
});
beforeAll(allowLocalDatabase);

/** A new one without a table. */
async function createEmptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `restored_${randomUUID()}`;
  await client.query(`create database "${url.pathname.slice(1)}"`);
  await client.end();
  return url.href;
}

function run(script: string, file: string, variables: Record<string, string>) {
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  return promisify(execFile)(process.execPath, [`scripts/${script}.ts`, file], { env });
}

async function backUp(databaseUrl = ''): Promise<string> {
  const file = join(directory, 'backup.jsonl.gz');
  expect((await run('db-backup', file, { DATABASE_URL: databaseUrl })).stdout).toBe(`${file}\n`);
  return file;
}

test('everything comes back in another database, which goes on from there', async () => {
  const services = await fillDatabase();
  const before = await readDatabase(services);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const file = await backUp(services.env.databaseUrl);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const databaseUrl = await createEmptyDatabase();
  const rows = Object.values(before).flat().length;
  expect((await run('db-restore', file, { DATABASE_URL: databaseUrl })).stdout).toBe(
    `${String(rows)} rows are back. Migrations applied after it: none.\n`,
  );
  const restored = await createTestServices(databaseUrl);
  expect(await readDatabase(restored)).toEqual(before);
  // New numbers, and triggers that work.
  const { status } = await sendExample(forms.contact, restored, { email: 'new@example.nl' });
  expect(status).toBe(201);
  expect((await readDatabase(restored)).requests).toHaveLength((before.requests?.length ?? 0) + 1);
});

test('also in the database of one’s own machine', async () => {
  const services = await fillDatabase();
  const file = await backUp(services.env.databaseUrl);
  await run('db-restore', file, { DATA_DIR: directory });
  const db = openDatabaseForMaintenance({
    databaseUrl: undefined,
    dataDirectory: directory,
    production: false,
  });
  onTestFinished(() => db.destroy());
  const [before, after] = [await readDatabase(services), await readDatabase({ db })];
  expect(after.contact_requests).toEqual(before.contact_requests);
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

test('nothing is put over what is there, and half a backup leaves nothing', async () => {
  const services = await fillDatabase();
  const file = await backUp(services.env.databaseUrl);
  await expect(
    run('db-restore', file, { DATABASE_URL: services.env.databaseUrl ?? '' }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: 'This database is not empty: make a new one, and let DATABASE_URL name it.\n',
  });
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  await writeFile(file, gzipSync([...lines.slice(0, 4), '{"table":"outbox","rows":[{"id"'].join('\n')));
  const databaseUrl = await createEmptyDatabase();
  await expect(run('db-restore', file, { DATABASE_URL: databaseUrl })).rejects.toMatchObject({ code: 1 });
  const { db } = await createTestServices(databaseUrl);
  expect((await sql`select from contact_requests`.execute(db)).rows).toEqual([]);
});
