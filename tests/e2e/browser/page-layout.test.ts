/** What a visitor has begun to read stays where it is, and no page is wider than the screen. */
import type { Page } from '@playwright/test';
import { pathTo } from '#paths';
import { locales } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { sampledPaths } from '../../support/sampled-pages.ts';
import { findOverflow } from '../../support/overflow.ts';
import { countShifts, readToTheEnd } from '../../support/layout-shift.ts';

const phone = { width: 390, height: 800 };
const widths = [320, 360, 768, 1440];
/**
 * A line that moves by a pixel or two is less, as when a busy machine has the typeface late; what
 * moves by a line is ten times as much.
 */
const visibleShift = 0.002;

// The tools of staff ask for their data, which takes a login.
test.use({ expectedErrors: [/status of 40[14]/], viewport: phone });
test.beforeEach(({ page }) => countShifts(page));

for (const locale of locales) {
  test(`no page in ${locale} moves while it is read`, async ({ page }) => {
    const faults: string[] = [];
    // The typeface of the first page is there for the others.
    await page.goto(pathTo('sitemap', locale), { waitUntil: 'networkidle' });
    for (const path of sampledPaths(locale, locales)) {
      const shift = await findShift(page, path);
      if (shift > visibleShift) faults.push(`${path} moves by ${String(shift)}`);
    }
    expect(faults).toEqual([]);
  });

  test(`no page in ${locale} scrolls sideways`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of sampledPaths(locale, locales)) {
      await page.goto(path);
      await hideEverything(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const widest = await findOverflow(page);
        if (widest) faults.push(`${path} at ${String(width)} px: ${widest}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/**
 * What a busy machine delays once does not come late each time: a page that moves is opened up to
 * three times.
 */
async function findShift(page: Page, path: string): Promise<number> {
  let least = Infinity;
  for (let opened = 0; opened < 3 && least > visibleShift; opened++) {
    await page.goto(path);
    least = Math.min(least, await readToTheEnd(page));
  }
  return least;
}

/** What is hidden takes its place all the same, and need not be painted. */
function hideEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { visibility: hidden !important }');
    document.adoptedStyleSheets = [styles];
  });
}
