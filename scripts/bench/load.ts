import autocannon from 'autocannon';
import { pathTo, pathToArticle } from '#paths';
import { availabilityPath } from '#contracts/appointment.ts';
import { contactPath } from '#contracts/contact.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { loginPath } from '#contracts/login.ts';
import type { Measurement } from './measurement.ts';
import { withSite } from './site.ts';

const connections = 20;
const paths = [pathTo('home', 'nl'), pathToArticle(1, 'nl'), pathTo('appointment', 'ar'), availabilityPath];

/**
 * Measures pages, forms, and a page while passwords are guessed, for `duration` seconds each, and
 * the server's memory before and afterwards.
 */
export function loadMeasurements(duration: number): Promise<Measurement[]> {
  return withSite(async ({ url, memory }) => {
    const home = { url, connections: 1, duration };
    // Warms up the JIT compiler.
    await autocannon({ url, connections, duration: 1 });
    const before = await memory();
    const rows: Measurement[] = [];
    for (const path of paths)
      rows.push(describe(path, await autocannon({ url: url + path, connections, duration })));
    for (const senders of [1, 10, 50])
      rows.push(
        describe(`quote requests, ${String(senders)} at once`, await sendForms(url, senders, duration)),
      );
    const guesses = autocannon({
      ...post(url + loginPath, aGuess),
      connections: 50,
      overallRate: 50,
      duration,
    });
    rows.push(describe('home page, 50 guesses at passwords a second', await autocannon(home)));
    await guesses;
    await autocannon({ url, connections: 50, pipelining: 400, duration });
    const after = await memory();
    return [
      ...rows,
      { what: 'memory', figure: `${before.toFixed(0)} MB before all this, ${after.toFixed(0)} MB after it` },
    ];
  });
}

function sendForms(url: string, senders: number, duration: number): Promise<autocannon.Result> {
  return autocannon({ ...post(url + contactPath, aQuoteRequest), connections: senders, duration });
}

/** Returns the options for posts with a random IP address and a body from `body` each. */
function post(url: string, body: () => object): autocannon.Options {
  const setupRequest = (request: autocannon.Request) => {
    const ip = [198, ...crypto.getRandomValues(new Uint8Array(3))].join('.');
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    return { ...request, method: 'POST' as const, headers, body: JSON.stringify(body()) };
  };
  return { url, requests: [{ setupRequest }] };
}

function aQuoteRequest(): object {
  const id = crypto.randomUUID();
  return {
    naam: 'Sanne de Vries',
    bedrijf: 'De Linde',
    email: `${id}@example.nl`,
    service: 'apotheek',
    submissionId: id,
    [envelopeFields.honeypot]: '',
    [envelopeFields.elapsedMs]: 60_000,
  };
}

function aGuess(): object {
  return { username: crypto.randomUUID(), password: 'guessed' };
}

function describe(what: string, { requests, latency, non2xx, errors }: autocannon.Result): Measurement {
  const refused = non2xx + errors;
  const figure = `${requests.average.toFixed(0)}/s, p50 ${latency.p50.toFixed(0)} ms, p99 ${latency.p99.toFixed(0)} ms`;
  return { what, figure: refused > 0 ? `${figure}, ${String(refused)} REFUSED` : figure };
}
