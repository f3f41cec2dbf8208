/** What `npm start` does before it serves, and when it is told to stop. */
import { localDatabaseDirectory } from '#server/database/local-database.ts';
import { findLockHolder } from '#server/database/directory-lock.ts';
import { parseEnv } from '#server/env.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../scripts/site/local-site.ts';
import { lowCosts } from '../support/low-costs.ts';

test('the database in the process is free as soon as it is prepared', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-local-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const env = parseEnv({ DATA_DIR: directory });
  expect(await prepareDatabase(env, lowCosts)).not.toEqual([]);
  expect(findLockHolder(localDatabaseDirectory(env))).toBeUndefined();
});

test.each([
  [{ HOST: 'localhost:80' }, /^HOST localhost:80 is no name that is known here/],
  [{ HOST: '10.99.99.99' }, /^HOST 10\.99\.99\.99 is no address of this machine/],
])('a start that cannot listen says why and makes nothing: %o', async (variables, sentence) => {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-local-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, DATA_DIR: join(directory, 'data'), PORT: '0', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([said, code]).toEqual([expect.stringMatching(sentence), 1]);
  expect(existsSync(join(directory, 'data'))).toBe(false);
});

test('a start that finds its port taken makes no accounts, which it would not show', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-local-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, DATA_DIR: join(directory, 'data'), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([said, code]).toEqual([expect.stringMatching(/^The port is taken/), 1]);
  expect(existsSync(join(directory, 'data'))).toBe(false);
});

test('a signal finishes the work in hand, whatever packages do at one', async () => {
  const script = `
    import '#server/platform/server.ts';
    import { stopOnSignal } from './scripts/site/local-site.ts';
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
