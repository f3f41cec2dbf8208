/**
 * The part of an internet address that stands for one visitor: all of an IPv4 address, the first 64
 * bits of an IPv6 address, since one household is given at least so many and may change the rest at
 * will (RFC 6177).
 */
export function visitorAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  return `${expandGroups(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, with those that `::` leaves out. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...missing, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
