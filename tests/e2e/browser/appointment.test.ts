/** The day and the time of a booking: chosen, and kept in the URL. */
import { pathTo } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { appointmentPath, summaryIds } from '#contracts/appointment.ts';
import { formatFullDay } from '#i18n/moments.ts';
import type { Page } from '@playwright/test';
import { bookableDays } from '../../support/bookable-days.ts';
import { findFreeDays } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { findFaults } from '../../support/axe.ts';
import { activateForm } from '../../support/form-page.ts';
import { countShifts } from '../../support/layout-shift.ts';

const locales: Locale[] = ['nl', 'ar'];

const dayOf = (page: Page, day: string) => page.locator(`[name="appointmentDate"][value="${day}"]`);
/** Returns the last day with at least three free times. */
const findFreeDay = async () => (await findFreeDays(3)).at(-1) ?? '';
const timesOf = (page: Page) => page.locator('[name="timeSlot"]:enabled');
const readParameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function openBooking(page: Page, locale: Locale): Promise<void> {
  await page.goto(pathTo('appointment', locale));
  await activateForm(page, appointmentPath);
}

for (const locale of locales) {
  test.describe(`booking in ${locale}`, () => {
    test('a chosen day shows its times, and the URL keeps day and time', async ({ page, isMobile }) => {
      await page.setViewportSize(isMobile ? { width: 390, height: 664 } : { width: 768, height: 900 });
      await countShifts(page);
      await openBooking(page, locale);
      // Ignores the shifts of fonts that load late.
      await page.evaluate(async () => {
        await document.fonts.ready;
        window.shift = 0;
      });
      const day = dayOf(page, await findFreeDay());
      await (isMobile ? day.tap({ force: true }) : day.click({ force: true }));
      await expect(timesOf(page).last()).toBeInViewport({ ratio: 1 });
      await expect(timesOf(page).first()).toBeInViewport({ ratio: 1 });
      await timesOf(page).nth(2).check({ force: true });
      const chosen = { day: await day.inputValue(), time: await timesOf(page).nth(2).inputValue() };
      await expect.poll(() => readParameters(page)).toEqual(chosen);
      await expect(page.locator('[data-onward]')).toBeInViewport({ ratio: 1 });
      expect(await findFaults(page)).toEqual([]);
      expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001);

      await page.goto(pathTo('home', locale));
      await page.goBack();
      await expect(page.locator('[name="appointmentDate"]:checked')).toHaveValue(chosen.day);
      await expect(page.locator('[name="timeSlot"]:checked')).toHaveValue(chosen.time);
    });

    test('the bar for a chosen time covers no focused field, and leads to the service', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await openBooking(page, locale);
      await dayOf(page, await findFreeDay()).check({ force: true });
      await timesOf(page).nth(2).check({ force: true });
      const onward = page.locator('[data-onward]');
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const bar = await onward.boundingBox();
        const focused = await page.locator(':focus').boundingBox();
        expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      }
      await onward.click();
      await expect(page.locator('[name="service"]').first()).toBeInViewport();
      await expect(onward).not.toBeInViewport();
    });

    test('a day chosen on the home page is preselected in the booking, and summed up beside it', async ({
      page,
      isMobile,
    }) => {
      await page.goto(pathTo('home', locale));
      const links = page.locator('[data-language] a:has(time)');
      // Once the links are in view, the script replaces days that have passed since the build.
      await links.first().scrollIntoViewIfNeeded();
      await expect(links.locator('time').first()).toHaveAttribute('datetime', bookableDays()[0] ?? '');
      const free = await findFreeDays(1, bookableDays());
      const days = await links
        .locator('time')
        .evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
      const day = days.findLast((each) => free.includes(each)) ?? '';
      await links.filter({ has: page.locator(`time[datetime="${day}"]`) }).click();
      await expect(dayOf(page, day)).toBeChecked();
      await expect(timesOf(page).first()).toBeVisible();
      await activateForm(page, appointmentPath);
      await expect(timesOf(page).first()).toBeVisible();
      await expect(dayOf(page, day)).toBeChecked();
      const moment = page.locator(`#${summaryIds.moment}`);
      await expect(moment).toHaveText(formatFullDay(day, locale));
      // A phone has nothing beside the form.
      await expect(moment).toBeVisible({ visible: !isMobile });
      await page.locator('[name="service"]').nth(1).check({ force: true });
      const service = page.locator('label:has([name="service"]:checked)');
      await expect(page.locator(`#${summaryIds.service}`)).toHaveText((await service.textContent()) ?? '');
      await page.locator('[name="frequency"][value="wekelijks"]').check({ force: true });
      await page.locator('[name="squareMeters"]').fill('400');
      await expect(page.locator(`#${summaryIds.price}`)).toHaveText(/\d+\D+\d+/);
    });
  });
}
