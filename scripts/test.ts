/**
 * Runs all tests, with a tenth of each sweep unless `--full` is given. First installs `pg_dump` if
 * missing, and with `--full` other browsers too. Then builds the site in a folder for tests, runs
 * the checks in parallel with the unit and integration tests, and meanwhile installs a browser if
 * missing. Then runs the end-to-end tests, with `--full` in other browsers as well, and with
 * `--full` time-dependent tests on other days. Every stage runs, even after a failure. The failures
 * are listed at the end; the last line has the totals, and the exit code is 1 on any failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildTestSite } from '../tests/support/test-site.ts';
import { site } from '../tests/support/site-under-test.ts';
import { runChecks, type CheckResult } from './check.ts';
import { runTimeDependent } from './test-days.ts';
import { listFailedInPlaywright, listFailedInVitest } from './testing/failures.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Stage extends Count {
  stage: string;
  seconds: number;
}

const reports = 'test-results';

/**
 * Runs a test runner that writes a report; a runner that fails without a failed test counts as one
 * failure.
 */
async function runStage(
  name: string,
  command: string,
  parameters: string[],
  count: (report: unknown) => Count,
): Promise<Count> {
  const report = `${reports}/${name}.json`;
  rmSync(report, { force: true });
  const code = await run(command, parameters, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { passed, failed } = readCount(report, count);
  if (code === 0 || failed > 0) return { passed, failed };
  console.error(
    `${name} ended with ${String(code)} although none of its tests failed: its output above says why`,
  );
  return { passed, failed: 1 };
}

function run(command: string, parameters: string[], variables: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const env = { ...process.env, ...variables };
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}

function readCount(report: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runVitest(): Promise<Count> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`];
  return runStage('vitest', 'vitest', ['run', ...output], (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function runPlaywright(): Promise<Count> {
  return runStage('e2e', 'playwright', ['test', '--reporter=list,json'], (report) => {
    const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

async function runDays(): Promise<Count> {
  const results = await runTimeDependent();
  console.table(results);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

/** Builds the test site. Only a failure is counted, because the tests check the built site. */
async function build(): Promise<Count> {
  try {
    await buildTestSite();
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function countChecks(checks: readonly CheckResult[]): Count {
  const passed = checks.filter((check) => check.passed).length;
  return { passed, failed: checks.length - passed };
}

async function timed(stage: string, work: () => Promise<Count>): Promise<Stage> {
  const startedAt = performance.now();
  const count = await work();
  return { stage, seconds: Math.round((performance.now() - startedAt) / 1000), ...count };
}

function printFailures(checks: readonly CheckResult[]): void {
  const failed = checks.filter(({ passed }) => !passed);
  printList(
    'checks, whose output is above',
    failed.map(({ name }) => name),
  );
  printList('unit and integration', listFailedInVitest(`${reports}/vitest.json`));
  const endToEnd = listFailedInPlaywright(`${reports}/e2e.json`);
  printList('end to end', endToEnd);
  if (endToEnd.length > 0) console.log(`What the site wrote meanwhile: ${site.log}`);
}

function printList(what: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n--- failed: ${what}\n${lines.join('\n')}`);
}

async function runAll(): Promise<Count[]> {
  mkdirSync(reports, { recursive: true });
  // Before the browser, because package installations cannot run in parallel.
  await run(process.execPath, ['scripts/testing/postgres-client.ts']);
  if (isFull) await run(process.execPath, ['scripts/testing/engines.ts']);
  const browser = run(process.execPath, ['scripts/testing/browser.ts']);
  const built = await timed('build', build);
  // Checks run one at a time, because the tests use the rest of the machine.
  const checks = runChecks(1);
  const beside = await Promise.all([
    timed('vitest', runVitest),
    timed('checks', async () => countChecks(await checks)),
  ]);
  await browser;
  const stages = [built, ...beside, await timed('playwright', runPlaywright)];
  if (isFull) stages.push(await timed('days', runDays));
  printFailures(await checks);
  console.table(stages);
  return stages;
}

const isFull = process.argv.includes('--full');
// Many tests start short scripts, which spend most of their time on stripping types and compiling.
process.env.NODE_COMPILE_CACHE = resolve('node_modules/.cache/node');
// Read by `tests/support/sweep.ts`.
if (isFull) process.env.FULL = 'true';
const counts = await runAll().catch((error: unknown): Count[] => {
  console.error(error instanceof Error ? error.message : error);
  return [{ passed: 0, failed: 1 }];
});
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : 0;
