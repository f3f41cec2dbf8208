/** What `npm start` does before it serves, and when it is told to stop. */
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { findLockHolder } from '#server/database/directory-lock.ts';
import { parseEnv } from '#server/env.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../scripts/local-site.ts';
import { lowCosts } from '../support/low-costs.ts';

test('the database in the process is free as soon as it is prepared', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-local-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const env = parseEnv({ DATA_DIR: directory });
  expect(await prepareDatabase(env, lowCosts)).not.toEqual([]);
  expect(findLockHolder(localDatabaseDirectory(env))).toBeUndefined();
});

test('a signal finishes the work in hand, whatever packages do at one', async () => {
  const script = `
    import '#server/platform/server.ts';
    import { stopOnSignal } from './scripts/local-site.ts';
    stopOnSignal(() => new Promise((finish) => setTimeout(finish, 300)).then(() => console.log('finished')));
    setInterval(() => undefined, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.kill());
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([output, code]).toEqual(['ready\nfinished\n', 0]);
});
