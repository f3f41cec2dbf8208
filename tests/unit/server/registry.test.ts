import { submissions } from '#contracts/registry.ts';
import { expect, test } from 'vitest';

test('no two forms have the same prefix, and the newsletter has another one', () => {
  const prefixes = [...submissions.map(({ referencePrefix }) => referencePrefix), 'NWS'];
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
