import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a few seconds of a soak bring no answer that nobody expected', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/soak.ts', '--minutes', '0.1']);
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  expect(stdout).toMatch(/unexpected answers' *│ '0 of [1-9]\d*'/);
});
