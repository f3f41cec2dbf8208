/** The animation of the home page's picture, and the squeegee that a visitor moves. */
import type { Page } from '@playwright/test';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { centreOf } from '../../support/pointer.ts';

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
}

for (const locale of ['nl', 'ar'] as const) {
  test(`the squeegee in ${locale} is reached by Tab, wipes clean, and leads to a quote`, async ({ page }) => {
    await page.goto(pathTo('home', locale));
    const squeegee = page.getByRole('slider', { name: translator(locale)('home.squeegee') });
    /** Reads the percentage of the window that is clean. */
    const clean = async () => Number(await squeegee.getAttribute('aria-valuenow'));
    // The first key event loads the script of the squeegee.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(squeegee).toHaveAttribute('aria-valuenow', /^\d+$/, { timeout: 1_000 });
    }).toPass();
    await page.locator('h1 ~ div a').last().focus();
    await page.keyboard.press('Tab');
    await expect(squeegee).toBeFocused();
    expect(await squeegee.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    const [start, cleanAtStart] = [await centreOf(squeegee), await clean()];
    await press(page, 'ArrowLeft', 4);
    const left = await centreOf(squeegee);
    expect(left.x).toBeLessThan(start.x - 50);
    await press(page, 'ArrowDown', 4);
    expect((await centreOf(squeegee)).y).toBeGreaterThan(left.y + 50);
    expect(await clean()).toBeGreaterThan(cleanAtStart);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const cleanByKeys = await clean();
    await page.locator('[data-squeegee] > svg').click({ position: { x: 20, y: 20 } });
    await expect.poll(clean).toBeGreaterThan(cleanByKeys);
    await squeegee.focus();
    await press(page, 'ArrowUp', 15);
    await press(page, 'ArrowLeft', 25);
    for (let row = 0; row < 7; row++) {
      await press(page, row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft', 25);
      await press(page, 'ArrowDown', 3);
    }
    expect(await clean()).toBeGreaterThanOrEqual(97);
    await expect(page.locator('[data-squeegee] > a')).toHaveText(translator(locale)('common.requestQuote'));
  });
}

withAndWithoutScript(() => {
  test('with reduced motion the picture is static and shows the clean window', async ({ page }) => {
    await page.goto('/');
    const image = page.locator('[data-squeegee] img');
    await expect(image).toBeVisible();
    const address = await image.evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect(address).toMatch(/hero\.[\w-]+\.svg$/);
    await page.goto(address);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
