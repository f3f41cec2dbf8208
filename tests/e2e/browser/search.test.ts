/**
 * The site's search in a browser such as visitors have: its index is WebAssembly in a worker, under
 * a policy of its own.
 */
import type { Page } from '@playwright/test';
import { locales, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
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
    const [sayFound = ''] = translator(locale)('search.found', { query: `\u2068${word}\u2069` }).split(
      '{count}',
    );
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
  test(`what is found and marked in ${locale} is what the server finds`, async ({ page }) => {
    await page.goto(pathTo('search', locale));
    const word = words[locale];
    const elided = locale === 'fr' ? ['hygiène', 'équipe'] : [];
    for (const question of [word, word.slice(0, 4), `${word} 24`, ...elided, ...strange(word)]) {
      await askWithScript(page, locale, question);
      const address = `${pathTo('search', locale)}?q=${encodeURIComponent(question)}`;
      const fromServer = await page.evaluate(readResults, address);
      expect(await page.evaluate(readResults, '')).toEqual(fromServer);
      expect(fromServer.length > 0, question).toBe(!strange(word).includes(question));
    }
    await expect(page.locator('#popular + ul a').first()).toBeVisible();
  });
}

async function askWithScript(page: Page, locale: Locale, question: string): Promise<void> {
  await page.getByRole('searchbox').fill(question);
  const outcome = page.locator('[data-search] [role="status"]');
  await expect(outcome).toContainText(`\u2068${question}\u2069`);
  await expect(outcome).not.toHaveText(translator(locale)('search.loading'));
  const more = page.locator('[data-results] button');
  while (await more.isVisible()) await more.click();
}

/** Of the page that stands, or of what an address answers: each result with its marks. */
async function readResults(address: string): Promise<string[]> {
  const html = address && (await (await fetch(address)).text());
  const found = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  return Array.from(found.querySelectorAll('[data-results] li'), (item) =>
    item.innerHTML
      .replaceAll(/ class="[^"]*"/g, '')
      .replaceAll(/(?:\s|&nbsp;)+/g, ' ')
      // At the edges of a block a space means nothing.
      .replaceAll(/ ?(<\/?(?:h3|p)>) ?/g, '$1'),
  );
}

/** What no page has, though it begins like words that are there. */
function strange(word: string): string[] {
  return ['qqqqxx', `${word}qqxx`, `${word.slice(0, 3)}qqxx`];
}

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
      const link = page.locator('[data-results] li').first().getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      await press(page, link);
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
}
