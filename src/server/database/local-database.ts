/**
 * The database that runs in this process, for a machine of one's own. Apart from the others, since
 * whatever a function imports is shipped with it: no function leads here.
 */
import { ownParsers, setLocalDialect, type DatabaseEnv } from '#server/database/database.ts';
import { lockDirectory, unlockDirectory } from '#server/database/directory-lock.ts';
import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, type Dialect } from 'kysely';
import { join } from 'node:path';

/** Lets this process open the database in its data folder where the environment names no other. */
export function allowLocalDatabase(): void {
  setLocalDialect(localDialect);
}

/** Folder of the database that runs in this process when there is no URL. */
export function localDatabaseDirectory({ dataDirectory }: Pick<DatabaseEnv, 'dataDirectory'>): string {
  return join(dataDirectory, 'database');
}

function localDialect(env: DatabaseEnv): Dialect {
  return new PGliteDialect({ pglite: () => openPglite(localDatabaseDirectory(env)) });
}

/** Opens the database of a folder, which is this process's until it is closed. */
export async function openPglite(directory: string): Promise<PGlite> {
  lockDirectory(directory);
  // Loaded only when it is needed: that takes as long as all the rest of a start.
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(directory, { parsers: ownParsers });
  const close = database.close.bind(database);
  database.close = async () => {
    await close();
    unlockDirectory(directory);
  };
  return database;
}
