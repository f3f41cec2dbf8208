import type { Database } from '#server/database/database.ts';
import { listDatabaseFaults } from '#server/database/properties.ts';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator, type MigrationResultSet } from 'kysely/migration';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Thrown when the database cannot be migrated; the message says why. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Applies the missing migrations and returns their names in order. Throws a `MigrationError` that
 * names the migration that failed, or the reason why the database is unsuitable. Leaves migrations
 * of a newer release in place, so that a release can be rolled back.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const unfit = (await listDatabaseFaults(db)).find(({ kind }) => kind === 'unfit');
  if (unfit) throw new MigrationError(`The database is unsuitable: ${unfit.text}`);
  const { missing, newer } = await compareMigrations(db);
  if (newer.length > 0 && missing.length > 0)
    throw new MigrationError(
      `The database has ${newer.join(', ')}, which this release does not know, and lacks ${missing.join(', ')}. Both are of different lines of work: a local site without the folder \`.data\` begins with a new one.`,
    );
  return newer.length > 0 ? [] : appliedNames(await new Migrator({ db, provider }).migrateToLatest());
}

/** Returns the migrations that the database lacks, and those of a newer release; read-only. */
export async function compareMigrations(db: Database): Promise<{ missing: string[]; newer: string[] }> {
  const own = Object.keys(await provider.getMigrations()).sort();
  const applied = await listApplied(db);
  return {
    missing: own.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => !own.includes(name)),
  };
}

/** Returns the names of the applied migrations in order; none for an empty database. */
export async function listApplied(db: Database): Promise<string[]> {
  // Only in the schema of the search path: other schemas belong to other applications.
  const found = await sql<{ isThere: boolean }>`
    select to_regclass(${migrationTable}) is not null as is_there`.execute(db);
  if (!found.rows[0]?.isThere) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const migrationTable = 'kysely_migration';

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.resolve('migrations'),
  import: (file) => import(pathToFileURL(file).href),
});

function appliedNames({ error, results = [] }: MigrationResultSet): string[] {
  const failed = results.find(({ status }) => status === 'Error');
  if (failed)
    throw new MigrationError(
      `Migration ${failed.migrationName} failed: ${messageOf(error)}. It was rolled back.`,
      {
        cause: error,
      },
    );
  if (error !== undefined) throw error instanceof Error ? error : new MigrationError(messageOf(error));
  return results.map(({ migrationName }) => migrationName);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
