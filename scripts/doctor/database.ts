import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { DirectoryInUseError } from '#server/database/directory-lock.ts';
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { compareMigrations } from '#server/database/migrate.ts';
import { judgeProperties, properties, type Properties } from '#server/database/properties.ts';
import type { Env } from '#server/env.ts';
import { explain } from './explain.ts';
import type { Finding } from './finding.ts';

/** Older ones get no corrections any more: https://www.postgresql.org/support/versioning/ */
const oldestMajor = 15;
const patienceMs = 10_000;

/** Looks from outside, changes nothing; the clock of the database too, as it stands beside ours. */
export async function checkDatabase(env: Env): Promise<{ findings: Finding[]; databaseNow?: Date }> {
  if (env.databaseUrl === undefined && !existsSync(localDatabaseDirectory(env)))
    return { findings: [finding('ok', `the first start makes one in ${localDatabaseDirectory(env)}`)] };
  let db: Database | undefined;
  try {
    db = openDatabaseForMaintenance(env);
    const { version, found, now } = await within(readServer(db));
    // Which migrations there are stands in a table, too.
    const migrations = found.closedTables.length > 0 ? [] : [await judgeMigrations(db)];
    return { findings: [judgeVersion(version), ...judge(found), ...migrations], databaseNow: now };
  } catch (error) {
    const state = error instanceof DirectoryInUseError ? 'advice' : 'wrong';
    return { findings: [finding(state, explain(error) ?? String(error))] };
  } finally {
    await db?.destroy();
  }
}

function finding(state: Finding['state'], text: string): Finding {
  return { subject: 'database', state, text };
}

/** A server that takes the connection and stays silent is one that does not answer. */
async function within<Value>(work: Promise<Value>): Promise<Value> {
  const silent = Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, patienceMs, silent);
  });
  return await Promise.race([work, limit]).finally(() => {
    clearTimeout(timer);
  });
}

interface Server {
  version: number;
  found: Properties;
  now: Date;
}

async function readServer(db: Database): Promise<Server> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as version, ${properties} as found,
      clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database said nothing about itself.');
  return row;
}

/** By `server_version_num`, such as 170002. */
export function judgeVersion(version: number): Finding {
  const major = Math.floor(version / 10_000);
  return major < oldestMajor
    ? finding(
        'wrong',
        `PostgreSQL ${String(major)} is too old: take ${String(oldestMajor)} or newer (backup, new server, restore: docs/operations.md).`,
      )
    : finding('ok', `PostgreSQL ${String(major)} answers`);
}

function judge(found: Properties): Finding[] {
  const faults = judgeProperties(found).map(({ text }) => finding('wrong', text));
  return faults.length > 0 ? faults : [finding('ok', 'its user may read, write and migrate')];
}

async function judgeMigrations(db: Database): Promise<Finding> {
  const { missing, newer } = await compareMigrations(db);
  if (missing.length > 0 && newer.length > 0)
    return finding(
      'wrong',
      `it has ${newer.join(', ')} and lacks ${missing.join(', ')}: both are of different lines of work. Name the database of this one.`,
    );
  if (missing.length > 0)
    return finding(
      'advice',
      `it lacks ${String(missing.length)} migrations: \`npm run db:migrate\`; \`npm start\` does it too.`,
    );
  return newer.length > 0
    ? finding('ok', `a newer release has migrated it (${newer.join(', ')}); this one can work with it`)
    : finding('ok', 'has every migration');
}
