import { canonicalAddress } from '#server/addresses.ts';
import { expect, test } from 'vitest';

test.each([
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['0:0:0:0:0:FFFF:0808:0808', '8.8.8.8'],
  ['203.0.113.9:51442', '203.0.113.9'],
  ['[2001:DB8::09]:51442', '2001:db8::9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['1.2.3.256', undefined],
  ['2001:db8::9]/[::1', undefined],
])('the canonical form of the IP address %j is %j', (text, address) => {
  expect(canonicalAddress(text)).toBe(address);
});
