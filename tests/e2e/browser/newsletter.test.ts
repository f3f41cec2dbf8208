import { randomBytes } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { newsletterPath } from '#submissions/newsletter.ts';
import { findMails } from '../../support/arrived-mails.ts';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { formAt } from '../../support/form-page.ts';
import { skipToContent, tabToForm } from '../../support/keyboard.ts';

const locales: Locale[] = ['nl', 'ar'];

for (const locale of locales) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the newsletter in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

      test('says in the language of the page what is wrong with an address', async ({ page }) => {
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

      test('is asked for and confirmed with the keyboard alone', async ({ page }) => {
        const t = translator(locale);
        const email = `lezer.${randomBytes(5).toString('hex')}@example.nl`;
        await page.goto(pathTo('blog', locale));
        await skipToContent(page);
        await tabToForm(page, newsletterPath);
        await page.keyboard.type(email);
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${pathTo('newsletter', locale)}*`);
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);

        await expect.poll(async () => (await findMails(email)).length).toBe(1);
        const [mail] = await findMails(email);
        const link = /https?:\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.confirmHeading'));
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
        await page.getByRole('button', { name: t('newsletter.confirmLabel') }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.confirmedHeading'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
    });
  }
}
