/**
 * A copy of the project in a folder of its own, with its packages: as a commit has it, or as the
 * working tree does. Two copies can be built and served side by side, and nobody's build or data is
 * touched.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What tools keep beside the packages: each copy makes its own. */
const caches = ['.astro', '.vite', '.cache'];

/** Fails with Git's own words when there is no such commit. */
export async function copyCommit(commit: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const archive = `${directory}.tar`;
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit]);
  execFileSync('tar', ['-xf', archive, '-C', directory]);
  await rm(archive);
  await addPackages(directory);
}

/** With what is not committed yet, and without what Git ignores. */
export async function copyWorkingTree(directory: string): Promise<void> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const deleted = new Set(listFiles(['ls-files', '-z', '--deleted']));
  for (const file of listFiles(listed).filter((path) => !deleted.has(path))) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await cp(file, join(directory, file));
  }
  await addPackages(directory);
}

function listFiles(parameters: string[]): string[] {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\0').filter(Boolean);
}

async function addPackages(directory: string): Promise<void> {
  const isSame = (await readLock(directory)) === (await readLock('.'));
  if (isSame && linkPackages(directory)) {
    const own = caches.map((name) => join(directory, 'node_modules', name));
    await Promise.all(own.map((path) => rm(path, { recursive: true, force: true })));
  } else execFileSync('npm', ['ci'], { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
}

function readLock(directory: string): Promise<string> {
  return readFile(join(directory, 'package-lock.json'), 'utf8');
}

/** Hard links take seconds and no room. False where there are none, as between two disks. */
function linkPackages(directory: string): boolean {
  try {
    execFileSync('cp', ['-al', 'node_modules/.', join(directory, 'node_modules')], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
