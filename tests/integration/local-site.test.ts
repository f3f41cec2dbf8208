/** What `npm start` does before it serves, and when it is told to stop. */
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { findLockHolder } from '#server/database/directory-lock.ts';
import { parseEnv } from '#server/env.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { prepareDatabase } from '../../scripts/site/local-site.ts';
import { lowCosts } from '../support/low-costs.ts';
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
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, DATA_DIR: join(directory, 'data'), PORT: '0', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([said, code]).toEqual([expect.stringMatching(sentence), 1]);
  expect(existsSync(join(directory, 'data'))).toBe(false);
});
