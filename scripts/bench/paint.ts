import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { pathTo, pathToArticle } from '#paths';
import { withBrowser } from './browser.ts';
import { withHttp2 } from './http2-proxy.ts';
import { median, type Measurement } from './measurement.ts';
import { withSite } from './site.ts';

const rounds = 5;
const paths = [
  pathTo('home', 'nl'),
  pathTo('office', 'nl'),
  pathToArticle(1, 'nl'),
  pathTo('contact', 'nl'),
  pathTo('home', 'ar'),
];
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const leastPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Least</title><p>${'x'.repeat(420)}</p>`;

/**
 * On a slow phone, by Lighthouse, over HTTP/2 with TLS as hosts serve it. Beside them stands a page
 * of 500 bytes: the ratio to it hardly depends on the machine.
 */
export function paintMeasurements(): Promise<Measurement[]> {
  return withSite((site) =>
    withBrowser(async (_, port) => {
      const least = createServer((_request, response) => response.end(leastPage)).listen(0);
      await once(least, 'listening');
      const leastUrl = `http://localhost:${String((least.address() as AddressInfo).port)}`;
      const measurements = await withHttp2(leastUrl, (leastUrl) =>
        withHttp2(site.url, (url) => measureAll([leastUrl, ...paths.map((path) => url + path)], port)),
      );
      least.close();
      return measurements;
    }),
  );
}

async function measureAll(urls: string[], port: number): Promise<Measurement[]> {
  const times = new Map<string, number[][]>(urls.map((each) => [each, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const each of urls) times.get(each)?.push(await measure(each, port));
  return describe(times);
}

async function measure(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, { port, onlyAudits: audits, logLevel: 'error' });
  return audits.map((audit) => {
    const value = result?.lhr.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not measure ${url}`);
    return value;
  });
}

function describe(times: Map<string, number[][]>): Measurement[] {
  const rows = [...times].map(([url, rounds]) => ({
    url,
    medians: audits.map((_, index) => median(rounds.map((found) => found[index] ?? 0))),
  }));
  const least = rows[0]?.medians ?? [];
  return rows.map(({ url, medians: [first = 0, largest = 0, blocked = 0] }) => ({
    what: `paint ${new URL(url).pathname}`,
    figure:
      `FCP ${first.toFixed(0)} ms (x ${(first / (least[0] ?? 1)).toFixed(2)}), ` +
      `LCP ${largest.toFixed(0)} ms (x ${(largest / (least[1] ?? 1)).toFixed(2)}), TBT ${blocked.toFixed(0)} ms`,
  }));
}
