/** The statistics, and the count in the title and icon of a background tab. */
import { figuresPath } from '#contracts/staff/figures.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';

test('the statistics of a chosen period can be downloaded as files', async ({ page }) => {
  await openAs(page, 'operations-manager', figuresPath);
  await page.getByRole('navigation', { name: 'Periode' }).getByRole('link').first().click();
  await page.waitForURL(`**${figuresPath}?van=*&tot=*`);
  await expect(page.locator('[data-figure=verzoeken] tbody tr')).toHaveCount(5); // four weeks and the total
  await expect(page.locator('dl dd', { hasText: 'eerder' })).toHaveCount(8);
  await page.getByRole('link', { name: 'Waar verzoeken vandaan komen', exact: true }).click();
  await expect(page.locator('[data-figure=herkomst] h2')).toBeInViewport();
  const bars = page.locator('[data-figure=opdrachten] li', { hasText: 'Zoekmachine' });
  await expect(bars).toContainText('per maand');
  const file = page.locator('[data-figure=herkomst] a[download]');
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain('"Zoekmachine"');
});

test('the number of waiting requests is updated, also in title and icon of a tab', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'administrator', healthPath);
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
