import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { fileOf } from '../../support/built-pages.ts';
import { sampledPaths } from '../../support/sampled-pages.ts';

const pagesPerTest = 12;

// The pages of the staff tools request data, which fails without a login.
test.use({ expectedErrors: [/status of 40[14]/], bypassCSP: true });
// One language per writing direction, because the others have the same markup.
const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  const paths = sampledPaths(locale, locales);
  for (let first = 0; first < paths.length; first += pagesPerTest) {
    const group = paths.slice(first, first + pagesPerTest);
    test(`axe finds no fault, wide or narrow, light or dark: ${group[0] ?? ''}…`, async ({ page }) => {
      await page.goto(group[0] ?? '');
      for (const path of group) {
        await show(page, path);
        expect.soft(await findFaultsEverywhere(page), path).toEqual([]);
      }
    });
  }
}

/**
 * Opens a page and hydrates its islands. A page without islands only replaces the content of the
 * previous one, so that axe stays loaded, which is twice as fast. Its own security policy is then
 * not applied.
 */
async function show(page: Page, path: string): Promise<void> {
  if (readFileSync(fileOf(path), 'utf8').includes('<astro-island')) {
    await page.goto(path);
    await page.locator('astro-island > *').first().scrollIntoViewIfNeeded();
    await page.keyboard.press('Shift');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  } else
    await page.evaluate(async (url) => {
      const html = await (await fetch(url)).text();
      const other = new DOMParser().parseFromString(html, 'text/html');
      document.documentElement.replaceWith(document.adoptNode(other.documentElement));
    }, path);
}
