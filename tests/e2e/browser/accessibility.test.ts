import type { Locale } from '#i18n/locales.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { builtPaths } from '../../support/built-pages.ts';

/** Pages that one test looks at: opening a browser context for each would take longer than looking. */
const pagesPerTest = 10;

// The tools of staff ask for their data, which takes a login.
test.use({ expectedErrors: [/status of 401/] });
// One language of each direction: the others share their markup.
const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  const paths = builtPaths(locale);
  for (let first = 0; first < paths.length; first += pagesPerTest) {
    const group = paths.slice(first, first + pagesPerTest);
    test(`no fault that axe can find, wide and narrow, light and dark, from ${group[0] ?? ''} on`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      for (const path of group) {
        await page.goto(path);
        expect.soft(await findFaultsEverywhere(page), path).toEqual([]);
      }
    });
  }
}
