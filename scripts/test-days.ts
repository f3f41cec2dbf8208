/**
 * Runs unit and integration tests with the machine's clock on critical days, each in several time
 * zones, and the end-to-end tests on one of the days. With `--some`, runs only time-dependent
 * tests, in one zone per day; otherwise passes its arguments to Vitest. Exits with 1 on any
 * failure.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { testSite } from '../tests/support/test-site.ts';
import { run } from './testing/browser.ts';

/** Moments in Amsterdam; the machine's day follows its own time zone. */
const moments = {
  'the 30th day ahead is Christmas': '2026-11-25T10:00+01:00',
  'New Year is within the offer': '2026-12-02T10:00+01:00',
  'late on Christmas Eve': '2026-12-24T23:30+01:00',
  'the last day of a year': '2026-12-31T10:00+01:00',
  'early on New Year’s Day': '2027-01-01T00:30+01:00',
  'the day before summer time': '2027-03-27T10:00+01:00',
  'the day before winter time': '2027-10-30T10:00+02:00',
  'the 30th day ahead is King’s Day': '2027-03-28T10:00+02:00',
  'the leap day': '2028-02-29T10:00+01:00',
  'a Sunday': '2027-06-06T10:00+02:00',
};
type Day = keyof typeof moments;
const days = Object.keys(moments) as Day[];
const zones = ['UTC', 'Europe/Amsterdam', 'America/New_York'];

export interface DayResult {
  day: string;
  zone: string;
  seconds: number;
  passed: boolean;
}

/** Lists all unit tests, which are fast, and the integration tests that use the machine's clock. */
export function listTimeDependent(): string[] {
  const readsClock = /bookable-days|new Date\(\)/;
  const files = globSync('tests/integration/*.test.ts');
  return ['tests/unit/', ...files.filter((file) => readsClock.test(readFileSync(file, 'utf8'))).sort()];
}

/** Runs the time-dependent tests on each day, in varying zones. */
export async function runTimeDependent(): Promise<DayResult[]> {
  const tests = ['vitest', 'run', '--reporter=dot', ...listTimeDependent()];
  const results: DayResult[] = [];
  for (const [index, day] of days.entries())
    results.push(await runOn(day, zones[index % zones.length] ?? '', tests));
  return results;
}

async function runOn(day: Day, zone: string, [command = '', ...parameters]: string[]): Promise<DayResult> {
  console.log(`\n--- ${day}, ${zone}`);
  const startedAt = performance.now();
  // A killed process leaves files behind that a process of another user with the same id cannot
  // open.
  for (const file of globSync('/dev/shm/*faketime_s*')) rmSync(file);
  removeTestSite();
  const env = { ...process.env, ...clockAt(new Date(moments[day])), TZ: zone };
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  removeTestSite();
  return { day, zone, seconds: Math.round((performance.now() - startedAt) / 1000), passed: code === 0 };
}

/**
 * Removes the test site, because its pages contain the days that could be booked when it was built.
 */
function removeTestSite(): void {
  rmSync(testSite.directory, { recursive: true, force: true });
}

/**
 * Returns the variables for a clock at a moment: an offset to the real time that all processes of a
 * test share.
 */
function clockAt(moment: Date): Record<string, string> {
  const seconds = Math.round((moment.getTime() - Date.now()) / 1000);
  return {
    LD_PRELOAD: findLibrary(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${String(seconds)}`,
    // Timers measure real time.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Sets real modification times, because Node reads them by `statx`, which is not faked.
    FAKE_UTIME: '1',
  };
}

function findLibrary(): string {
  const find = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  const install = ['install', '-y', '--no-install-recommends', 'faketime'];
  if (find() === undefined && run('apt-get', ['update'])) run('apt-get', install);
  const library = find();
  if (!library) throw new Error('There is no libfaketime, and apt-get could not install it.');
  return library;
}

async function runAll(parameters: string[]): Promise<DayResult[]> {
  const results: DayResult[] = [];
  for (const day of days)
    for (const zone of zones) results.push(await runOn(day, zone, ['vitest', 'run', ...parameters]));
  results.push(await runOn('the 30th day ahead is King’s Day', 'America/New_York', ['playwright', 'test']));
  return results;
}

if (import.meta.main) {
  const parameters = process.argv.slice(2);
  const results = await (parameters[0] === '--some' ? runTimeDependent() : runAll(parameters));
  console.table(results);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
