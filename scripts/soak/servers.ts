/**
 * The process that a soak asks: the site with its real functions, or, when its first argument is
 * `bare`, a server that sends one page from memory and does one INSERT per post. Reports its
 * address, and the memory that it takes in MB whenever it is asked, after a collection if so asked.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { warmUp } from '#server/rendering/server-module.ts';
import { trustedProxies } from '#server/addresses.ts';
import { startPlatform } from '#server/platform/server.ts';
import { testSite } from '../../tests/support/test-site.ts';

const insert = `insert into contact_requests (naam, bedrijf, email, service, submission_id, reference, locale)
  values ('Noor', 'De Linde', 'noor@delinde.example', 'apotheek', $1, $2, 'nl')`;

async function startSite(): Promise<string> {
  await warmUp(testSite.directory);
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    siteDirectory: () => testSite.directory,
    port: 0,
    host: '127.0.0.1',
    trustedProxies: trustedProxies(),
  });
  return platform.url.replace('localhost', '127.0.0.1');
}

function startBare(): Promise<string> {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const page = brotliCompressSync(readFileSync(`${testSite.published}/index.html`));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const store = async (message: IncomingMessage, response: ServerResponse) => {
    await text(message);
    const id = randomUUID();
    await pool.query(insert, [id, id.slice(0, 20)]);
    response.writeHead(201).end();
  };
  const server = createServer((message, response) => {
    if (message.method === 'GET') response.writeHead(200, headers).end(page);
    else void store(message, response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}

process.send?.(await (process.argv[2] === 'bare' ? startBare() : startSite()));
process.on('message', (which) => {
  if (which === 'in use') globalThis.gc?.();
  process.send?.(process.memoryUsage().rss / 1e6);
});
