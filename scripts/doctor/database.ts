import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { DirectoryInUseError } from '#server/database/directory-lock.ts';
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { compareMigrations } from '#server/database/migrate.ts';
import { listDatabaseFaults } from '#server/database/properties.ts';
import type { Env } from '#server/env.ts';
import { explain } from './explain.ts';
import { finding, type Finding } from './finding.ts';

/**
 * The oldest major version that is still supported: https://www.postgresql.org/support/versioning/
 */
const oldestMajor = 15;
const timeoutMs = 10_000;
/**
 * The maximum difference of the clocks, because the time step of TOTP codes is 30 seconds (RFC
 * 6238, 5.2).
 */
const allowedSeconds = 10;

/** Checks the database without writing to it, and compares `now` with its clock. */
export async function checkDatabase(env: Env, now: Date): Promise<Finding[]> {
  const directory = localDatabaseDirectory(env);
  if (env.databaseUrl === undefined && !existsSync(directory))
    return [finding('database', 'ok', `the first start makes one in ${directory}`)];
  try {
    await using db = openDatabaseForMaintenance(env);
    return await Promise.race([inspect(db, now), failAfter(timeoutMs)]);
  } catch (error) {
    const state = error instanceof DirectoryInUseError ? 'advice' : 'wrong';
    return [finding('database', state, explain(error) ?? String(error))];
  }
}

/**
 * Throws after a time, so that a server that accepts the connection but stays silent counts as
 * unavailable.
 */
async function failAfter(milliseconds: number): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false });
  throw Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });
}

async function inspect(db: Database, now: Date): Promise<Finding[]> {
  const { rows } = await sql<{ version: number; now: Date }>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now`.execute(db);
  const faults = await listDatabaseFaults(db);
  return [
    ...rows.flatMap((row) => [checkVersion(row.version), checkClock(now, row.now)]),
    ...faults.map(({ text }) => finding('database', 'wrong', text)),
    // Skipped with these faults, because the table of applied migrations may then be unreadable.
    ...(faults.length > 0 ? [] : [await checkMigrations(db)]),
  ];
}

/** Checks `server_version_num`, such as 170002. */
export function checkVersion(version: number): Finding {
  const major = Math.floor(version / 10_000);
  const remedy = `take ${String(oldestMajor)} or newer (backup, new server, restore: docs/operations.md)`;
  return major < oldestMajor
    ? finding('database', 'wrong', `PostgreSQL ${String(major)} is too old: ${remedy}.`)
    : finding('database', 'ok', `PostgreSQL ${String(major)} answers`);
}

function checkClock(now: Date, databaseNow: Date): Finding {
  const apart = Math.round(Math.abs(now.getTime() - databaseNow.getTime()) / 1000);
  const remedy = 'turn on NTP on both (timedatectl set-ntp true)';
  return apart > allowedSeconds
    ? finding(
        'clock',
        'wrong',
        `This machine and the database are ${String(apart)} seconds apart: ${remedy}.`,
      )
    : finding('clock', 'ok', `${now.toISOString()}, as the database says`);
}

async function checkMigrations(db: Database): Promise<Finding> {
  const { missing, newer } = await compareMigrations(db);
  if (missing.length === 0) return finding('database', 'ok', 'has every migration');
  return newer.length > 0
    ? finding(
        'database',
        'wrong',
        `it has ${newer.join(', ')} and lacks ${missing.join(', ')}: both are of different lines of work. Name the database of this one.`,
      )
    : finding(
        'database',
        'advice',
        `it lacks ${String(missing.length)} migrations: \`npm run db:migrate\`; \`npm start\` does it too.`,
      );
}
