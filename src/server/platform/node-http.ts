/** Converts between Node's HTTP messages and the web's `Request` and `Response`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { constants } from 'node:zlib';
import compression from 'compression';
import { canonicalAddress, isListed } from '#server/addresses.ts';

export interface Visitor {
  ip: string;
  /** Scheme and host, as the visitor sees them. */
  origin: string;
}

/**
 * Returns the visitor's IP address and the origin of the request. Proxy headers count only when the
 * peer is one of `proxies`.
 */
export function findVisitor(message: IncomingMessage, proxies: BlockList | undefined): Visitor {
  const isTrusted = (address: string) => proxies !== undefined && isListed(proxies, address);
  const peer = canonicalAddress(message.socket.remoteAddress ?? '') ?? '';
  const forwarded = isTrusted(peer) ? message.headers : {};
  const scheme = lastOf(forwarded['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  const host = lastOf(forwarded['x-forwarded-host']) ?? message.headers.host ?? 'localhost';
  const ip = findClient(peer, listOf(forwarded['x-forwarded-for']), isTrusted);
  return { ip, origin: `${scheme}://${host}` };
}

/**
 * Returns the last address that is not a trusted proxy, because each trusted proxy appends the
 * address of its peer. The visitor can forge anything before it.
 */
function findClient(peer: string, hops: string[], isTrusted: (address: string) => boolean): string {
  let client = peer;
  for (const hop of hops.toReversed()) {
    const address = canonicalAddress(hop);
    if (address === undefined || !isTrusted(client)) break;
    client = address;
  }
  return client;
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim());
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return listOf(header).at(-1) || undefined;
}

/** Scheme, host name or IP address, and optional port, but no user and no path. */
const plainOrigin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns the URL of a request; undefined when it is invalid, such as `/%E0%A4%A` or one with a
 * NUL. The target may be an absolute URL of the site (RFC 9112, 3.2.2).
 */
export function parseAddress(target: string, origin: string): URL | undefined {
  if (!plainOrigin.test(origin)) return undefined;
  const relative = /^https?:\/\//i.test(target) ? pathOn(origin, target) : target;
  const address = relative?.startsWith('/') ? URL.parse(origin + relative) : null;
  if (!address || address.origin !== URL.parse(origin)?.origin) return undefined;
  try {
    if (decodeURIComponent(address.pathname).includes('\0')) return undefined;
  } catch {
    return undefined;
  }
  // Merges slashes as nginx does, because rules for headers and redirects have single ones.
  const path = address.pathname.replaceAll(/\/{2,}/g, '/');
  address.pathname = path.replaceAll(/%[2-7][\da-f]/gi, decodeUnreserved);
  return address;
}

function pathOn(origin: string, target: string): string | undefined {
  const whole = URL.parse(target);
  return whole && whole.host === URL.parse(origin)?.host ? whole.pathname + whole.search : undefined;
}

/** Decodes an escaped unreserved character, because both are equivalent (RFC 3986, 6.2.2.2). */
function decodeUnreserved(escaped: string): string {
  const character = decodeURIComponent(escaped);
  return /[\w.~-]/.test(character) ? character : escaped;
}

/** Methods that a `Request` cannot have (https://fetch.spec.whatwg.org/#forbidden-method). */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** True for a method that no function and no file supports. */
export function isForbiddenMethod(method = 'GET'): boolean {
  return forbiddenMethods.includes(method.toUpperCase());
}

/** Creates the web request. Its body is read only when a function asks for it. */
export function toRequest(message: IncomingMessage, address: URL): Request {
  const { method = 'GET', headersDistinct } = message;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The DOM types of streams differ from those of Node.
  const body: unknown = hasBody ? ReadableStream.from(message.iterator({ destroyOnReturn: false })) : null;
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: body as RequestInit['body'] & {},
    duplex: 'half',
  };
  return new Request(address, init);
}

/**
 * With these parameters an encoder takes about 5 MB per response, for as long as the client reads;
 * with quality 9 and the default window it takes 40 MB. Pages get at most 4% larger.
 */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 };
const compress = compression({ threshold: 300, brotli: { params: brotliParams } });

/**
 * Compresses the response in an encoding that the client accepts, unless it is already compressed.
 */
export function compressAnswer(message: IncomingMessage, to: ServerResponse): void {
  type Arguments = Parameters<typeof compress>;
  // Typed for Express, although the middleware uses none of its features.
  compress(message as Arguments[0], to as Arguments[1], () => undefined);
}

/**
 * Sends the response of a function or a rule. Discards the unread part of the request, so that its
 * connection can be reused.
 */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  to.statusCode = response.status;
  for (const [name, value] of response.headers)
    if (!name.startsWith('netlify-') && name !== 'set-cookie') to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  if (response.status !== 204 && response.status !== 304) to.setHeader('content-length', body.byteLength);
  to.once('finish', () => message.resume());
  to.end(body);
}
