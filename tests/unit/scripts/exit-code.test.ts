import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([0, 3])('a script with a PostgreSQL of its own that ends with %i says so', (code) => {
  const script = `await import('./tests/support/postgres.ts'); process.exitCode = ${String(code)};`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(status).toBe(code);
});
