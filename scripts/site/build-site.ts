/**
 * Builds the site, and finds out whether a build is up to date. Astro itself prints why a build
 * fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { glob, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PublishedWithPictures } from '#server/published/published.ts';

/** The file that `astro build` writes last. */
const buildMark = 'client/_headers';

const sources = ['src/**', 'public/**', 'astro.config.mjs', 'package-lock.json'];
const serverOnly = ['src/server', 'src/server/**'];

/** Thrown when a build fails, for the reason in its output. */
export class BuildError extends Error {
  override name = 'BuildError';
  /** Sentences for staff, in Dutch. */
  sentences = ['De website kon niet worden gemaakt. Uw beheerder ziet in het logboek waarom.'];
}

/** Thrown for content errors; a previously built site is still complete. */
export class ContentError extends BuildError {
  override name = 'ContentError';
  constructor(sentences: string[]) {
    super(`The site was not built:\n${sentences.join('\n')}`);
    this.sentences = sentences;
  }
}

/** Ensures an up-to-date site in the directory. Throws a `BuildError` when the build fails. */
export async function buildIfNeeded(directory: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  if (await isCurrent(directory)) return;
  console.log('Building the site...');
  await build(directory, { ...variables, SITE_DIR: directory });
}

/**
 * Builds the site with the given rows, because a build cannot open the local database that this
 * process has locked. With a signal, the build runs at low priority, and the signal stops it.
 */
export async function buildPublished(
  directory: string,
  published: PublishedWithPictures,
  signal?: AbortSignal,
): Promise<void> {
  const file = join(tmpdir(), `published-${randomUUID()}.json`);
  // Pictures may contain the location of the camera until the build removes the metadata.
  await writeFile(file, JSON.stringify(published), { mode: 0o600 });
  try {
    await build(directory, { PUBLISHED_FILE: file }, signal);
  } finally {
    await rm(file);
  }
}

async function build(directory: string, variables: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const startedAt = new Date();
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', directory];
  const env = { ...process.env, ...variables, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  await checkContent(env);
  signal?.throwIfAborted();
  await run(astro, env, signal);
  await run(['scripts/check-pages.ts', directory], env, signal);
  await run(['scripts/site/compress-site.ts', directory], env, signal);
  // Dates the build at its start, because a file may have changed after the build read it.
  await utimes(`${directory}/${buildMark}`, startedAt, startedAt);
}

/** Throws a `ContentError` for invalid content, and a `BuildError` when the check itself fails. */
export async function checkContent(env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['scripts/check-content.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  const [errorOutput] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode === 0) return;
  const sentences = errorOutput.split('\n').filter((line) => /, regel \d+: /.test(line));
  throw sentences.length > 0 ? new ContentError(sentences) : new BuildError(errorOutput);
}

/** Runs Node with these arguments. Throws a `BuildError` when it fails. */
async function run(args: string[], env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', signal ? 'ignore' : 'inherit', 'inherit'],
    env,
  });
  if (signal && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  signal?.removeEventListener('abort', stop);
  if (status !== 0) throw new BuildError('The build of the site failed; above it says why.');
}

/** True when the directory has a complete site that is no older than its sources. */
export async function isCurrent(directory: string): Promise<boolean> {
  return (await builtAt(directory)) >= (await newestSource());
}

/**
 * Returns the time of the build in the directory, in milliseconds; 0 when there is no complete
 * site.
 */
export function builtAt(directory: string): Promise<number> {
  return changedAt(`${directory}/${buildMark}`);
}

/**
 * Returns the time of the newest source. Folders count too, because their modification time changes
 * when a file is added or removed.
 */
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
