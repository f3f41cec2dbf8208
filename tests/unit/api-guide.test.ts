import { readFileSync } from 'node:fs';
import { loadFunctions } from '#server/platform/functions.ts';
import { expect, test } from 'vitest';

test('docs/api.md has every endpoint, and no other', async () => {
  const functions = await loadFunctions('functions');
  const paths = functions
    .flatMap(({ config }) => config.path ?? [])
    .filter((path) => path.startsWith('/api/'));
  const rows = readFileSync('docs/api.md', 'utf8').matchAll(/^\| `[A-Z]+ (\S+)`/gm);
  expect([...new Set(Array.from(rows, ([, path]) => path))].sort()).toEqual(paths.sort());
});
