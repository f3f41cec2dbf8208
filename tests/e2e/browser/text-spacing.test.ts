/** Letters, words and lines may be set further apart (WCAG 1.4.12): nothing is cut off then. */
import { pathTo } from '#paths';
import { locales } from '#i18n/locales.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

async function openSpaced(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate((css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  }, spacing);
}

test.use({ viewport: { width: 320, height: 800 } });

for (const locale of locales) {
  test(`no page in ${locale} scrolls sideways with its letters further apart`, async ({ page }) => {
    for (const screen of ['home', 'appointment', 'contact', 'blog'] as const) {
      await openSpaced(page, pathTo(screen, locale));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
        320,
      );
    }
  });
}
