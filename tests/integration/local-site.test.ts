/** The database that `npm start` prepares in its own process. */
import { findClaimant } from '#server/directory-lock.ts';
import { parseEnv } from '#server/env.ts';
import { localDatabaseDirectory } from '#server/local-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../scripts/local-site.ts';
import { lowCosts } from '../support/low-costs.ts';

test('it is free for the build as soon as it is prepared', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-local-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const env = parseEnv({ DATA_DIR: directory });
  expect(await prepareDatabase(env, lowCosts)).not.toEqual([]);
  expect(findClaimant(localDatabaseDirectory(env))).toBeUndefined();
});
