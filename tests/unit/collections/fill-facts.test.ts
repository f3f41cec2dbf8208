import { fillFacts } from '#collections/fill-facts.ts';
import { expect, test } from 'vitest';

test('facts are filled in at any depth, whatever characters they have', () => {
  const data = { heading: '{course}', items: [{ text: 'Sinds {founded}, 24 uur', from: 6 }] };
  const facts = { course: 'Module "Hygiëne" \\ basis', founded: '2003' };
  expect(fillFacts(data, 'nl', facts)).toEqual({
    heading: 'Module "Hygiëne" \\ basis',
    items: [{ text: 'Sinds 2003, 24\u00a0uur', from: 6 }],
  });
});
