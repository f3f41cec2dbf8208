/** What `npm start` does before it serves, and when it is told to stop. */
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { findLockHolder } from '#server/database/directory-lock.ts';
import { parseEnv } from '#server/env.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDatabase } from '../../scripts/site/local-site.ts';
import { lowCosts } from '../support/low-costs.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('the database in the process is free as soon as it is prepared', async () => {
  const directory = await temporaryFolder();
  const env = parseEnv({ DATA_DIR: directory });
  expect(await prepareDatabase(env, lowCosts)).not.toEqual([]);
  expect(findLockHolder(localDatabaseDirectory(env))).toBeUndefined();
});

test.each([
  [{ HOST: 'localhost:80' }, /^HOST localhost:80 is no name that is known here/],
  [{ HOST: '10.99.99.99' }, /^HOST 10\.99\.99\.99 is no address of this machine/],
])('a start that cannot listen says why and makes nothing: %o', async (variables, sentence) => {
  const directory = await temporaryFolder();
  const { code, stderr } = await runScript(['scripts/start.ts'], {
    variables: { DATA_DIR: join(directory, 'data'), PORT: '0', ...variables },
  });
  expect([stderr, code]).toEqual([expect.stringMatching(sentence), 1]);
  expect(existsSync(join(directory, 'data'))).toBe(false);
});
