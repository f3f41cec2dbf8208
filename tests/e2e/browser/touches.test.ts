/** The number of taps from the phone's home page to a booking, besides typing. */
import { pathTo } from '#paths';
import { appointmentContract, appointmentPath } from '#contracts/appointment.ts';
import type { Locator, Page } from '@playwright/test';
import { findFreeTime } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { submitButton } from '../../support/form-page.ts';
import { phone, someone } from '../../support/visitors.ts';

test.use({ viewport: phone, hasTouch: true });

const label = (page: Page, name: string, value?: string) => {
  const chosen = value ? `[value="${value}"]` : ':enabled';
  return page.locator(`label:has(> [name="${name}"]${chosen})`).first();
};

test('a booking takes at most eight touches besides typing', async ({ page }) => {
  let touches = 0;
  const tap = async (control: Locator) => {
    touches += 1;
    await control.tap();
  };
  await page.goto(pathTo('home', 'nl'));
  const day = (await findFreeTime()).appointmentDate;
  await tap(page.locator(`main a[href*="${encodeURI(pathTo('appointment', 'nl'))}"]`).first());
  await tap(label(page, 'appointmentDate', day));
  // Waits for the times of the chosen day.
  await page.locator('form[data-ready]').first().waitFor();
  await tap(label(page, 'timeSlot'));
  await tap(page.locator('[data-onward]'));
  await tap(label(page, 'service', 'kantoor'));
  await tap(label(page, 'frequency', 'eenmalig'));
  // The tap that focuses the first field counts as typing; Tab leads to the next.
  for (const [name, text] of Object.entries({ ...someone(), bedrijf: 'De Linde', telefoon: '030 1234567' }))
    await page.locator(`[name="${name}"]`).fill(text);
  await tap(submitButton(page, appointmentPath));
  await expect(page.locator('[data-reference]')).toContainText(appointmentContract.referencePrefix);
  expect(touches).toBeLessThanOrEqual(8);
});
