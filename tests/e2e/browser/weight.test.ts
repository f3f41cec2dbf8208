import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pathTo, pathToArticle } from '#paths';
import { locales } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { builtPaths } from '../../support/built-pages.ts';
import { site } from '../../support/site-under-test.ts';
import { phone } from '../../support/ways.ts';

/** The initial congestion window of a server, headers included (RFC 6928). */
const maxFirstPackets = 14_600;

// The not-found page responds with 404, and staff tools require a login.
test.use({ expectedErrors: [/status of 40[14]/] });

for (const locale of locales) {
  test(`each page in ${locale} arrives whole in the first packets, with its headers`, async () => {
    for (const path of builtPaths(locale))
      expect(await countAnswer(path), path).toBeLessThanOrEqual(maxFirstPackets);
  });
}

// A headless shell also loads some pictures that are further below the first screen.
const firstVisits = [
  { path: pathTo('home', 'nl'), max: 60_000 },
  { path: pathTo('home', 'ar'), max: 75_000 },
  { path: pathToArticle(1, 'nl'), max: 49_000 },
  { path: pathTo('contact', 'nl'), max: 49_000 },
  { path: pathTo('appointment', 'nl'), max: 49_000 },
];

for (const { path, max } of firstVisits) {
  test(`a first visit to ${path} loads at most ${String(max / 1000)} kB before a touch`, async ({ page }) => {
    // Over HTTP/1.1, including response headers.
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(max);
  });
}

/**
 * Bytes of a response with its headers. On-demand pages are compressed better once they are cached.
 */
async function countAnswer(path: string): Promise<number> {
  const sent = get(site.url + path, { headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
  const head = ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
  return head.length + (await buffer(answer)).byteLength;
}
