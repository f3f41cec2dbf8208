import { formatAddress, parsePostcode } from '#domain/visit-address.ts';
import { expect, test } from 'vitest';

test.each([
  ['3511AB', '3511 AB'],
  [' 3511  ab ', '3511 AB'],
  ['٣٥١١ AB', '3511 AB'],
  ['0511 AB', undefined],
  ['3511 A', undefined],
  ['3511 AB Utrecht', undefined],
])('%j is the postcode %j', (text, postcode) => {
  expect(parsePostcode(text)).toBe(postcode);
});

test('an address is one line, and undefined until it is known', () => {
  const address = { straat: 'Maliebaan 12', postcode: '3581 CN', plaats: 'Utrecht' };
  expect(formatAddress(address)).toBe('Maliebaan 12, 3581 CN Utrecht');
  expect(formatAddress({ straat: null, postcode: null, plaats: null })).toBeUndefined();
});
