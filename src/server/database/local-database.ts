/**
 * The in-process database for local use. No function may import this module, because PGlite would
 * be bundled with the function.
 */
import { typeParsers, setLocalDialect, type DatabaseEnv } from '#server/database/database.ts';
import { lockDirectory, unlockDirectory } from '#server/database/directory-lock.ts';
import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { join } from 'node:path';

/** Lets this process open the local database when the environment names no other. */
export function allowLocalDatabase(): void {
  setLocalDialect((env) => new PGliteDialect({ pglite: () => openPglite(localDatabaseDirectory(env)) }));
}

/** Returns the folder of the local database. */
export function localDatabaseDirectory({ dataDirectory }: Pick<DatabaseEnv, 'dataDirectory'>): string {
  return join(dataDirectory, 'database');
}

/** Opens the database in a folder, and locks the folder until the database is closed. */
export async function openPglite(directory: string): Promise<PGlite> {
  lockDirectory(directory);
  // Loaded on demand because it takes as long as the rest of the startup.
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(directory, { parsers: typeParsers });
  const close = database.close.bind(database);
  database.close = async () => {
    await close();
    unlockDirectory(directory);
  };
  return database;
}
