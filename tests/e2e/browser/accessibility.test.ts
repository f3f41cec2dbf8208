import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathTo, pathToArticle } from '#i18n/routes.ts';
import { expect, test } from '../../support/browser-test.ts';
import { builtPaths } from '../../support/built-pages.ts';

/** Pages that one test looks at: opening a browser context for each would take longer than looking. */
const pagesPerTest = 10;

// The tools of staff ask for their data, which takes a login.
test.use({ expectedErrors: [/status of 401/] });

// One language of each direction: the others share their markup.
for (const locale of ['nl', 'ar'] as const) {
  const paths = builtPaths(locale);
  for (let first = 0; first < paths.length; first += pagesPerTest) {
    const group = paths.slice(first, first + pagesPerTest);
    test(`no fault that axe can find, from ${group[0] ?? ''} on`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const path of group) {
        await page.goto(path);
        expect.soft(await findFaults(page), path).toEqual([]);
      }
    });
  }
}

test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of [
    pathTo('home', 'nl'),
    pathTo('contact', 'nl'),
    pathTo('office', 'nl'),
    pathToArticle(1, 'nl'),
  ]) {
    test(`${path} has no fault that axe can find`, async ({ page }) => {
      await page.goto(path);
      expect(await findFaults(page)).toEqual([]);
    });
  }
});

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
