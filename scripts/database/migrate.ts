/**
 * Applies the migrations in `migrations/` and prints their names. Fails with a sentence per invalid
 * variable, or with the error of the first migration that fails.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv } from '#server/env.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { explainFailure } from '../site/local-site.ts';

async function migrate(): Promise<void> {
  await using db = openDatabaseForMaintenance(parseEnv(process.env));
  const applied = await migrateToLatest(db);
  console.log(applied.length > 0 ? `Applied:\n${applied.join('\n')}` : 'The database is up to date.');
}

await migrate().catch(explainFailure);
