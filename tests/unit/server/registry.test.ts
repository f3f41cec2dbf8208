import { submissions } from '#contracts/registry.ts';
import { expect, test } from 'vitest';

test('no two forms share a reference prefix, and none has that of the newsletter', () => {
  const prefixes = [...submissions.map(({ referencePrefix }) => referencePrefix), 'NWS'];
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
