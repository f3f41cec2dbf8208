/** Functions of the scripts that run the site: database setup, errors and shutdown. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import type { PasswordCosts } from '#server/accounts/passwords.ts';
import type { NewUser } from '#server/accounts/users.ts';
import { seedDemoAccounts, seedDemoData } from '../demo/demo-data.ts';
import { explain } from '../doctor/explain.ts';

// Scripts may use the local database.
allowLocalDatabase();

/**
 * Migrates the database. Adds demo accounts and demo data to a local database that has none, and
 * returns the new accounts. Closes the database again, because `getServices` opens a connection of
 * its own.
 */
export async function prepareDatabase(env: Env, costs?: PasswordCosts): Promise<NewUser[]> {
  await using db = openDatabaseForMaintenance(env);
  await migrateToLatest(db);
  if (env.databaseUrl !== undefined) return [];
  // Accounts first, because demo requests are assigned to them.
  const accounts = await seedDemoAccounts(db, costs);
  await seedDemoData(db, new Date(), env);
  return accounts;
}

/** Prints new accounts with their passwords, which are stored only as hashes. */
export function printAccounts(accounts: NewUser[]): void {
  if (accounts.length === 0) return;
  console.log('Demo accounts, with passwords that are shown only now:');
  for (const { username, password } of accounts) console.log(`  ${username.padEnd(24)}${password}`);
}

/**
 * Prints a sentence when the cause of the error is outside the code, otherwise the stack trace, and
 * exits with 1.
 */
export function explainFailure(error: unknown): never {
  console.error(explain(error) ?? error);
  process.exit(1);
}

/**
 * The time within which a second signal is ignored, because one request to stop may arrive twice:
 * npm forwards the Ctrl+C that the terminal has also sent to this process, and a library of the
 * platform resends every first signal (https://github.com/fabiospampinato/when-exit).
 */
const sameSignalMs = 1000;

/**
 * Runs `stop` at the first SIGTERM or SIGINT and then exits; a later second signal exits
 * immediately.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handle = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop().then(() => process.exit(0), explainFailure);
    } else if (performance.now() - firstAt > sameSignalMs) process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A dependency of @netlify/redirects resends a signal, which would count as the second.
    process.removeAllListeners(signal);
    process.on(signal, handle);
  }
}
