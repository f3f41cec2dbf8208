/** Every form, sent in a Dutch and in an Arabic page by a browser that runs no script. */
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import { contactCase, fillForm, openForm, readAnswers, submitButton } from '../../support/form-page.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  test(`the quote request in ${locale} without JavaScript comes back with its answers and what is wrong with them`, async ({
    page,
  }) => {
    const { path } = contactCase;
    const t = translator(locale);
    const { answers } = contactCase.makeAnswers();
    const wrong = { ...answers, naam: '', email: 'sanne@apotheek' };
    await openForm(page, contactCase, locale, false);
    await fillForm(page, path, wrong);
    await submitButton(page, path).click();
    const summary = page.locator('[role="alert"]');
    await expect(summary.getByRole('link')).toHaveText([
      t('validation.nameRequired'),
      t('person.emailInvalid'),
    ]);
    await expect(page.locator('#email-error')).toHaveText(t('person.emailInvalid'));
    const kept = Object.entries(wrong).filter(([, value]) => value);
    expect(await readAnswers(page, path)).toEqual(Object.fromEntries(kept));
  });
}
