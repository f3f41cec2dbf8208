import type { Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { expect, test } from '../../support/browser-test.ts';
import { builtPaths } from '../../support/built-pages.ts';

const widths = [1440, 768, 360, 320];

// The tools of staff ask for their data, which takes a login.
test.use({ expectedErrors: [/status of 401/] });
for (const locale of locales) {
  test(`no page in ${locale} scrolls sideways`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(hideEverything);
    const faults: string[] = [];
    for (const path of builtPaths(locale)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const widest = await findOverflow(page);
        if (widest) faults.push(`${path} at ${String(width)} px: ${widest}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** What is hidden takes its place all the same, and need not be painted. */
function hideEverything(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('* { visibility: hidden !important }');
  document.adoptedStyleSheets = [styles];
}

/** What sticks out, and by how much; undefined when the page does not scroll sideways. */
function findOverflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return undefined;
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > root.clientWidth + 1 || left < -1;
    };
    const [first] = [...document.body.querySelectorAll('*')].filter(isOutside);
    return `${String(excess)} px, from ${first?.outerHTML.slice(0, 120) ?? 'an element that cannot be seen'}`;
  });
}
