/**
 * Brings the database up to date with `migrations/` and prints what it applied. Fails with one
 * sentence per wrong variable, and with the error of a migration that fails; then the ones after it
 * were not tried.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv } from '#server/env.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { explainFailure } from '../site/local-site.ts';

async function migrate(): Promise<void> {
  const db = openDatabaseForMaintenance(parseEnv(process.env));
  try {
    const applied = await migrateToLatest(db);
    console.log(applied.length > 0 ? `Applied:\n${applied.join('\n')}` : 'The database is up to date.');
  } finally {
    await db.destroy();
  }
}

await migrate().catch(explainFailure);
