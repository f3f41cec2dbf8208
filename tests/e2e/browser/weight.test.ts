import { parse } from 'node-html-parser';
import { pathTo, type ScreenId } from '#i18n/routes.ts';
import { locales } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { sendRaw } from '../../support/raw-http.ts';

test.skip(({ isMobile }) => isMobile, 'the bytes are the same for every screen size');

/** What a server may send before the first acknowledgement: ten packets (RFC 6928). */
const maxPageBytes = 14_600;
const maxScriptBytes = 3_000;
const lightScreens: ScreenId[] = ['home', 'notFound'];

for (const screen of lightScreens) {
  test(`the page "${screen}" arrives whole in the first packets, with its styles`, async () => {
    for (const locale of locales) {
      const path = pathTo(screen, locale);
      const { body, headers } = await sendRaw(path, { headers: { 'accept-encoding': 'br' } });
      expect(headers['content-encoding']).toBe('br');
      expect(body.byteLength, path).toBeLessThanOrEqual(maxPageBytes);
    }
  });

  test(`the page "${screen}" runs hardly any script, and no React`, async ({ page }) => {
    const files: Promise<Buffer>[] = [];
    const names: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      names.push(response.url());
      files.push(response.body());
    });
    await page.goto(pathTo(screen, 'nl'), { waitUntil: 'networkidle' });
    expect(names.filter((name) => /react|client/i.test(name))).toEqual([]);
    const loaded = (await Promise.all(files)).reduce((sum, file) => sum + file.byteLength, 0);
    const inline = parse(await page.content()).querySelectorAll('script:not([src])');
    const inlineBytes = inline.reduce((sum, script) => sum + Buffer.byteLength(script.rawText), 0);
    expect(loaded + inlineBytes).toBeLessThanOrEqual(maxScriptBytes);
    expect(await page.locator('astro-island').count()).toBe(0);
  });
}
