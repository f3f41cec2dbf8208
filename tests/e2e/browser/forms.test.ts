/** Every form but the contact form, which has tests of its own: sent in a Dutch and in an Arabic page, with and without script. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  expectMails,
  fillForm,
  formAt,
  formCases,
  openForm,
  takeHumanTime,
} from '../../support/form-page.ts';

// What a form does is the same on every screen; how it looks on a phone, other tests say.
test.skip(({ isMobile }) => isMobile, 'a form does the same on every screen');

const locales: Locale[] = ['nl', 'ar'];
const cases = formCases.flatMap((form) => locales.map((locale) => ({ form, locale })));

for (const { form, locale } of cases) {
  const t = translator(locale);
  const { path } = form;

  test.describe(`${form.name} in ${locale}`, () => {
    test('is sent, and says so in a notice and on the page', async ({ page }) => {
      const { answers, unique } = form.makeAnswers();
      await openForm(page, form, locale, true);
      await fillForm(page, path, answers);
      await takeHumanTime(page);
      await formAt(page, path).locator('button[type="submit"]').click();
      const reference = await expectMails(form, unique);
      await expect(formAt(page, path).locator('[role="status"]')).toContainText(reference);
      await expect(page.locator('.toast')).toContainText(t(form.successTitle));
    });

    test('names what is wrong when it is empty, and takes the focus there', async ({ page }) => {
      await openForm(page, form, locale, true);
      await formAt(page, path).locator('button[type="submit"]').click();
      const summary = page.locator('.summary[role="alert"]');
      await expect(summary).toBeFocused();
      const first = summary.getByRole('link').first();
      const name = (await first.getAttribute('href'))?.slice(1) ?? '';
      await expect(page.locator(`#${name}-error`)).toHaveText((await first.textContent()) ?? '');
    });

    test('keeps what was typed over a reload', async ({ page }) => {
      const { answers } = form.makeAnswers();
      const [name = '', value = ''] =
        Object.entries(answers).find(([, text]) => text.startsWith('Sanne')) ?? [];
      await openForm(page, form, locale, true);
      await formAt(page, path).locator(`[name="${name}"]`).fill(value);
      await page.reload();
      // The form comes to life when it comes into view.
      await formAt(page, path).locator('button[type="submit"]').scrollIntoViewIfNeeded();
      await page.locator(`form[action="${path}"][data-ready]`).waitFor();
      await expect(formAt(page, path).locator(`[name="${name}"]`)).toHaveValue(value);
    });
  });

  test.describe(`${form.name} in ${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

    test('leads to a confirmation with the reference', async ({ page }) => {
      const { answers, unique } = form.makeAnswers();
      await openForm(page, form, locale, false);
      await fillForm(page, path, answers);
      await formAt(page, path).locator('button[type="submit"]').click();
      await page.waitForURL(`**${pathTo('confirmation', locale)}?*`);
      await expect(page.locator('[data-reference]')).toHaveText(await expectMails(form, unique));
    });

    test('comes back with what is wrong', async ({ page }) => {
      await openForm(page, form, locale, false);
      await formAt(page, path).locator('button[type="submit"]').click();
      await expect(page.locator('.summary[role="alert"]')).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}
