import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';

/** Path of a page of 500 bytes, which the pages of the site are compared with. */
export const baselinePath = '/baseline';
const baselinePage = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Baseline</title><p>${'x'.repeat(366)}</p>`;

/**
 * Serves the files of a built site over HTTP/2 with TLS, as a CDN does; passes its URL to the
 * callback.
 */
export async function withHttp2Site<Result>(
  directory: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const files = sirv(directory, { brotli: true });
  const server = createSecureServer(createCertificate(), (request, response) => {
    if (request.url === baselinePath) response.end(baselinePage);
    // Node's HTTP/2 compatibility API suffices for sirv.
    else files(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  server.listen(0);
  await once(server, 'listening');
  try {
    return await work(`https://localhost:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.close();
  }
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
