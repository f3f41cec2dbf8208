/**
 * Builds the site when `dist/` is missing or older than what it is made of. Fails with Astro's own
 * message.
 */
import { spawnSync } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';

/** Written last by a build, so its age is the age of a build that succeeded. */
const buildMark = 'dist/_headers';

const sources = ['src/**', 'public/**', 'astro.config.mjs', 'package-lock.json'];
const serverOnly = ['src/server', 'src/server/**'];

/** Thrown when there is no site to serve; the output of the build says why. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Leaves a current `dist/`. Throws a `BuildError` when the build fails. */
export async function buildIfNeeded(): Promise<void> {
  if ((await changedAt(buildMark)) >= (await newestSource())) return;
  console.log('Building the site...');
  build();
}

function build(): void {
  const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = ['node_modules/astro/bin/astro.mjs', 'build'];
  const { status } = spawnSync(process.execPath, astro, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
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
