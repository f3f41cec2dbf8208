/** The page behind the link in the mail of a booking. */
import { locales } from '#i18n/locales.ts';
import { findFaults } from '../../support/axe.ts';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';
import { bookConfirmed } from '../../support/own-appointment.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // The first postcode is rejected.
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    for (const locale of locales)
      test(`a time is held and the address of the visit entered on its page in ${locale}`, async ({
        page,
      }) => {
        const t = translator(locale);
        await page.goto((await bookConfirmed(page, locale)).path);
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
        await page.getByRole('button', { name: t('manageAppointment.holdLabel') }).click();
        const status = page.locator('[data-progress=held] [data-fact=status]');
        await expect(status).toHaveText(t('appointmentStatus.held'));
        await expect(page.locator('form[name="hold"]')).toHaveCount(0);
        await page.getByLabel(t('visitAddress.streetLabel')).fill('Maliebaan 12');
        await page.getByLabel(t('visitAddress.postcodeLabel')).fill('3581');
        await page.getByLabel(t('visitAddress.placeLabel')).fill('Utrecht');
        const save = page.getByRole('button', { name: t('visitAddress.save') });
        await save.click();
        await expect(page.locator('#postcode-error')).toBeVisible();
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
        await page.getByLabel(t('visitAddress.postcodeLabel')).fill('3581 cn');
        await save.click();
        await expect(page.getByRole('status')).toHaveText(t('visitAddress.saved'));
        await expect(page.locator('[data-fact=address]')).toHaveText('Maliebaan 12, 3581 CN Utrecht');
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
      });
  });
