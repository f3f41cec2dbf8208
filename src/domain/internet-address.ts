/** The networks that stand for a visitor where attempts are counted. */
export interface Network {
  /** An IPv4 address, or the prefix of an IPv6 one. */
  network: string;
  /** How many visitors it may stand for, and so how many times as much it may do. */
  visitors: number;
}

const visitorsOfSite = 4;

/**
 * All of an IPv4 address. Of an IPv6 address the first 64 bits, since one household is given at
 * least so many and may change the rest at will, and the first 48, which is what many are given
 * (RFC 6177): a machine that has 65,536 networks is not as many visitors.
 */
export function visitorNetworks(address: string): Network[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return [{ network: mapped[1], visitors: 1 }];
  if (!address.includes(':')) return [{ network: address, visitors: 1 }];
  const groups = expandGroups(address);
  return [
    { network: `${groups.slice(0, 4).join(':')}::/64`, visitors: 1 },
    { network: `${groups.slice(0, 3).join(':')}::/48`, visitors: visitorsOfSite },
  ];
}

/** The eight groups of an IPv6 address, with those that `::` leaves out. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...missing, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
