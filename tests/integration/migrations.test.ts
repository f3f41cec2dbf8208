import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fillDatabase } from '../support/filled-database.ts';
import { createTestDatabase } from '../support/test-database.ts';

test('each migration works on a filled database of the version before, up and down', async () => {
  const { db } = await fillDatabase();
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: path.resolve('migrations') });
  const migrator = new Migrator({ db, provider });
  const count = async () => (await sql`select naam from contact_requests`.execute(db)).rows.length;
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

test('a database that a newer release has migrated stays unchanged, so that the older release starts', async () => {
  const databaseUrl = await createTestDatabase();
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  await sql`insert into kysely_migration (name, timestamp) values ('20991231T2359_of_later', '')`.execute(db);
  expect(await migrateToLatest(db)).toEqual([]);
  await sql`delete from kysely_migration where name like '2026112_T18%'`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow(/20991231T2359_of_later[^]*different lines of work/);
  await db.destroy();
});
