/**
 * Compares src/server/database/tables.ts with the tables that the migrations create in a real
 * PostgreSQL, and fails when they differ. With --write it rewrites the file instead.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { startPostgres } from '../tests/support/postgres.ts';
import { generateTableTypes, tableTypesFile as file } from './database/table-types.ts';

async function generateFromMigrations(): Promise<string> {
  const server = await startPostgres();
  const databaseUrl = server.urlOf('postgres');
  try {
    await using db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
    await migrateToLatest(db);
    return await generateTableTypes(db);
  } finally {
    await server.remove();
  }
}

const expected = await generateFromMigrations();
const present = await readFile(file, 'utf8').catch(() => '');

if (process.argv.includes('--write')) {
  await writeFile(file, expected);
  console.log(`${file} was written.`);
} else if (present === expected) {
  console.log(`${file} agrees with the migrations.`);
} else {
  console.error(`${file} does not agree with the migrations. Run npm run fix:tables and commit the result.`);
  process.exitCode = 1;
}
