import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import fs from 'node:fs/promises';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fillDatabase } from '../support/filled-database.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function open() {
  return openDatabaseForMaintenance({
    databaseUrl: await createTestDatabase(),
    dataDirectory: '',
    production: false,
  });
}

test('each migration works on a filled database of the version before, up and down', async () => {
  const { db } = await fillDatabase();
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: path.resolve('migrations') });
  const migrator = new Migrator({ db, provider });
  const count = async () =>
    (await sql<{ naam: string }>`select naam from contact_requests`.execute(db)).rows.length;
  const requests = await count();
  expect(requests).toBeGreaterThan(2);
  const names = (await migrator.getMigrations()).map(({ name }) => name).reverse();
  const done = (name: string, direction: string) => [{ migrationName: name, direction, status: 'Success' }];
  for (const name of names) {
    const isFirst = name === names.at(-1);
    expect((await migrator.migrateDown()).results).toEqual(done(name, 'Down'));
    expect((await migrator.migrateUp()).results).toEqual(done(name, 'Up'));
    if (!isFirst) expect(await count()).toBe(requests);
    expect((await migrator.migrateDown()).results).toEqual(done(name, 'Down'));
  }
});

test('a database that a newer release has migrated is left as it is, so that the older one starts', async () => {
  const db = await open();
  await sql`insert into kysely_migration (name, timestamp) values ('20991231T2359_of_later', '')`.execute(db);
  expect(await migrateToLatest(db)).toEqual([]);
  await sql`delete from kysely_migration where name like '2026112_T18%'`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow(/20991231T2359_of_later[^]*different lines of work/);
  await db.destroy();
});

describe('what goes wrong is one sentence', () => {
  async function run(variables: Record<string, string>, cwd = process.cwd()) {
    const env = { ...process.env, DATABASE_URL: '', ...variables };
    const script = [path.resolve('scripts/database/migrate.ts')];
    return promisify(execFile)(process.execPath, script, { env, cwd }).catch((error: unknown) => error);
  }

  const failsWith = (sentence: RegExp) => ({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^${sentence.source}\n$`)),
  });

  test('a migration that fails, by its name; those before it stay', async () => {
    const cwd = await temporaryFolder();
    await fs.mkdir(path.join(cwd, 'migrations'));
    const write = (name: string, code: string) => fs.writeFile(path.join(cwd, 'migrations', name), code);
    await write('1_good.ts', 'export const up = () => Promise.resolve();');
    await write('2_bad.ts', `export const up = () => Promise.reject(new Error('no such column'));`);
    expect(await run({ DATA_DIR: path.join(cwd, 'data') }, cwd)).toMatchObject(
      failsWith(/Migration 2_bad failed: no such column\. Nothing of it was kept\./),
    );
  });
});
