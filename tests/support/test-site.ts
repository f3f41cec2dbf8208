/**
 * The site as built for the tests, in a separate folder and without a database, so that it does not
 * affect a site that runs locally. Its published content has testimonials of every kind.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { buildIfNeeded } from '../../scripts/site/build-site.ts';

export const testSite = {
  directory: '.test/site',
  /** The published folder. */
  published: '.test/site/client',
  /** The variables of a process that builds this site or reads its content. */
  variables: {
    SITE_DIR: '.test/site',
    PUBLISHED_FILE: resolve('tests/support/published.json'),
    DATA_DIR: '.test/no-database',
    DATABASE_URL: '',
    NETLIFY_DB_URL: '',
    CONTEXT: '',
  },
};

const lock = `${testSite.directory}.lock`;

/**
 * Ensures an up-to-date build; several processes may call it at once. Throws a `BuildError` when
 * the build fails.
 */
export async function buildTestSite(): Promise<void> {
  await mkdir('.test', { recursive: true });
  while (!(await takeLock())) await setTimeout(200);
  try {
    await buildIfNeeded(testSite.directory, testSite.variables);
  } finally {
    await rm(lock);
  }
}

async function takeLock(): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = await readFile(lock, 'utf8').catch(() => '');
    if (owner !== '' && !isRunning(Number(owner))) await rm(lock, { force: true });
    return false;
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
