/** The statistics and the health page on a phone, checked by axe. */
import { healthPath } from '#contracts/staff/health.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';

const phone = { width: 390, height: 844 };

// The browser reports the status of a rejected form.
test.use({ expectedErrors: [/status of 422/] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('a period is chosen, and stays in the address', async ({ page }) => {
      await logIn(page, 'operations-manager');
      await page.goto('/beheer');
      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('link', { name: 'Cijfers' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cijfers');
      await page.getByRole('navigation', { name: 'Periode' }).getByRole('link').first().click();
      await page.waitForURL('**/beheer/cijfers?van=*&tot=*');
      await expect(page.locator('[data-figure=verzoeken] tbody tr')).toHaveCount(5); // and their sum
      const file = page.locator('[data-figure=herkomst] a[download]');
      const answer = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(await answer.text()).toContain('"Zoekmachine"');
    });
  });
}

for (const width of [390, 1024, 1280])
  test(`what quotes bring in shows as bars, and as a table that unfolds, ${String(width)} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, 'operations-manager');
    await page.goto('/beheer/cijfers');
    const figure = page.locator('[data-figure=opdrachten]');
    await expect(figure.locator('li', { hasText: 'Zoekmachine' })).toContainText('per maand');
    const sum = figure.getByRole('row', { name: 'Totaal' });
    await expect(sum).toBeHidden();
    await figure.getByText('Tabel').click();
    await expect(sum).toBeVisible();
    await page.locator('[data-figure] details').evaluateAll((tables) => {
      for (const table of tables) table.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findFaultsEverywhere(page)).toEqual([]);
  });

test('the numbers of what waits follow what comes in, also in the title and icon of a tab', async ({
  page,
}) => {
  await logIn(page, 'administrator');
  await page.clock.install();
  await page.goto(healthPath);
  await page.route('**/beheer/stand', (route) => route.fulfill({ json: { open: 812, overdue: 3 } }));
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await page.clock.runFor(61_000);
  await expect(page).toHaveTitle(/^\(812\) Toestand/);
  await expect(page.locator('[data-waiting]').last()).toHaveText('3 te laat');
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/favicon-new.svg');
  expect((await page.request.get('/favicon-new.svg')).status()).toBe(200);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});
