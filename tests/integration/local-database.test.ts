/** PGlite, the local database: what it stores, its lock, and a backup and its restoration. */
import { openDatabase, openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { parseEnv } from '#server/env.ts';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { seedDemoData } from '../../scripts/demo/demo-data.ts';
import { sendContact } from '../support/contact.ts';
import { readDatabase } from '../support/filled-database.ts';
import { runScript } from '../support/run-script.ts';
import { folderForAll, temporaryFolder } from '../support/temporary-folder.ts';
import { createTestServices } from '../support/test-services.ts';

// PGlite takes seconds to start, and each script starts its own.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

allowLocalDatabase();

const migrated = folderForAll();
beforeAll(async () => {
  await using db = openDatabaseForMaintenance(parseEnv({ DATA_DIR: migrated }));
  expect(await migrateToLatest(db)).not.toHaveLength(0);
  expect(await migrateToLatest(db)).toHaveLength(0);
});

/** Copies the migrated database, because creating one takes seconds; returns its variables. */
async function localDatabase() {
  const variables = { DATA_DIR: await temporaryFolder() };
  await cp(migrated, variables.DATA_DIR, { recursive: true });
  return variables;
}

test('PGlite stores a submission with its mails, recognises a repeat and keeps both across a restart', async () => {
  const env = await localDatabase();
  const contact = { submissionId: randomUUID() };
  const services = await createTestServices(undefined, { env });
  const first = await sendContact(services, contact);
  expect(first.status).toBe(201);
  expect(services.mailbox.mails).toHaveLength(2);
  await services.db.destroy();
  const restarted = await createTestServices(undefined, { env });
  expect(await sendContact(restarted, contact)).toMatchObject({ status: 200, body: first.body });
});

test('PGlite cannot be opened while another process has it open, and can once that process has ended', async () => {
  const env = parseEnv(await localDatabase());
  const lockFile = `${env.dataDirectory}/database.lock`;
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await writeFile(lockFile, String(other.pid));
  const readLock = async () => {
    await using db = openDatabase(env);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    return await readFile(lockFile, 'utf8');
  };
  await expect(readLock()).rejects.toThrow(/in use by process \d+/);
  other.kill();
  await once(other, 'exit');
  const lock = await readLock();
  // As after a crash, when another process has reused the id of the crashed one.
  await writeFile(lockFile, lock.replace(String(process.pid), String(process.ppid)));
  await readLock();
});

/** Reads the whole database of a folder, after a change to it, if any. */
async function readFolder(variables: { DATA_DIR: string }, change?: (db: Database) => Promise<unknown>) {
  await using db = openDatabaseForMaintenance(parseEnv(variables));
  await change?.(db);
  return await readDatabase(db);
}

test('a backup of the local database restores everything, also in another time zone', async () => {
  const full = await localDatabase();
  const rows = await readFolder(full, (db) => seedDemoData(db, new Date('2026-11-23'), parseEnv(full)));
  const restored = { DATA_DIR: await temporaryFolder() };
  const file = join(restored.DATA_DIR, 'backup');
  const run = (script: string, variables: Record<string, string>) =>
    runScript([`scripts/database/${script}.ts`, file], { variables });
  expect((await run('backup', { ...full, TZ: 'Europe/Amsterdam' })).stdout).toBe(`${file}\n`);
  const { stdout } = await run('restore', { ...restored, TZ: 'America/New_York' });
  expect(stdout).toMatch(/^\d+ rows are back\. Migrations applied after it: none\.\n$/);
  expect(await readFolder(restored)).toEqual(rows);
});
