/** The site's search, as somebody types and without script. */
import { locales, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import { visits } from '../../support/visits.ts';
import { type } from '../../support/ways.ts';

/** Each as the pages of its language write it. */
const words: Record<Locale, string> = {
  nl: 'schoonmaak',
  en: 'cleaning',
  es: 'limpieza',
  fr: 'nettoyage',
  de: 'Fenster',
  ar: 'تنظيف',
};

for (const locale of locales) {
  test(`a word in ${locale} is found as it is typed, and a page that has it opened with the keyboard`, async ({
    page,
  }) => {
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
}

for (const locale of locales) {
  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a word has its results in the page', async ({ page }) => {
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

for (const locale of locales) {
  test(`where nothing is found in ${locale} the question can be sent as it is`, async ({ page }) => {
    await page.goto(pathTo('search', locale));
    await page.getByRole('searchbox').fill('gevelreiniging & <b>qqqq');
    const ask = page.getByRole('link', { name: translator(locale)('search.ask') });
    await ask.click();
    await expect(page.locator('main form [name="bericht"]')).toHaveValue('gevelreiniging & <b>qqqq');
  });
}

test('a service is found before the articles about it, with and without script', async ({ page }) => {
  const first = page.locator('[data-results] li').first();
  await page.goto(`${pathTo('search', 'nl')}?q=apotheek`);
  await expect(first.getByRole('link')).toHaveAttribute('href', pathTo('pharmacy', 'nl'));
  await expect(first).toContainText('Diensten');
  const fromServer = await first.innerText();
  await page.getByRole('searchbox').fill('kantoor');
  await expect(first.getByRole('link')).not.toHaveAttribute('href', pathTo('pharmacy', 'nl'));
  await page.getByRole('searchbox').fill('apotheek');
  await expect.poll(() => first.innerText()).toBe(fromServer);
});

for (const { title, use, locale, press } of visits) {
  test.describe(`on a phone ${title}`, () => {
    test.use(use);

    test('a word leads to a page that has it, and a strange one to other ways', async ({ page }) => {
      await page.goto(pathTo('search', locale));
      const field = page.getByRole('searchbox');
      const ask = async (question: string) => {
        await type(page, press, field, question);
        if (!use.javaScriptEnabled) await press(page, page.locator('main form[role="search"] button'));
      };
      await ask('qqqqxx');
      await expect(page.locator('[data-search] [role="status"]')).toContainText('qqqqxx');
      await expect(page.locator('[data-results] li')).toHaveCount(0);
      await ask(words[locale]);
      await expect(page.locator('[data-results] li').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const link = page.locator('[data-results] li').first().getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      await press(page, link);
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
}
