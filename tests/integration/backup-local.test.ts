/** Backups of the local database. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { findLockHolder } from '#server/database/directory-lock.ts';
import { allowLocalDatabase, localDatabaseDirectory } from '#server/database/local-database.ts';
import { parseEnv } from '#server/env.ts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDatabase } from '../../scripts/site/local-site.ts';
import { backUpTo, runScript, storeEveryCharacter } from '../support/backups.ts';
import { readDatabase } from '../support/filled-database.ts';
import { lowCosts } from '../support/low-costs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

allowLocalDatabase();

/** Reads the whole database of a folder, after an optional change. */
async function readFolder(folder: string, change?: typeof storeEveryCharacter) {
  const db = openDatabaseForMaintenance(parseEnv({ DATA_DIR: folder }));
  await change?.(db);
  const rows = await readDatabase(db);
  await db.destroy();
  return rows;
}

test('everything is restored in another time zone', async () => {
  const [data, restored] = [await temporaryFolder(), await temporaryFolder()];
  const env = parseEnv({ DATA_DIR: data });
  await prepareDatabase(env, lowCosts);
  expect(findLockHolder(localDatabaseDirectory(env))).toBeUndefined();
  const rows = await readFolder(data, storeEveryCharacter);
  const file = await backUpTo(join(restored, 'backup'), { DATA_DIR: data, TZ: 'Europe/Amsterdam' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { stdout } = await runScript('restore', file, { DATA_DIR: restored, TZ: 'America/New_York' });
  expect(stdout).toMatch(/^\d+ rows are back\. Migrations applied after it: none\.\n$/);
  expect(await readFolder(restored)).toEqual(rows);
}, 180_000);
