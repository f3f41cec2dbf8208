/** The price indication with and without script, and its transfer to the quote request. */
import { formatPriceRange } from '#i18n/price-range.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { indicateByFacts, priceSchema, squareMetersBounds } from '#contracts/price-indication.ts';
import type { Page } from '@playwright/test';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { triedLocales } from '../../support/sweep.ts';

const asked = { service: 'office', squareMeters: '300', frequency: 'tweemaal' };

/** Returns the price according to the company's facts, formatted for the language. */
function expected(locale: Locale, question: object = asked) {
  const indication = indicateByFacts(priceSchema.parse(question));
  if (!indication?.month) throw new Error('The facts file has no figures');
  const t = translator(locale);
  const say = (range: { from: number; to: number }) => formatPriceRange(range, locale, t);
  return { visit: say(indication.visit), month: say(indication.month) };
}

const form = (page: Page) => page.locator('form[name="price"]');
const answer = (page: Page) => page.locator('#indication');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`);

for (const locale of triedLocales) {
  test.describe(`in ${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the first question on the home page leads to the price page', async ({ page }) => {
      await page.goto(pathTo('home', locale));
      await page.locator('details[open][name="faq"]').getByRole('link').click();
      await expect(form(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });

    test('the page of a service leads to an indication, and that to the quote request', async ({ page }) => {
      await page.goto(pathTo('office', locale));
      await page.locator('main [name="squareMeters"]').fill('300');
      await page.locator('main [name="frequency"]').selectOption('tweemaal');
      await page.locator('main form').getByRole('button').click();
      const { visit, month } = expected(locale);
      await expect(answer(page)).toContainText(month);
      await expect(answer(page)).toContainText(visit);
      await answer(page).getByRole('link').click();
      await expect(page.locator('[name="service"][value="kantoor"]')).toBeChecked();
      const message = page.locator('main form [name="bericht"]');
      await expect(message).toHaveValue(/300/);
      await expect(message).toHaveValue(new RegExp(`: ${month}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
}

test('with script the indication follows each answer, and its URL and links keep it', async ({ page }) => {
  await page.goto(pathTo('price', defaultLocale));
  await choose(page, 'service', 'office').click();
  await form(page).locator('[name="squareMeters"]').fill('300');
  await choose(page, 'frequency', 'tweemaal').click();
  await expect(answer(page)).toContainText(expected(defaultLocale).month);
  await form(page).locator('[name="partOfDay"]').selectOption('weekend');
  const inWeekend = { ...asked, partOfDay: 'weekend' };
  await expect(answer(page)).toContainText(expected(defaultLocale, inWeekend).month);
  await form(page).locator('[name="squareMeters"]').fill('');
  await expect(answer(page)).toHaveCount(0);
  await form(page).locator('[name="squareMeters"]').fill('300');
  await form(page).getByRole('button').click();
  await expect(answer(page)).toBeFocused();
  await page.reload();
  await expect(answer(page)).toContainText(expected(defaultLocale, inWeekend).month);
  await page.goto((await page.locator('a[hreflang="en"]').first().getAttribute('href')) ?? '');
  await expect(answer(page)).toContainText(expected('en', inWeekend).month);
});

withAndWithoutScript(() => {
  test('invalid input is reported with its bounds, and every answer stays', async ({ page }) => {
    await page.goto(pathTo('price', defaultLocale));
    await choose(page, 'service', 'care').click();
    await form(page).locator('[name="squareMeters"]').fill('5');
    await form(page).locator('[name="floor"]').selectOption('hard');
    await form(page).getByRole('button').click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(page.locator('#squareMeters-error')).toContainText(String(squareMetersBounds.min));
    await expect(page.locator('[name="service"][value="care"]')).toBeChecked();
    await expect(form(page).locator('[name="squareMeters"]')).toHaveValue('5');
    await expect(form(page).locator('[name="floor"]')).toHaveValue('hard');
    await expect(answer(page)).toHaveCount(0);
  });
});
