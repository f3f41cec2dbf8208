/** The site behind TLS and HTTP/2, as Netlify, nginx and Caddy serve it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SecureFront {
  url: string;
  stop: () => void;
}

/** Those of one connection, which HTTP/2 does not know (RFC 9113, 8.2.2). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Passes everything on to the server at an address. The certificate is trusted by nobody. */
export async function startSecureFront(target: string): Promise<SecureFront> {
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (request, response) => {
    pass(target, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${String(port)}`, stop: () => void server.close() };
}

function pass(target: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, headers } = request;
  const sent = requestHttp(target + request.url, { method, headers: endToEnd(headers) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.pipe(response);
  });
  sent.on('error', () => {
    response.destroy();
  });
  request.pipe(sent);
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
  );
  return Object.fromEntries(kept);
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const directory = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const wanted = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=localhost'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...wanted, '-keyout', key, '-out', cert]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${String(stderr)}`);
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  return made;
}
