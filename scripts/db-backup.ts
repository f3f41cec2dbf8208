/**
 * Writes all that the database holds to a file: `npm run db:backup -- backups/today.jsonl.gz`, or
 * to one named after the moment. Reads one moment of it, while the site goes on. Nobody but its
 * owner may read the file, which is whole or not there.
 */
import { backUp } from './database-backup.ts';
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { parseEnv } from '#server/env.ts';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { explainFailure } from './local-site.ts';

const [file = `backups/${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl.gz`] = process.argv.slice(2);

async function writeBackup(): Promise<void> {
  const db = openDatabaseForMaintenance(parseEnv(process.env));
  const part = `${file}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    const gzip = createGzip();
    const output = gzip.pipe(createWriteStream(part, { mode: 0o600 }));
    const written = finished(output);
    // Heard at the end as well, where it is thrown.
    written.catch(() => undefined);
    await backUp(db, async (line) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    await rename(part, file);
    console.log(file);
  } finally {
    await rm(part, { force: true });
    await db.destroy();
  }
}

await writeBackup().catch(explainFailure);
