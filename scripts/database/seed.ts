/**
 * Fills the local database with demo data. Idempotent. Refuses in production and for a remote
 * database.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv } from '#server/env.ts';
import { seedDemoAccounts, seedDemoData } from '../demo/demo-data.ts';
import { explainFailure, printAccounts } from '../site/local-site.ts';
import { requireLocalDatabase } from './require-local-database.ts';

async function seed(): Promise<void> {
  const env = parseEnv(process.env);
  requireLocalDatabase(env, 'db:seed');
  const db = openDatabaseForMaintenance(env);
  try {
    const accounts = await seedDemoAccounts(db);
    const isNew = await seedDemoData(db, new Date(), env);
    console.log(isNew ? 'The demo data is in the database.' : 'The demo data was there already.');
    printAccounts(accounts);
  } finally {
    await db.destroy();
  }
}

await seed().catch(explainFailure);
