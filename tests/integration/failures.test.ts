import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { listFailedInPlaywright, listFailedInVitest, shorten } from '../../scripts/failures.ts';

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
    expect.stringContaining(`${folder}/a.test.ts > breaks too: Error: no such thing`),
    expect.stringContaining(`${folder}/a.test.ts > breaks: AssertionError: expected 2 to be 3`),
    expect.stringMatching(`^${folder}/b.test.ts: .*missing.ts`),
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
    expect.stringMatching(/^\[wide\] a\.test\.ts:4 > breaks: Error: expect\(received\)/),
    '[wide] a.test.ts:5 > breaks too: Error: no such thing',
  ]);
});

test('a report that was never written names nothing', () => {
  expect(listFailedInVitest('.test/no-report.json')).toEqual([]);
});

test('a long output is cut, and says so', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `fault ${String(index)}`);
  const short = shorten(lines.join('\n'));
  expect(short).toHaveLength(26);
  expect(short.at(-1)).toBe('... 35 more lines above');
  expect(shorten('one\ntwo\n')).toEqual(['one', 'two']);
});
