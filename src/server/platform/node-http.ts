/** Translates between Node's HTTP server and the `Request` of the web, and sends answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Answer } from '#server/platform/answer.ts';
import { edgeCacheHeader } from '#server/http/edge-cache.ts';
import { canonicalAddress, isListed } from '#server/http/addresses.ts';
import { createGate } from '#server/gate.ts';
import { compressAlike } from '#server/platform/alike-answers.ts';
import { chooseEncoding, compress, isCompressible } from '#server/platform/compression.ts';

export interface Visitor {
  ip: string;
  /** Scheme and host as the visitor typed them. */
  origin: string;
}

/** Far more than a form without a file, and little enough for many at once. */
const usualBodyBytes = 1024 * 1024;
/** As much as a form with a file may have. Few are read at once, and the others wait. */
const maxBodyBytes = 8 * usualBodyBytes;
const largeBodies = createGate(6, 30);

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
 */
export function parseAddress(target: string, origin: string): URL | undefined {
  if (!plainOrigin.test(origin)) return undefined;
  const address = target.startsWith('/') ? URL.parse(origin + target) : null;
  if (!address || address.origin !== URL.parse(origin)?.origin) return undefined;
  try {
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

/** No `Request` can have these methods (https://fetch.spec.whatwg.org/#forbidden-method). */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** True for a method that no function and no file answers. */
export function isForbiddenMethod(method = 'GET'): boolean {
  return forbiddenMethods.includes(method.toUpperCase());
}

/** Why a body was not read: larger than any function takes, or too many large ones at once. */
type Unread = 'too large' | 'too many';

/** What such a request is answered with. */
export const unreadAnswers = {
  'too large': { status: 413, text: 'This is too large', headers: {} },
  // Most uploads take less than that.
  'too many': { status: 503, text: 'Too many uploads at once', headers: { 'retry-after': '30' } },
} as const satisfies Record<Unread, object>;

/** Reads a whole request, or says why not. */
export async function readRequest(message: IncomingMessage, address: URL): Promise<Request | Unread> {
  const method = message.method ?? 'GET';
  const headers = headersOf(message);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = await readBody(message);
  return typeof body === 'string' ? body : new Request(address, { method, headers, body });
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

async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | Unread> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let leave: (() => void) | undefined;
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBodyBytes) return 'too large';
      if (bytes > usualBodyBytes) {
        leave ??= await largeBodies.enter();
        if (!leave) return 'too many';
      }
      chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    leave?.();
  }
}

/**
 * Sends an answer, compressed if the visitor's browser likes that and it is not yet. Without a body
 * to `HEAD`.
 */
export async function sendAnswer(
  answer: Answer,
  message: IncomingMessage,
  to: ServerResponse,
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
  to.end(message.method === 'HEAD' ? undefined : body);
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
