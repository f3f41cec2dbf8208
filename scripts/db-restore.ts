/**
 * Puts a backup into an empty database: `npm run db:restore -- backups/today.jsonl.gz`. Refuses a
 * database with tables in it, so that nothing is ever overwritten: restore into a new one and let
 * DATABASE_URL name that. Then brings it up to date with this release.
 */
import { restore } from './database-backup.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { listApplied, migrateToLatest } from '#server/database/migrate.ts';
import { EnvError, parseEnv } from '#server/env.ts';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { explainFailure } from './local-site.ts';

async function restoreBackup(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new EnvError('Give the file of a backup.');
  const db = openDatabaseForMaintenance(parseEnv(process.env));
  try {
    if ((await listApplied(db)).length > 0)
      throw new EnvError('This database is not empty: make a new one, and let DATABASE_URL name it.');
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
    const rows = await restore(db, lines);
    const applied = await migrateToLatest(db);
    console.log(
      `${String(rows)} rows are back. Migrations applied after it: ${applied.join(', ') || 'none'}.`,
    );
  } finally {
    await db.destroy();
  }
}

await restoreBackup().catch(explainFailure);
