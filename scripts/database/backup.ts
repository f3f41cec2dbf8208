/**
 * Writes a backup to a file, named after the current time unless given:
 * `npm run db:backup -- backups/today.dump`. A server can be backed up while the site runs, as a
 * consistent snapshot; a local database only while the site is stopped. The file has a temporary
 * name until it has been read back and its rows counted, and only its owner may read it.
 */
import { dumpLocal } from './backup/local.ts';
import { dumpServer } from './backup/server.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { parseEnv, type Env } from '#server/env.ts';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFailure } from '../site/local-site.ts';

const ownerOnly = 0o077;

async function writeBackup(): Promise<void> {
  const env = parseEnv(process.env);
  const ending = env.databaseUrl === undefined ? 'tar.gz' : 'dump';
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const [file = `backups/${moment}.${ending}`] = process.argv.slice(2);
  const part = `${file}.part`;
  process.umask(ownerOnly);
  await mkdir(dirname(file), { recursive: true });
  try {
    await dump(env, part);
    await rename(part, file);
    console.log(file);
  } finally {
    await rm(part, { force: true });
  }
}

async function dump(env: Env, to: string): Promise<void> {
  if (env.databaseUrl === undefined) return dumpLocal(localDatabaseDirectory(env), to);
  await using db = openDatabaseForMaintenance(env);
  await dumpServer(db, env.databaseUrl, to);
}

await writeBackup().catch(explainFailure);
