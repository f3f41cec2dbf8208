/** IP addresses, and the peers that may set `X-Forwarded-*` headers. */
import { BlockList, isIP, SocketAddress } from 'node:net';

/**
 * Returns an IP address in its usual notation; undefined for an invalid one. Removes port (RFC
 * 7239, 6) and zone. IPv6 is written as in RFC 5952, and IPv4 in dotted decimals, even when mapped
 * to IPv6 (RFC 4291, 2.5.5.2).
 */
export function canonicalAddress(text: string): string | undefined {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? plain ?? text).split('%');
  if (isIP(address) === 0) return undefined;
  return new SocketAddress({ address, family: familyOf(address) }).address.replace(/^::ffff:(?=.*\.)/, '');
}

/** Private networks: loopback, RFC 1918, RFC 4193, and link-local (RFC 3927, RFC 4291). */
const privateNetworks = [
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
];

/**
 * Returns a list of the private networks and the given addresses and networks (CIDR). Throws for an
 * invalid one.
 */
export function trustedProxies(named: readonly string[] = []): BlockList {
  const list = new BlockList();
  for (const name of [...privateNetworks, ...named]) add(list, name);
  return list;
}

function add(list: BlockList, name: string): void {
  const [address = '', bits] = name.split('/');
  const family = familyOf(address);
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : NaN, family);
}

/** True when the address is in the list. */
export function isListed(list: BlockList, address: string): boolean {
  return isIP(address) > 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
