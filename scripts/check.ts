/**
 * Runs the `check:*` scripts of package.json, and prints a table. Prints the output of those that
 * fail and exits with 1 if any did.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { testSite } from '../tests/support/test-site.ts';

export interface CheckResult {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/**
 * Checks that are not run. `check:live` is for deploys, because it fails until the real facts of
 * the company are filled in; `check:quick` repeats other checks.
 */
const excluded = ['check:live', 'check:quick'];

/**
 * The slowest checks, which start first so that the total time is short. The checks of one row run
 * sequentially, because both checks of the first row write Astro's generated types.
 */
const first = [['check:site', 'check:components'], ['check:lint'], ['check:format'], ['check:types']];

const scripts: Record<string, string> = packageJson.scripts;

const environment = {
  ...process.env,
  ...testSite.variables,
  ASTRO_TELEMETRY_DISABLED: '1',
  // Finds the programs of packages, as npm does; starting npm takes half a second per check.
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
};

/** Runs all checks with limited concurrency, and prints their table. */
export async function runChecks(atOnce: number): Promise<CheckResult[]> {
  // Generates Astro's types for lint and type check, unless a build has done so.
  if (!existsSync('.astro/types.d.ts')) spawnSync('astro', ['sync'], { stdio: 'ignore', env: environment });
  const waiting = [...first, ...listOthers()];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      for (const name of row) results.push(await runCheck(name));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  report(results);
  return results;
}

function listOthers(): string[][] {
  const named = [...excluded, ...first.flat()];
  return Object.keys(scripts)
    .filter((name) => name.startsWith('check:') && !named.includes(name))
    .map((name) => [name]);
}

async function runCheck(name: string): Promise<CheckResult> {
  const startedAt = performance.now();
  const child = spawn(scripts[name] ?? '', {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { name, passed: code === 0, seconds: (performance.now() - startedAt) / 1000, output };
}

function report(results: readonly CheckResult[]): void {
  for (const { name, output } of results.filter(({ passed }) => !passed))
    console.log(`\n--- ${name}\n${output.trim()}`);
  const rows = results.map(({ name, passed, seconds }) => ({
    check: name,
    result: passed ? 'passed' : 'FAILED',
    seconds: Math.round(seconds),
  }));
  console.table(rows);
}

if (import.meta.main) {
  process.exitCode = (await runChecks(2)).every(({ passed }) => passed) ? 0 : 1;
}
