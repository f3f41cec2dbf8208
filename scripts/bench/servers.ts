/**
 * The process that is measured: the site with its real functions, and beside it a server that does
 * one INSERT per request. Started by `bench`, which gives it DATABASE_URL; reports its addresses to
 * it.
 */
import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { trustedProxies } from '#server/addresses.ts';
import { startPlatform } from '#server/platform/server.ts';
import type { Contact } from '#submissions/contact.ts';
import { testSite } from '../../tests/support/test-site.ts';
import type { BenchServers } from './submissions.ts';

process.env.MAIL_DIR = mkdtempSync(join(tmpdir(), 'bench-mail-'));
process.env.RATE_LIMIT_PER_HOUR = '1000000';

const insert = `insert into contact_requests (naam, bedrijf, email, service, submission_id, reference, locale)
  values ($1, $2, $3, $4, $5, $6, 'nl')`;

/** As many connections as the site itself has. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const bare = createServer((message, response) => {
  json(message)
    .then((body) => store(body as Contact & { submissionId: string }))
    .then(
      () => response.writeHead(201).end(),
      () => response.writeHead(500).end(),
    );
});

async function store({
  naam,
  bedrijf,
  email,
  service,
  submissionId,
}: Contact & { submissionId: string }): Promise<void> {
  await pool.query(insert, [naam, bedrijf, email, service, submissionId, submissionId.slice(0, 20)]);
}

bare.listen(0, '127.0.0.1', () => {
  void report();
});

async function report(): Promise<void> {
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    siteDirectory: () => testSite.directory,
    port: 0,
    trustedProxies: trustedProxies(),
  });
  const { port } = bare.address() as AddressInfo;
  const servers: BenchServers = { siteUrl: platform.url, bareUrl: `http://127.0.0.1:${String(port)}/` };
  process.send?.(servers);
}
