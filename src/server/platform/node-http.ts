/** Translates between Node's HTTP server and the `Request` and `Response` of the web. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress, isCompressible } from '#server/platform/compression.ts';

export interface Visitor {
  ip: string;
  /** Scheme and host as the visitor typed them. */
  origin: string;
}

/** Netlify hands at most this to a function. */
const maxBodyBytes = 6 * 1024 * 1024;

/** For answers that are made once; kept files are compressed better, see `static-files.ts`. */
const quickQuality = 4;

/**
 * Who asks and under which address. Proxy headers count only behind a proxy that is trusted to set
 * them: the last address in `X-Forwarded-For` is the one that this proxy has seen itself.
 */
export function findVisitor(message: IncomingMessage, trustProxy: boolean): Visitor {
  const forwarded = trustProxy ? message.headers : {};
  const ip = lastOf(forwarded['x-forwarded-for']) ?? message.socket.remoteAddress ?? '';
  const scheme = lastOf(forwarded['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  const host = lastOf(forwarded['x-forwarded-host']) ?? message.headers.host ?? 'localhost';
  return { ip: withoutPort(ip).replace(/^::ffff:/, ''), origin: `${scheme}://${host}` };
}

/** Some proxies add the port, and brackets around an IPv6 address then (RFC 7239, 6). */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return [header ?? []].flat().join(',').split(',').at(-1)?.trim() || undefined;
}

/**
 * Gives the address asked for; undefined when it is not one, such as `/%E0%A4%A` or one with a NUL.
 */
export function parseAddress(target: string, origin: string): URL | undefined {
  const address = target.startsWith('/') ? URL.parse(origin + target) : null;
  if (!address || address.origin !== URL.parse(origin)?.origin) return undefined;
  try {
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

/** Reads a whole request; undefined when its body is larger than any function takes. */
export async function readRequest(message: IncomingMessage, address: URL): Promise<Request | undefined> {
  const method = message.method ?? 'GET';
  const headers = headersOf(message);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = await readBody(message);
  return body && new Request(address, { method, headers, body });
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

async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Sends an answer, compressed if the visitor's browser likes that and it is not yet. Without a body
 * to `HEAD`.
 */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  const { body, headers } = await encode(response, message.headers['accept-encoding'] ?? null);
  to.statusCode = response.status;
  headers.forEach((value, name) => {
    if (name !== 'set-cookie') to.setHeader(name, value);
  });
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  if (response.status !== 204 && response.status !== 304) to.setHeader('content-length', body.byteLength);
  // Said by ourselves, Node does not add for how long, with each of a page's files.
  if (!to.hasHeader('connection')) to.setHeader('connection', 'keep-alive');
  to.end(message.method === 'HEAD' ? undefined : body);
}

async function encode(
  response: Response,
  accepted: string | null,
): Promise<{ body: Uint8Array; headers: Headers }> {
  const headers = new Headers(response.headers);
  const body = new Uint8Array(await response.arrayBuffer());
  const compressible =
    !headers.has('content-encoding') && isCompressible(headers.get('content-type'), body.byteLength);
  if (!compressible || headers.has('etag')) return { body, headers };
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(accepted);
  if (!encoding) return { body, headers };
  headers.set('content-encoding', encoding);
  return { body: await compress(body, encoding, quickQuality), headers };
}
