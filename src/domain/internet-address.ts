/** A network; attempts of visitors are counted per network. */
export interface Network {
  /** An IPv4 address, or the prefix of an IPv6 address. */
  network: string;
  /** The assumed number of visitors in the network; its limits are multiplied by this number. */
  visitors: number;
}

const visitorsOfSite = 4;

/**
 * Returns the networks of an address. An IPv4 address, also when mapped to IPv6, is a network by
 * itself. An IPv6 address is in two: its /64, because a household gets at least that and can change
 * the rest at will, and its /48, because many sites get one (RFC 6177), which would otherwise count
 * as 65,536 visitors.
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

/** The eight groups of an IPv6 address, including those that `::` abbreviates. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...missing, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
