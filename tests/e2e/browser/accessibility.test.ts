import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../support/browser-test.ts';
import { builtPages } from '../../support/built-pages.ts';

/** One language of each direction: the others share their markup. */
const pages = builtPages.filter(({ locale }) => locale === 'nl' || locale === 'ar');

for (const { path } of pages) {
  test(`${path} has no fault that axe can find, and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(faults).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
