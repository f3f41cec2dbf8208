import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';

const pages = [
  { locale: 'nl', path: '/', outward: -1 },
  { locale: 'ar', path: '/ar', outward: 1 },
];

async function openDrawer(page: Page, path: string) {
  await page.goto(path);
  const opener = page.locator('[data-open-drawer]');
  await opener.tap();
  const drawer = page.locator('dialog#drawer');
  await expect(drawer).toBeVisible();
  return { drawer, opener };
}

for (const { locale, path } of pages) {
  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the drawer opens, closes with its button, leads to a page and to a language', async ({ page }) => {
      const { drawer, opener } = await openDrawer(page, path);
      await expect(drawer).toHaveCSS('position', 'fixed');
      await expect(drawer.getByRole('button').first()).toBeInViewport();
      await drawer.getByRole('button').first().tap();
      await expect(drawer).toBeHidden();
      await opener.tap();
      await drawer.locator('[hreflang="en"]').tap();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await opener.tap();
      await drawer.getByRole('navigation').first().getByRole('link').nth(5).tap();
      await page.waitForURL(/contact/);
      await expect(page.locator('h1')).toBeVisible();
      await opener.tap();
      await drawer.getByRole('link', { name: 'Price estimate' }).tap();
      await page.waitForURL('**/en/price');
      await opener.tap();
      await drawer.getByRole('link', { name: 'Log in' }).tap();
      await page.waitForURL('**/en/login');
    });
  });
}

/** Swipes horizontally from the middle of the screen; negative is to the left. */
async function swipe(page: Page, distanceX: number) {
  const client = await page.context().newCDPSession(page);
  for (const [type, moved] of [
    ['touchStart', 0],
    ['touchMove', distanceX / 2],
    ['touchMove', distanceX],
  ] as const)
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180 + moved, y: 300 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const { locale, path, outward } of pages) {
  test.describe(`the drawer in ${locale}`, () => {
    test('closes with a tap beside it', async ({ page }) => {
      // On a phone the drawer fills the screen, so that there is nothing beside it.
      await page.setViewportSize({ width: 600, height: 800 });
      const { drawer } = await openDrawer(page, path);
      await page.touchscreen.tap(outward < 0 ? 560 : 10, 400);
      await expect(drawer).toBeHidden();
    });

    test('closes with a swipe of more than 50 px towards its edge only', async ({ page }) => {
      const { drawer } = await openDrawer(page, path);
      await swipe(page, 40 * outward);
      await expect(drawer).toBeVisible();
      await swipe(page, -80 * outward);
      await expect(drawer).toBeVisible();
      await swipe(page, 60 * outward);
      await expect(drawer).toBeHidden();
    });
  });
}
