import lighthouse from 'lighthouse';
import { pathTo, pathToArticle } from '#paths';
import { testSite } from '../../tests/support/test-site.ts';
import { withBrowser } from './browser.ts';
import { baselinePath, withHttp2Site } from './http2-site.ts';
import { median, type Measurement } from './measurement.ts';

const rounds = 5;
const paths = [
  pathTo('home', 'nl'),
  pathTo('office', 'nl'),
  pathToArticle(1, 'nl'),
  pathTo('contact', 'nl'),
  pathTo('home', 'ar'),
];
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/**
 * Measures paint and blocking times with Lighthouse, which simulates a slow phone, over HTTP/2 with
 * TLS, as hosts serve the site. A page of 500 bytes is the baseline, because the ratio to it hardly
 * depends on the machine.
 */
export function paintMeasurements(): Promise<Measurement[]> {
  return withHttp2Site(testSite.published, (url) =>
    withBrowser((_, port) =>
      measureAll(
        [baselinePath, ...paths].map((path) => url + path),
        port,
      ),
    ),
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
  const baseline = rows[0]?.medians ?? [];
  return rows.map(({ url, medians: [first = 0, largest = 0, blocked = 0] }) => ({
    what: `paint ${new URL(url).pathname}`,
    figure:
      `FCP ${first.toFixed(0)} ms (x ${(first / (baseline[0] ?? 1)).toFixed(2)}), ` +
      `LCP ${largest.toFixed(0)} ms (x ${(largest / (baseline[1] ?? 1)).toFixed(2)}), TBT ${blocked.toFixed(0)} ms`,
  }));
}
