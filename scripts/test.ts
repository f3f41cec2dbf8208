/**
 * The whole test: a browser, the build, the checks, then unit, integration and end-to-end tests. Every stage runs, also
 * after one has failed; the last line counts them all, and the exit code is 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from './browser.ts';
import { buildIfNeeded } from './build-site.ts';
import { runChecks } from './check.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = 'test-results';

/** Runs a test runner that writes a report; a runner that fails without a failed test counts as one. */
function runStage(
  name: string,
  command: string,
  parameters: string[],
  count: (report: unknown) => Count,
): Count {
  const report = `${reports}/${name}.json`;
  rmSync(report, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const { passed, failed } = readCount(report, count);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function readCount(report: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runVitest(project: string): Count {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${project}.json`];
  return runStage(project, 'vitest', ['run', '--project', project, ...output], (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function runPlaywright(): Count {
  return runStage('e2e', 'playwright', ['test', '--reporter=list,json'], (report) => {
    const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

async function runAll(): Promise<Count[]> {
  mkdirSync(reports, { recursive: true });
  findOrInstallBrowser();
  await buildIfNeeded();
  const checks = await runChecks();
  const passed = checks.filter((check) => check.passed).length;
  return [
    { passed, failed: checks.length - passed },
    runVitest('unit'),
    runVitest('integration'),
    runPlaywright(),
  ];
}

const counts = await runAll().catch((error: unknown): Count[] => {
  console.error(error instanceof Error ? error.message : error);
  return [{ passed: 0, failed: 1 }];
});
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : 0;
