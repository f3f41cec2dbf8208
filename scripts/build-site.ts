/**
 * Builds the site when its folder is missing or older than what it is made of. Fails with Astro's
 * own message.
 */
import { spawnSync } from 'node:child_process';
import { glob, stat, utimes } from 'node:fs/promises';

/** Written last by a build. */
const buildMark = '_headers';

const sources = ['src/**', 'public/**', 'astro.config.mjs', 'package-lock.json'];
const serverOnly = ['src/server', 'src/server/**'];

/** Thrown when there is no site to serve; the output of the build says why. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Leaves a current site in the directory. Throws a `BuildError` when the build fails. */
export async function buildIfNeeded(directory: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const mark = `${directory}/${buildMark}`;
  const startedAt = new Date();
  if ((await changedAt(mark)) >= (await newestSource())) return;
  console.log('Building the site...');
  build({ ...variables, SITE_DIR: directory });
  // What changes while the build reads it may have been read before the change.
  await utimes(mark, startedAt, startedAt);
}

function build(variables: NodeJS.ProcessEnv): void {
  const astro = ['node_modules/astro/bin/astro.mjs', 'build'];
  const { status } = spawnSync(process.execPath, astro, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new BuildError('The build of the site failed; Astro says above why.');
}

/** Folders count too: theirs is the time at which a file was last added or removed. */
async function newestSource(): Promise<number> {
  let newest = 0;
  for await (const path of glob(sources, { exclude: serverOnly }))
    newest = Math.max(newest, await changedAt(path));
  return newest;
}

async function changedAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}
