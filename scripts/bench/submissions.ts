/**
 * Drives quote requests, and bare INSERTs beside them, against servers in a process of their own.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { contactPath } from '#submissions/contact.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { withDatabase } from './database.ts';
import type { Measurement } from './measurement.ts';

/** Where the servers listen, as they report it. */
export interface BenchServers {
  siteUrl: string;
  bareUrl: string;
}

const clients = [1, 10, 50];
const seconds = 6;
const warmUpSeconds = 2;

export function submissionMeasurements(): Promise<Measurement[]> {
  return withDatabase((databaseUrl) => withServers(databaseUrl, measureAll));
}

async function withServers<Result>(
  databaseUrl: string,
  use: (servers: BenchServers) => Promise<Result>,
): Promise<Result> {
  const child = fork('scripts/bench/servers.ts', { env: { ...process.env, DATABASE_URL: databaseUrl } });
  try {
    return await use(await readServers(child));
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

async function readServers(child: ChildProcess): Promise<BenchServers> {
  const failed = once(child, 'exit').then(() => {
    throw new Error('The servers to measure did not start.');
  });
  const [servers] = (await Promise.race([once(child, 'message'), failed])) as [BenchServers];
  return servers;
}

async function measureAll({ siteUrl, bareUrl }: BenchServers): Promise<Measurement[]> {
  const site = siteUrl + contactPath;
  await drive(site, 10, warmUpSeconds);
  await drive(bareUrl, 10, warmUpSeconds);
  const rows: Measurement[] = [];
  for (const connections of clients) {
    const contact = await drive(site, connections, seconds);
    const bare = await drive(bareUrl, connections, seconds);
    rows.push(compare(connections, contact, bare));
  }
  return rows;
}

function drive(url: string, connections: number, duration: number): Promise<autocannon.Result> {
  return autocannon({ url, connections, duration, requests: [{ setupRequest: aRequest }] });
}

/** Each time another sender, from another address and a minute after the form was opened. */
function aRequest(request: autocannon.Request): autocannon.Request {
  const id = crypto.randomUUID();
  const body = {
    naam: 'Sanne de Vries',
    bedrijf: 'De Linde',
    email: `${id}@example.nl`,
    service: 'apotheek',
    submissionId: id,
    [envelopeFields.honeypot]: '',
    [envelopeFields.elapsedMs]: 60_000,
  };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anAddress() };
  return { ...request, method: 'POST', headers, body: JSON.stringify(body) };
}

function anAddress(): string {
  return [198, ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}

function compare(connections: number, contact: autocannon.Result, bare: autocannon.Result): Measurement {
  const refused = contact.non2xx + contact.errors;
  return {
    what: `quote requests, ${String(connections)} at once`,
    figure: describe(contact) + (refused > 0 ? `, ${String(refused)} REFUSED` : ''),
    beside: describe(bare),
    ratio: (contact.requests.average / bare.requests.average).toFixed(2),
  };
}

function describe({ requests, latency }: autocannon.Result): string {
  return `${requests.average.toFixed(0)}/s, p99 ${latency.p99.toFixed(0)} ms`;
}
