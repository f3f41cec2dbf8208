import { pathTo, type ScreenId } from '#i18n/routes.ts';
import { locales } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { sendRaw } from '../../support/raw-http.ts';

/** What a server may send before the first acknowledgement: ten packets (RFC 6928). */
const maxPageBytes = 14_600;
const maxScriptBytes = 3 * 1024;
const lightScreens: ScreenId[] = ['home', 'notFound'];

// The browser reports that the page for unknown addresses answers 404.
test.use({ expectedErrors: [/status of 404/] });

for (const screen of lightScreens) {
  test(`the page "${screen}" arrives whole in the first packets, with its styles`, async () => {
    for (const locale of locales) {
      const path = pathTo(screen, locale);
      expect((await sendCompressed(path)).byteLength, path).toBeLessThanOrEqual(maxPageBytes);
    }
  });

  test(`the page "${screen}" loads hardly any script, and no React`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
    });
    await page.goto(pathTo(screen, 'nl'), { waitUntil: 'networkidle' });
    expect(await page.locator('astro-island').count()).toBe(0);
    let bytes = 0;
    for (const path of scripts) bytes += (await sendCompressed(path)).byteLength;
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
  });
}

/** All that a first visit moves over HTTP/1.1, with the headers of each answer. */
test('a first visit to the home page moves at most 46.5 kB', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'nl'), { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(46_500);
});

/** The bytes as they travel: compressed, but for the smallest files. */
async function sendCompressed(path: string): Promise<Buffer> {
  const { body, headers } = await sendRaw(path, { headers: { 'accept-encoding': 'br' } });
  if (body.byteLength > 1_000) expect(headers['content-encoding'], path).toBe('br');
  return body;
}
