/**
 * Writes a backup to a file, `npm run db:backup -- backups/today.dump`, by default to a file named
 * after the time. A server's backup is a consistent snapshot while the site runs; the local
 * database can only be read while no site runs. The file is read back and its rows are counted
 * before it gets its name, and only its owner may read it.
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
