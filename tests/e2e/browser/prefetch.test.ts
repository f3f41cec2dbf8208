/** The next page is there before the click where the browser knows speculation rules. */
import { pathTo } from '#paths';
import { expect, test } from '../../support/browser-test.ts';

test('resting on a link fetches its page, which then comes from there', async ({ page }) => {
  await expect(async () => {
    await page.goto(pathTo('home', 'nl'), { waitUntil: 'networkidle' });
    const link = page.locator('main a[href^="/"]:not([data-callback]):visible').first();
    const path = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const rested = page.waitForTimeout(1_000);
    await link.hover();
    await rested;
    await link.click();
    await page.waitForURL(`**${String(path)}`);
    const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(navigation).toMatchObject({ deliveryType: 'navigational-prefetch' });
  }).toPass({ timeout: 60_000 });
});
