/** Shared by the scripts that run the site: its database, and how they end. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import type { PasswordCosts } from '#server/accounts/passwords.ts';
import type { NewUser } from '#server/accounts/users.ts';
import { seedDemoAccounts, seedDemoData } from '../demo/demo-data.ts';
import { explain } from '../doctor/explain.ts';

// Scripts may run a database in their process.
allowLocalDatabase();

/**
 * Brings the database up to date. The one in this process also gets demo data and accounts, the
 * first time; gives the accounts that it made. Closes it again: the build reads it in a process of
 * its own.
 */
export async function prepareDatabase(env: Env, costs?: PasswordCosts): Promise<NewUser[]> {
  const db = openDatabaseForMaintenance(env);
  try {
    await migrateToLatest(db);
    if (env.databaseUrl !== undefined) return [];
    // Accounts first: the demo requests are theirs.
    const accounts = await seedDemoAccounts(db, costs);
    await seedDemoData(db, new Date(), env);
    return accounts;
  } finally {
    await db.destroy();
  }
}

/** The only time that their passwords are shown. */
export function printAccounts(accounts: NewUser[]): void {
  if (accounts.length === 0) return;
  console.log('Demo accounts, with passwords that are shown only now:');
  for (const { username, password } of accounts) console.log(`  ${username.padEnd(24)}${password}`);
}

/**
 * Ends the process: 1 with a sentence when the cause is outside the code, else with the error as it
 * is.
 */
export function explainFailure(error: unknown): never {
  console.error(explain(error) ?? error);
  process.exit(1);
}

/**
 * One request to stop can arrive more than once: npm passes on the Ctrl+C that the terminal has
 * sent to this process too, and a library of the platform sends every first signal again
 * (https://github.com/fabiospampinato/when-exit).
 */
const sameSignalMs = 1000;

/**
 * Runs `stop` at the first SIGTERM or SIGINT and then ends the process; a later second signal ends
 * it at once.
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
    // A package that @netlify/redirects brings answers a signal with the same one, which would be
    // the second.
    process.removeAllListeners(signal);
    process.on(signal, handle);
  }
}
