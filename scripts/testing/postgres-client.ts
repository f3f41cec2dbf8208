/** Finds `pg_dump` and `pg_restore` for tests, or installs Debian's, which requires root. */
import { findExecutable, run } from './browser.ts';

const debianPackage = 'postgresql-client';

/** Installs the programs if missing; throws when that fails. */
export function findOrInstallPostgresClient(): void {
  const find = () => findExecutable(['pg_restore']);
  if (find() !== undefined) return;
  const install = ['install', '-y', '--no-install-recommends', debianPackage];
  if (!run('apt-get', ['update']) || !run('apt-get', install) || find() === undefined)
    throw new Error(`There is no pg_dump, and apt-get could not install ${debianPackage}.`);
}

if (import.meta.main) findOrInstallPostgresClient();
