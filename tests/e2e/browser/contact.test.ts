import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  contactCase,
  expectConfirmed,
  expectMails,
  fillForm,
  formAt,
  openForm,
  submitButton,
} from '../../support/form-page.ts';

const locales: Locale[] = ['nl', 'ar'];
const { path } = contactCase;

for (const locale of locales) {
  const t = translator(locale);

  test.describe(`the quote request in ${locale}`, () => {
    test('keeps a pasted text beyond the limit whole, and shows the excess', async ({ page }) => {
      await openForm(page, contactCase, locale, true);
      const text = page.locator('#bericht');
      await text.fill('x'.repeat(4007));
      const problem = t('validation.tooLong', { max: 4000, excess: 7 });
      await expect(page.locator('#bericht-error')).toHaveText(problem);
      await expect(page.locator('[aria-live="polite"]').filter({ hasText: problem })).toHaveCount(1);
      expect((await text.inputValue()).length).toBe(4007);
      await text.press('Backspace');
      await expect(page.locator('#bericht-error')).toHaveText(
        t('validation.tooLong', { max: 4000, excess: 6 }),
      );
      await text.fill('x'.repeat(4000));
      await expect(page.locator('#bericht-error')).toHaveCount(0);
      await expect(page.locator('[role="alert"]')).toHaveCount(0);
    });
  });
}

test.describe('a quote request whose answer is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is not reported as offline, and can be sent again without being stored twice', async ({ page }) => {
    const { answers, unique } = contactCase.makeAnswers();
    await openForm(page, contactCase, 'nl', true);
    await fillForm(page, path, answers);
    await page.route(`**${path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(page, path).click();
    const status = formAt(page, path).locator('[data-outcome]');
    await expect(status).toContainText(translator('nl')('form.answerLost'));
    await page.unroute(`**${path}`);
    await submitButton(page, path).click();
    await expectConfirmed(page, contactCase, 'nl', await expectMails(contactCase, unique));
  });
});
