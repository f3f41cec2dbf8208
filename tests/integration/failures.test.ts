import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { listFailedInPlaywright, listFailedInVitest } from '../../scripts/testing/failures.ts';

/** A folder in the project, so that its tests find the runners. */
function makeFolder(files: Record<string, string>): string {
  const folder = `.test/failures-${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  return folder;
}

function run(folder: string, command: string, parameters: string[], variables = {}): void {
  const env = { ...process.env, ...variables };
  const { status } = spawnSync(`../../node_modules/.bin/${command}`, parameters, { cwd: folder, env });
  expect(status).toBe(1);
}

const tests = (runner: string) => `
  import { expect, test } from '${runner}';
  test('holds', () => {});
  test('breaks', () => { expect(1 + 1).toBe(3); });
  test('breaks too', () => { throw new Error('no such thing\\nand more'); });
`;

test('failed tests of Vitest are named, and files that cannot be read', () => {
  const folder = makeFolder({
    'a.test.ts': tests('vitest'),
    'b.test.ts': `import './missing.ts';`,
    'vitest.config.ts': 'export default {};',
  });
  run(folder, 'vitest', ['run', '--reporter=json', '--outputFile=report.json']);
  const failed = listFailedInVitest(`${folder}/report.json`).sort();
  expect(failed).toEqual([
    `${folder}/a.test.ts > breaks`,
    `${folder}/a.test.ts > breaks too`,
    `${folder}/b.test.ts`,
  ]);
});

test('failed tests of Playwright are named with their place', () => {
  const folder = makeFolder({
    'a.test.ts': tests('@playwright/test'),
    'playwright.config.ts': `export default { testMatch: 'a.test.ts', projects: [{ name: 'wide' }] };`,
  });
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json' };
  run(folder, 'playwright', ['test', '--reporter=json'], report);
  expect(listFailedInPlaywright(`${folder}/report.json`)).toEqual([
    'a.test.ts:4 > breaks',
    'a.test.ts:5 > breaks too',
  ]);
});

test('a report that was never written names nothing', () => {
  expect(listFailedInVitest('.test/no-report.json')).toEqual([]);
});
