/**
 * Finds Firefox and WebKit for tests, or installs the Debian packages, which requires root. Throws
 * an error that names what is missing.
 */
import { findExecutable, run } from './browser.ts';

/** Debian packages by program. WebKit needs a display, which Xvfb provides. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** Returns the path of one of the programs; throws when it is missing. */
export function findEngine(program: keyof typeof packages): string {
  const path = findExecutable([program]);
  if (path === undefined)
    throw new Error(`There is no ${program}: node scripts/testing/engines.ts installs it.`);
  return path;
}

function install(): void {
  const missing = Object.entries(packages).filter(([program]) => findExecutable([program]) === undefined);
  const names = missing.map(([, name]) => name);
  if (names.length === 0) return;
  const parameters = ['install', '-y', '--no-install-recommends', ...names];
  if (!run('apt-get', ['update']) || !run('apt-get', parameters))
    throw new Error(`apt-get could not install ${names.join(', ')}.`);
}

if (import.meta.main) install();
