/** Backups of a local database: its files, as PGlite dumps them. */
import { BackupError, compareCounts, countRows, listTables, type Restored } from './tables.ts';
import { createKysely } from '#server/database/database.ts';
import { lockDirectory, unlockDirectory } from '#server/database/directory-lock.ts';
import { openPglite } from '#server/database/local-database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * Writes a backup to the file; throws when the file lacks rows, when there is no database, or while
 * the site runs.
 */
export async function dumpLocal(directory: string, file: string): Promise<void> {
  if (!existsSync(join(directory, 'PG_VERSION')))
    throw new BackupError(`There is no database in ${directory}: set DATABASE_URL, or start the site once.`);
  const pglite = await openPglite(directory);
  try {
    await writeFile(file, (await pglite.dumpDataDir('gzip')).stream());
    const copy = await PGlite.create({ loadDataDir: await unpack(file) });
    compareCounts(await countAll(copy), await countAll(pglite));
    await copy.close();
  } finally {
    await pglite.close();
  }
}

/**
 * Restores a backup into an empty or missing folder and applies missing migrations. Removes
 * everything again on an error.
 */
export async function restoreLocal(directory: string, file: string): Promise<Restored> {
  const part = `${directory}.part`;
  lockDirectory(directory);
  try {
    if ((await readdir(directory)).length > 0)
      throw new BackupError(`${directory} is not empty: move it away, or let DATA_DIR name another folder.`);
    const restored = await fill(part, file);
    await rename(part, directory);
    return restored;
  } finally {
    await rm(part, { recursive: true, force: true });
    await rmdir(directory).catch(() => undefined);
    unlockDirectory(directory);
  }
}

async function fill(directory: string, file: string): Promise<Restored> {
  await rm(directory, { recursive: true, force: true });
  const files = await unpack(file);
  const pglite = await PGlite.create(directory, { loadDataDir: files }).catch(refuse(file));
  try {
    return { counts: await countAll(pglite), applied: await migrateToLatest(open(pglite)) };
  } finally {
    await pglite.close();
  }
}

/** Unpacks the file here, because PGlite ends the process when the file is truncated. */
async function unpack(file: string): Promise<Blob> {
  const packed = await readFile(file);
  return new Blob([await promisify(gunzip)(packed).catch(refuse(file))]);
}

function refuse(file: string): (cause: unknown) => never {
  return (cause) => {
    const message = `${file} is no backup of a local database, or not all of it, or one of another release.`;
    throw new BackupError(message, { cause });
  };
}

function open(pglite: PGlite) {
  return createKysely(new PGliteDialect({ pglite }));
}

async function countAll(pglite: PGlite) {
  const db = open(pglite);
  return countRows(db, (await listTables(db)).tables);
}
