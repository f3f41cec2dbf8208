/**
 * Finds a browser for tests and screenshots: an installed Chromium or Chrome, otherwise
 * Playwright's. If there is none, installs one. That needs the network and, as a last resort, root.
 * The error says what was tried.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Switches off what makes runs differ: updates, first-run pages, QUIC and the GPU. The sandbox is
 * off, because Chromium does not start as root with a sandbox.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Debian's package of the headless shell. That is Playwright's default for tests, and needs two
 * thirds of the full browser's processor time.
 */
const headlessPackage = 'chromium-headless-shell';
const fullPackage = 'chromium';
const fullNames = [fullPackage, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Returns the path of the headless shell, else of a full browser; undefined when there is none. */
export function findBrowser(): string | undefined {
  return findExecutable([headlessPackage]) ?? findFullBrowser();
}

/** Returns the path of an installed full browser; undefined when there is none. */
export function findFullBrowser(): string | undefined {
  return findExecutable(fullNames) ?? [chromium.executablePath()].find(isExecutable);
}

/** Returns the path of the first of these programs that is installed; undefined when none is. */
export function findExecutable(names: readonly string[]): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(isExecutable);
}

/** Returns the path that `findBrowser` finds, after installing a full browser if there is none. */
export function findOrInstallBrowser(): string {
  const isThere =
    findFullBrowser() !== undefined || installPlaywrightBrowser() || installPackage(fullPackage);
  const path = isThere ? findBrowser() : undefined;
  if (!path) throw new Error('There is no Chromium, and neither Playwright nor apt-get could install one.');
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Downloads Playwright's browser. Returns true only when it starts, because on a bare machine
 * system libraries are missing.
 */
function installPlaywrightBrowser(): boolean {
  console.log('No browser found; downloading the one of Playwright...');
  const command = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  return run(process.execPath, command) && run(chromium.executablePath(), ['--version']);
}

function installPackage(name: string): boolean {
  console.log(`Installing the package ${name}...`);
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Runs an installation command; returns true when it succeeded. */
export function run(command: string, parameters: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

if (import.meta.main) {
  findOrInstallBrowser();
  // Only root can install packages, and not every distribution has one of the headless shell.
  const isWanted = process.env.FULL !== 'true' && process.getuid?.() === 0;
  if (isWanted && !findExecutable([headlessPackage])) installPackage(headlessPackage);
}
