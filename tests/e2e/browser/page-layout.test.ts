/**
 * Layout stability, and no horizontal overflow at any width, with text twice as large (WCAG 1.4.4),
 * or with more text spacing (WCAG 1.4.12).
 */
import type { Page } from '@playwright/test';
import { pathTo } from '#paths';
import { locales } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { sampledPaths } from '../../support/sampled-pages.ts';
import { findOverflow } from '../../support/overflow.ts';
import { countShifts, readToTheEnd } from '../../support/layout-shift.ts';

const phone = { width: 390, height: 800 };
const widths = [320, 360, 768, 1440];
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';
/**
 * The largest shift to tolerate, because a late font on a busy machine shifts a page by a pixel or
 * two. A shift by a line is ten times as much.
 */
const visibleShift = 0.002;

// The pages of the staff tools request data, which fails without a login.
test.use({ expectedErrors: [/status of 40[14]/], viewport: phone });
test.beforeEach(({ page }) => countShifts(page));

for (const locale of locales) {
  test(`no page in ${locale} shifts its layout while it is read`, async ({ page }) => {
    // Loads the font for the following pages.
    await page.goto(pathTo('sitemap', locale), { waitUntil: 'networkidle' });
    for (const path of sampledPaths(locale, locales))
      expect.soft(await findShift(page, path), path).toBeLessThanOrEqual(visibleShift);
  });

  test(`no page in ${locale} scrolls sideways`, async ({ page }) => {
    for (const path of sampledPaths(locale, locales)) {
      await page.goto(path);
      // Hides all elements, because then they keep their space and need no painting.
      await addStyles(page, '* { visibility: hidden !important }');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(page), `${path} at ${String(width)} px`).toBeUndefined();
      }
    }
  });

  test(`no page in ${locale} scrolls sideways with its letters further apart`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const screen of ['home', 'appointment', 'contact', 'blog'] as const) {
      await page.goto(pathTo(screen, locale));
      await addStyles(page, spacing);
      expect(await findOverflow(page), screen).toBeUndefined();
    }
  });
}

for (const locale of ['nl', 'de', 'ar'] as const) {
  test(`no kind of page in ${locale} scrolls sideways with text twice as large`, async ({ page }) => {
    // Doubles the font size in the browser's settings, which is 16 pixels by default.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of sampledPaths(locale, [locale])) {
      await page.goto(path);
      expect.soft(await findOverflow(page), path).toBeUndefined();
    }
  });
}

/**
 * Returns the shift of a page, or the least one of up to three visits, because a busy machine may
 * cause one by a delay.
 */
async function findShift(page: Page, path: string): Promise<number> {
  let least = Infinity;
  for (let opened = 0; opened < 3 && least > visibleShift; opened++) {
    await page.goto(path);
    least = Math.min(least, await readToTheEnd(page));
  }
  return least;
}

function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  }, css);
}
