/**
 * Sends a request exactly as written: without following redirects, normalizing the URL or
 * decompressing the body.
 */
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { site } from './site-under-test.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function sendRaw(
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port: site.port, path, method, headers }, (incoming) => {
      buffer(incoming).then((received) => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: received });
      }, reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
