import { visitorNetworks } from '#domain/internet-address.ts';
import { expect, test } from 'vitest';

test.each([
  ['192.0.2.1', '192.0.2.1', undefined],
  ['::ffff:192.0.2.1', '192.0.2.1', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('the IP address %j belongs to the network %j, and to the site %j', (address, visitor, site) => {
  expect(visitorNetworks(address).map(({ network }) => network)).toEqual(site ? [visitor, site] : [visitor]);
});
