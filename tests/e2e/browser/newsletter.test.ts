import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { newsletterPath } from '#contracts/newsletter.ts';
import { expect, test } from '../../support/browser-test.ts';
import { formAt } from '../../support/form-page.ts';

const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the newsletter in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

      test('shows address errors in the language of the page', async ({ page }) => {
        const t = translator(locale);
        await page.goto(pathTo('blog', locale));
        const send = () => formAt(page, newsletterPath).getByRole('button').press('Enter');
        await send();
        const email = page.locator('#email');
        await expect(email).toHaveAccessibleDescription(t('person.emailRequired'));
        await email.fill('lezer@voorbeeld');
        await send();
        await expect(email).toHaveAccessibleDescription(t('person.emailInvalid'));
        await expect(email).toHaveAttribute('aria-invalid', 'true');
      });
    });
  }
}
