import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Connection headers of HTTP/1.1, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Serves a site over HTTP/2 with TLS, as hosts do, while the work runs; gives it the address. */
export async function withHttp2<Result>(
  target: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createSecureServer(createCertificate(), (request, response) => {
    forward(target, request, response);
  });
  server.listen(0);
  await once(server, 'listening');
  try {
    return await work(`https://localhost:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.close();
  }
}

function forward(target: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const forwarded = request(new URL(incoming.url, target), { method: incoming.method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(outgoing);
  });
  incoming.pipe(forwarded);
}

function createCertificate(): { key: Buffer; cert: Buffer } {
  const directory = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')] as const;
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
