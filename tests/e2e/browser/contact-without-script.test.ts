import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectOneSubmission, fillIn, someAnswers, submitButton } from '../../support/contact-page.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  const t = translator(locale);

  test.describe(`the quote request in ${locale} without JavaScript`, () => {
    test('leads to a confirmation with the reference', async ({ page }) => {
      const answers = someAnswers();
      await page.goto(pathTo('contact', locale));
      await fillIn(page, answers);
      await submitButton(page).click();
      await page.waitForURL(`**${pathTo('confirmation', locale)}?*`);
      const reference = await expectOneSubmission(answers.email);
      await expect(page.locator('[data-reference]')).toHaveText(reference);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });

    test('comes back with its answers and what is wrong', async ({ page }) => {
      const answers = someAnswers({ email: 'sanne@apotheek', naam: '' });
      await page.goto(pathTo('contact', locale));
      await fillIn(page, answers);
      await submitButton(page).click();
      const summary = page.locator('.summary[role="alert"]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        t('validation.nameRequired'),
        t('validation.emailInvalid'),
      ]);
      await expect(page.locator('#email-error')).toHaveText(t('validation.emailInvalid'));
      await expect(page.locator('#bedrijf')).toHaveValue(answers.bedrijf);
      await expect(page.locator('#email')).toHaveValue(answers.email);
      await expect(page.locator('#bericht')).toHaveValue(answers.bericht);
      await expect(page.locator(`input[name="service"][value="${answers.service}"]`)).toBeChecked();
    });
  });
}
