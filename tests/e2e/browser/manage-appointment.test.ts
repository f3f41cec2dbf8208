/** The page behind the link in the mail: another time, and a cancellation that is taken back. */
import { locales, type Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { Page } from '@playwright/test';
import { findFaults } from '../../support/axe.ts';
import { findBrokenReferences } from '../../support/broken-references.ts';
import { sharedDays } from '../../support/bookable-days.ts';
import { expect, test } from '../../support/browser-test.ts';
import { bookConfirmed, bookOwn, expectConfirmation, holdTime } from '../../support/own-appointment.ts';
import { oneOf } from '../../support/random.ts';

const isDone = (page: Page, locale: Locale, key: 'moved' | 'kept') =>
  expect(page.locator('main [role="status"]').first()).toHaveText(
    translator(locale)(`manageAppointment.${key}`),
  );

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

for (const locale of ['nl', 'ar'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`an appointment in ${locale} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test('moves by the calendar, and is cancelled and kept again', async ({ page, isMobile }) => {
        const { path, confirmation } = await bookConfirmed(page, locale);
        const t = translator(locale);
        await page.goto(path);
        expect(await findBrokenReferences(page)).toEqual([]);
        await page.locator('details[data-change=move] summary').click();
        if (javaScriptEnabled) {
          await page.locator('form[name="move"]').scrollIntoViewIfNeeded();
          await page.keyboard.press('Shift');
          await page.locator('form[name="move"][data-ready]').waitFor();
        }
        // Tests run side by side, and each time has room for two.
        const day = page.locator(`[name="appointmentDate"][value="${oneOf(sharedDays())}"]`);
        await day.check({ force: true });
        if (!javaScriptEnabled) await page.locator('form[name="move"] button[formaction]').click();
        const times = page.locator('[name="timeSlot"]:enabled');
        await times.first().waitFor({ state: 'attached' });
        await oneOf(await times.all()).check({ force: true });
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
        await page.locator('form[name="move"] > button[type="submit"]').click();
        await isDone(page, locale, 'moved');
        await expectConfirmation(page, confirmation, t('appointmentStatus.moved'));
        if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
        await page.goto(path);

        const question = page.locator('details[data-change=cancel]');
        const opener = question.locator('summary');
        await (isMobile ? opener.tap() : opener.press('Enter'));
        if (javaScriptEnabled) await expect(page.locator('form[name="move"]')).toBeHidden();
        if (javaScriptEnabled) expect(await findFaults(page, 'main')).toEqual([]);
        await question.getByRole('button').click();
        const undo = page.locator('[data-standing=cancelling] button');
        await expect(undo).toBeVisible();
        await expectConfirmation(page, confirmation, t('appointmentStatus.cancelling'));
        await page.goto(path);
        if (javaScriptEnabled) expect(await findFaults(page, 'main')).toEqual([]);
        await (isMobile ? undo.tap() : undo.press('Enter'));
        await isDone(page, locale, 'kept');
      });
    });
  }
}
