import { pathTo, pathToArticle } from '#paths';
import { expect, test } from '../../support/browser-test.ts';
import { phone } from '../../support/visitors.ts';

// These limits include some pictures below the first screen, which a headless shell also loads.
const firstVisits = [
  { path: pathTo('home', 'nl'), max: 60_000 },
  { path: pathTo('home', 'ar'), max: 75_000 },
  { path: pathToArticle(1, 'nl'), max: 49_000 },
  { path: pathTo('contact', 'nl'), max: 49_000 },
  { path: pathTo('appointment', 'nl'), max: 49_000 },
];

for (const { path, max } of firstVisits) {
  test(`a first visit to ${path} loads at most ${String(max / 1000)} kB before a touch`, async ({ page }) => {
    // Counts the bytes over HTTP/1.1, including response headers.
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
