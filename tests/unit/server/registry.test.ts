import { formEntries, storedForms } from '#server/registry.ts';
import { submissions } from '#contracts/registry.ts';
import { expect, test } from 'vitest';

test.each(['name', 'path', 'screen'] as const)('no two forms have the same %s', (property) => {
  expect(new Set(formEntries.map(({ form }) => form[property])).size).toBe(formEntries.length);
});

test('no two forms have the same prefix or table, and the newsletter has another prefix', () => {
  const prefixes = [...submissions.map(({ referencePrefix }) => referencePrefix), 'NWS'];
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(new Set(storedForms.map(({ table }) => table)).size).toBe(submissions.length);
});
