/** What the scripts that run the site share: its database, and how they end. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { EnvError, type Env } from '#server/env.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { BuildError } from './build-site.ts';
import type { NewUser } from '#server/accounts/users.ts';
import { seedDemoAccounts, seedDemoData } from './demo-data.ts';

/**
 * Brings the database up to date. The one in this process also gets demo data and accounts, the first time; gives the
 * accounts that it made. Closes it again, for whoever opens it to serve or to build.
 */
export async function prepareDatabase(env: Env): Promise<NewUser[]> {
  const db = openDatabaseForMaintenance(env);
  try {
    await migrateToLatest(db);
    if (env.databaseUrl !== undefined) return [];
    await seedDemoData(db, new Date());
    return await seedDemoAccounts(db);
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

/** Ends the process: 1 with a sentence when the cause is outside the code, else with the error as it is. */
export function explainFailure(error: unknown): never {
  if (error instanceof EnvError || error instanceof BuildError) console.error(error.message);
  else if (hasCode(error, 'EADDRINUSE'))
    console.error('The port is taken by another process: set PORT to a free one.');
  else console.error(error);
  process.exit(1);
}

/** Runs `stop` once at the first SIGTERM or SIGINT and then ends the process; a second signal ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(() => process.exit(0), explainFailure);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A package that @netlify/redirects brings answers a signal with the same one, which would be
    // the second.
    process.removeAllListeners(signal);
    process.on(signal, handle);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
