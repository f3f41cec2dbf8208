/** The link to the quote request is always visible, and no bar hides the focused element. */
import type { Page } from '@playwright/test';
import { pathTo, pathToArticle } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';

const t = translator('nl');

for (const path of [pathTo('home', 'nl'), pathTo('about', 'nl'), pathToArticle(1, 'nl')])
  test(`the quote request is one tap away everywhere on ${path}`, async ({ page }) => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const quote = page
        .getByRole('link', { name: t('common.freeQuote'), exact: true })
        .and(page.locator(':visible'));
      for (const share of [0, 0.3, 0.6, 1]) {
        await page.evaluate((part) => {
          scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
        }, share);
        await expect(quote, `${String(share)} at ${String(width)} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });

for (const width of [390, 1280])
  test(`no focused element is behind the header or the bar at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(pathTo('home', 'nl'));
    await page.locator('main').focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        expect(await findCovered(page)).toBeUndefined();
      }
  });

/** Returns the text of the focused element if the header or the bar covers it entirely. */
function findCovered(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused.closest('[data-action-bar], header')) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const middle = (left + right) / 2;
    const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const above = document.elementFromPoint(middle, y);
      return above !== null && !above.closest('[data-action-bar], header');
    });
    return isSeen ? undefined : focused.textContent.trim();
  });
}
