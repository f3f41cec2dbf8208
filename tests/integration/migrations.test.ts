import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedDemoData } from '../../scripts/demo-data.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { mondayMorning } from '../support/test-services.ts';

async function open() {
  return openDatabaseForMaintenance({
    databaseUrl: await createTestDatabase(),
    dataDirectory: '',
    production: false,
  });
}

test('every migration can be taken back, and applied again', async () => {
  const db = await open();
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: path.resolve('migrations') });
  const migrator = new Migrator({ db, provider });
  let undone = 0;
  for (let results = (await migrator.migrateDown()).results ?? []; results.length > 0; undone += 1) {
    expect(results[0]?.status).toBe('Success');
    results = (await migrator.migrateDown()).results ?? [];
  }
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  expect(rows).toEqual([]);
  expect(await migrateToLatest(db)).toHaveLength(undone);
  await db.destroy();
});

test('the demo data is added once, and says of testimonials that they are examples', async () => {
  const db = await open();
  expect(await seedDemoData(db, mondayMorning)).toBe(true);
  const find = () => db.selectFrom('testimonials').select(['isExample', 'customerName']).execute();
  const testimonials = await find();
  expect(testimonials.length).toBeGreaterThan(3);
  expect(testimonials.every((row) => row.isExample && row.customerName.startsWith('Voorbeeld'))).toBe(true);
  expect(await seedDemoData(db, mondayMorning)).toBe(false);
  expect(await find()).toHaveLength(testimonials.length);
  await db.destroy();
});
