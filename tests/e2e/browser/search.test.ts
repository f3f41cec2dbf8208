/** The site's search, while typing and without script. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import { triedLocales } from '../../support/sweep.ts';

/** For each language, a word that its pages have. */
const words: Record<Locale, string> = {
  nl: 'schoonmaak',
  en: 'cleaning',
  es: 'limpieza',
  fr: 'nettoyage',
  de: 'Fenster',
  ar: 'تنظيف',
};

for (const locale of triedLocales) {
  test(`a word in ${locale} is found as it is typed, and its page opened by keyboard`, async ({ page }) => {
    const word = words[locale];
    const query = `\u2068${word}\u2069`;
    const [sayFound = ''] = translator(locale)('search.found', { query }, 'template').split('{count}');
    await page.goto(pathTo('search', locale));
    const field = page.getByRole('searchbox');
    await field.pressSequentially(word, { delay: 20 });
    await expect(page.locator('[data-search] [role="status"]')).toContainText(sayFound.trim());
    const first = page.locator('[data-results] li').first();
    await expect(first.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
    const link = first.getByRole('link');
    const address = await link.getAttribute('href');
    await field.press('ArrowDown');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('main')).toContainText(new RegExp(word, 'i'));
  });

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a search shows its results on the page', async ({ page }) => {
      const word = words[locale];
      await page.goto(pathTo('search', locale));
      await page.getByRole('searchbox').fill(word);
      await page.getByRole('searchbox').press('Enter');
      const first = page.locator('[data-results] li').first();
      await expect(first.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
      const address = (await first.getByRole('link').getAttribute('href')) ?? '';
      await first.getByRole('link').click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goto(`${pathTo('search', locale)}?q=%3Cb%3Eqqqq`);
      await expect(page.locator('[data-search] [role="status"]')).toContainText('<b>qqqq');
    });
  });
}
