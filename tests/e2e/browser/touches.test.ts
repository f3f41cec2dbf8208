/** How many taps lead from the phone's home page to common tasks, besides typing. */
import { pathTo } from '#paths';
import { appointmentContract, appointmentPath } from '#contracts/appointment.ts';
import { contactContract } from '#contracts/contact.ts';
import { indicationId } from '#contracts/price-indication.ts';
import type { Locator, Page } from '@playwright/test';
import { findMails } from '../../support/arrived-mails.ts';
import { findFreeTime } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { submitButton } from '../../support/form-page.ts';
import { anAddress, phone, someone } from '../../support/ways.ts';

test.use({ viewport: phone, hasTouch: true, extraHTTPHeaders: { 'x-forwarded-for': anAddress() } });

/** Taps the visible part of a control, and counts. */
function counting() {
  let touches = 0;
  return {
    tap: async (control: Locator) => {
      touches += 1;
      await control.tap();
    },
    touches: () => touches,
  };
}

const label = (page: Page, name: string, value?: string) => {
  const chosen = value ? `[value="${value}"]` : ':enabled';
  return page.locator(`label:has(> [name="${name}"]${chosen})`).first();
};

/** The tap that focuses the first field counts as typing; Tab leads to the next. */
async function typeDetails(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
}

test('a booked day in eight touches', async ({ page }) => {
  const { tap, touches } = counting();
  const { naam, email } = someone();
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
  await typeDetails(page, { naam, bedrijf: 'De Linde', email, telefoon: '030 1234567' });
  await tap(submitButton(page, appointmentPath));
  await expect(page.locator('[data-reference]')).toContainText(appointmentContract.referencePrefix);
  await expect.poll(async () => (await findMails(email)).length).toBe(2);
  expect(touches()).toBeLessThanOrEqual(8);
});

test('a sent quote request in six touches', async ({ page }) => {
  const { tap, touches } = counting();
  const { naam, email } = someone();
  await page.goto(pathTo('home', 'nl'));
  await tap(page.locator(`main a[href^="${encodeURI(pathTo('contact', 'nl'))}"]`).first());
  await tap(label(page, 'service', 'kantoor'));
  await typeDetails(page, { naam, bedrijf: 'De Linde', email, bericht: 'Twee verdiepingen, elke week.' });
  await tap(submitButton(page, contactContract.path));
  await expect(page.locator('[data-reference]')).toContainText(contactContract.referencePrefix);
  expect(touches()).toBeLessThanOrEqual(6);
});

test('a price indication in five touches', async ({ page }) => {
  const { tap, touches } = counting();
  await page.goto(pathTo('home', 'nl'));
  await tap(page.locator(`a[href^="${encodeURI(pathTo('price', 'nl'))}"]:visible`).first());
  const form = page.locator('form[name="price"]');
  await tap(label(page, 'service', 'office'));
  await form.locator('[name="squareMeters"]').fill('340');
  await tap(label(page, 'frequency', 'wekelijks'));
  await expect(page.locator(`#${indicationId}`)).toContainText('€');
  expect(touches()).toBeLessThanOrEqual(5);
});
