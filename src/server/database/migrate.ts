import type { Database } from '#server/database/database.ts';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Applies every migration that the database lacks and gives their names in order; throws at the
 * first that fails.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.resolve('migrations'),
      import: (file) => import(pathToFileURL(file).href),
    }),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('A migration failed.', { cause: error });
  return results.map((result) => result.migrationName);
}
