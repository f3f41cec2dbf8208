/** Translates between Node's HTTP server and the `Request` of the web, and sends answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Answer } from '#server/platform/answer.ts';
import { edgeCacheHeader } from '#server/http/edge-cache.ts';
import { canonicalAddress, isListed } from '#server/addresses.ts';
import { compressAlike } from '#server/platform/alike-answers.ts';
import { chooseEncoding, compress, isCompressible } from '#server/platform/compression.ts';
import { discardRest, type RequestBody } from '#server/platform/request-body.ts';

export interface Visitor {
  ip: string;
  /** Scheme and host as the visitor typed them. */
  origin: string;
}

/**
 * Who asks and under which address. Headers of a proxy count only when the peer is in the list.
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
 * Each trusted proxy appends whom it has seen itself, so the last that is not one of them is the
 * visitor. Anything before may be the visitor's own invention.
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

/** A name or an address, and maybe a port: what else a URL may hold there is no host. */
const plainOrigin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Gives the address asked for; undefined when it is not one, such as `/%E0%A4%A` or one with a NUL.
 * A target may be a whole address of the site (RFC 9112, 3.2.2).
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
  // As nginx merges slashes: rules for headers and redirects name paths that begin with one.
  const path = address.pathname.replace(/^\/{2,}/, '/');
  address.pathname = path.replaceAll(/%[2-7][\da-f]/gi, decodeUnreserved);
  return address;
}

function pathOn(origin: string, target: string): string | undefined {
  const whole = URL.parse(target);
  return whole && whole.host === URL.parse(origin)?.host ? whole.pathname + whole.search : undefined;
}

/** Escaped or not, these name the same (RFC 3986, 6.2.2.2). */
function decodeUnreserved(escaped: string): string {
  const character = decodeURIComponent(escaped);
  return /[\w.~-]/.test(character) ? character : escaped;
}

/** No `Request` can have these methods (https://fetch.spec.whatwg.org/#forbidden-method). */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** True for a method that no function and no file answers. */
export function isForbiddenMethod(method = 'GET'): boolean {
  return forbiddenMethods.includes(method.toUpperCase());
}

/** Makes the request of the web. */
export function toRequest(message: IncomingMessage, address: URL, body: RequestBody | undefined): Request {
  const { method = 'GET' } = message;
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(message),
    body: body ?? null,
    duplex: 'half',
  };
  return new Request(address, init);
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    values?.forEach((value) => {
      headers.append(name, value);
    });
  }
  return headers;
}

/**
 * Sends an answer, compressed if the visitor's browser likes that and it is not yet. Without a body
 * to `HEAD`.
 */
export async function sendAnswer(
  answer: Answer,
  message: IncomingMessage,
  to: ServerResponse,
  lingerMs = 0,
): Promise<void> {
  const { status, headers, body } = await encode(answer, message.headers['accept-encoding'] ?? null);
  to.statusCode = status;
  headers.forEach((value, name) => {
    if (name !== 'set-cookie' && !name.startsWith('netlify-')) to.setHeader(name, value);
  });
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  if (status !== 204 && status !== 304) to.setHeader('content-length', body?.byteLength ?? 0);
  // It stays open unless somebody says otherwise (RFC 9112, 9.3); Node would say so, and for how
  // long, with each of a page's files.
  if (!to.hasHeader('connection') && to.shouldKeepAlive) to.removeHeader('connection');
  const sent = message.method === 'HEAD' ? undefined : body;
  if (message.complete) to.end(sent);
  else void sendUnread(sent, message, to, lingerMs);
}

/** Sends an answer to a request of which the rest is not wanted. */
async function sendUnread(
  body: Uint8Array | undefined,
  message: IncomingMessage,
  to: ServerResponse,
  lingerMs: number,
): Promise<void> {
  to.setHeader('connection', 'close');
  if (body) to.write(body);
  else to.flushHeaders();
  await discardRest(message, lingerMs);
  to.end();
}

async function encode(answer: Answer, accepted: string | null): Promise<Answer> {
  const { headers, body } = answer;
  const isFinished = headers.has('content-encoding') || headers.has('etag');
  if (!body || isFinished || !isCompressible(headers.get('content-type'), body.byteLength)) return answer;
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(accepted);
  if (!encoding) return answer;
  headers.set('content-encoding', encoding);
  const isAlike = encoding === 'br' && headers.has(edgeCacheHeader);
  return { ...answer, body: await (isAlike ? compressAlike(body) : compress(body, encoding)) };
}
