/**
 * Fills the local database with demo accounts and demo data, unless it has them. Refuses in
 * production and for a remote database, because a forgotten `.env` may name the live one.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { EnvError, parseEnv, type Env } from '#server/env.ts';
import { seedDemoAccounts, seedDemoData } from '../demo/demo-data.ts';
import { explainFailure, printAccounts } from '../site/local-site.ts';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

async function seed(): Promise<void> {
  const env = parseEnv(process.env);
  requireLocalDatabase(env);
  await using db = openDatabaseForMaintenance(env);
  const accounts = await seedDemoAccounts(db);
  const isNew = await seedDemoData(db, new Date(), env);
  console.log(isNew ? 'The demo data is in the database.' : 'The demo data was there already.');
  printAccounts(accounts);
}

function requireLocalDatabase({ production, databaseUrl }: Env): void {
  if (production) throw new EnvError('db:seed refuses to run in production.');
  if (databaseUrl !== undefined && !localHosts.includes(new URL(databaseUrl).hostname)) {
    throw new EnvError('db:seed only touches a database on this machine; DATABASE_URL names another.');
  }
}

await seed().catch(explainFailure);
