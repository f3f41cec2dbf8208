/** The page behind the link in the mail of a booking. */
import { locales } from '#i18n/locales.ts';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { bookOwn, holdTime } from '../../support/own-appointment.ts';

for (const locale of locales)
  test(`a time is held by the button of its page in ${locale}, and not by opening it`, async ({ page }) => {
    const path = await bookOwn(page, locale);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(path);
      await expect(page.locator('form[name="hold"]')).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    }
    await holdTime(page, locale);
    await page.goto(path);
    await expect(page.locator('form[name="hold"]')).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
  });
