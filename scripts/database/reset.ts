/**
 * Drops everything in the local database and migrates it again. Refuses in production and for a
 * remote database.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv } from '#server/env.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { emptySchema } from './backup/empty-database.ts';
import { explainFailure } from '../site/local-site.ts';
import { requireLocalDatabase } from './require-local-database.ts';

async function reset(): Promise<void> {
  const env = parseEnv(process.env);
  requireLocalDatabase(env, 'db:reset');
  const db = openDatabaseForMaintenance(env);
  try {
    await emptySchema(db);
    const applied = await migrateToLatest(db);
    console.log(`The database is empty, with ${String(applied.length)} migrations applied.`);
  } finally {
    await db.destroy();
  }
}

await reset().catch(explainFailure);
