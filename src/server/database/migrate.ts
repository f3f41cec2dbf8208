import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator, type MigrationResultSet } from 'kysely/migration';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Thrown when the database cannot be brought to where it should be; the message says why. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Applies every migration that the database lacks and gives their names in order; throws a
 * `MigrationError` that names the first that fails. A database that a newer release has migrated is
 * left as it is, so that a release can be rolled back.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const migrator = createMigrator(db);
  const own = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  const newer = await listNewer(db, migrator);
  if (newer.length > 0 && own.length > 0)
    throw new MigrationError(
      `The database has ${newer.join(', ')}, which this release does not know, and lacks ${own.map(({ name }) => name).join(', ')}. Both are of different lines of work.`,
    );
  return newer.length > 0 ? [] : read(await migrator.migrateToLatest());
}

/** Brings an empty database to where a backup was made. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const migrator = createMigrator(db);
  const known = await migrator.getMigrations();
  if (!known.some((migration) => migration.name === name))
    throw new MigrationError(
      `This release does not know ${name}: restore with the release that made the backup.`,
    );
  read(await migrator.migrateTo(name));
}

/** Which migrations the database has, in order; none when it is empty. */
export async function listApplied(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const migrationTable = 'kysely_migration';

function createMigrator(db: Database): Migrator {
  return new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.resolve('migrations'),
      import: (file) => import(pathToFileURL(file).href),
    }),
  });
}

async function listNewer(db: Database, migrator: Migrator): Promise<string[]> {
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name));
  return (await listApplied(db)).filter((name) => !known.has(name));
}

function read({ error, results = [] }: MigrationResultSet): string[] {
  const failed = results.find(({ status }) => status === 'Error');
  if (failed)
    throw new MigrationError(
      `Migration ${failed.migrationName} failed: ${messageOf(error)}. Nothing of it was kept.`,
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
