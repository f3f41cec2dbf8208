/**
 * Restores a backup into an empty database and applies the migrations of this release: `npm run
 * db:restore -- backups/today.dump`. Refuses a database that is not empty, so that nothing is
 * overwritten. Set DATABASE_URL to a new database, or DATA_DIR to an empty folder for a local one.
 * Restores either everything or nothing.
 */
import { restoreLocal } from './backup/local.ts';
import { BackupError, type Restored } from './backup/tables.ts';
import { restoreServer } from './backup/server.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { parseEnv } from '#server/env.ts';
import { access, constants } from 'node:fs/promises';
import { explainFailure } from '../site/local-site.ts';

async function restoreBackup(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new BackupError('Give the file of a backup.');
  await access(file, constants.R_OK).catch(() => {
    throw new BackupError(`${file} cannot be read: give the file of a backup.`);
  });
  const { counts, applied } = await restore(file);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${String(rows)} rows are back. Migrations applied after it: ${applied.join(', ') || 'none'}.`);
}

async function restore(file: string): Promise<Restored> {
  const env = parseEnv(process.env);
  if (env.databaseUrl === undefined) return restoreLocal(localDatabaseDirectory(env), file);
  await using db = openDatabaseForMaintenance(env);
  return await restoreServer(db, env.databaseUrl, file);
}

await restoreBackup().catch(explainFailure);
