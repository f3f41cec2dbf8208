/** Text twice as large fits a phone (WCAG 1.4.4): nobody scrolls sideways to read a line. */
import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { findOverflow } from '../../support/overflow.ts';
import { sampledPaths } from '../../support/sampled-pages.ts';

const phone = { width: 390, height: 844 };

// The tools of staff ask for their data, which takes a login.
test.use({ expectedErrors: [/status of 40[14]/], viewport: phone });

/** As somebody sets it in the browser, whose default is 16 pixels. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

for (const locale of ['nl', 'de', 'ar'] satisfies Locale[]) {
  test(`no kind of page in ${locale} scrolls sideways with text twice as large`, async ({ page }) => {
    await setTextSize(page, 32);
    const faults: string[] = [];
    for (const path of sampledPaths(locale, [locale])) {
      await page.goto(path);
      const widest = await findOverflow(page);
      if (widest) faults.push(`${path}: ${widest}`);
    }
    expect(faults).toEqual([]);
  });
}
