import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { company } from '#company';
import { expect, test } from 'vitest';

test('a site whose facts are examples is not fit to go live, and each of them is named', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-live.ts'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(company.examples).toContain('ratingSource');
  for (const name of company.examples) expect(stderr).toContain(`\n- ${name}\n`);
});
