/** Finds `pg_dump` and `pg_restore` for tests, else installs those of Debian, which needs root. */
import { findExecutable, run } from './browser.ts';

const debianPackage = 'postgresql-client';

/** Throws when there are none after that. */
export function findOrInstallPostgresClient(): void {
  const find = () => findExecutable(['pg_restore']);
  if (find() !== undefined) return;
  const install = ['install', '-y', '--no-install-recommends', debianPackage];
  if (!run('apt-get', ['update']) || !run('apt-get', install) || find() === undefined)
    throw new Error(`There is no pg_dump, and apt-get could not install ${debianPackage}.`);
}

if (import.meta.main) findOrInstallPostgresClient();
