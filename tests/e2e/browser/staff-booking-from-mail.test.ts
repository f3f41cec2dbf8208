/**
 * A booking from the visitor's form to the mail with the confirmed appointment, through the link in
 * the company's mail: on a phone, by touch and by keyboard, with and without script.
 */
import type { Page } from '@playwright/test';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { appointmentPath } from '#contracts/appointment.ts';
import { findMails } from '../../support/arrived-mails.ts';
import { waitForMail } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { demoAccount } from '../../support/demo-account.ts';
import { expectMails, fillForm, formCase, openForm, submitButton } from '../../support/form-page.ts';
import { expectConfirmation } from '../../support/own-appointment.ts';
import { anAddress, phone, type, ways, type Press } from '../../support/ways.ts';

const bookingCase = formCase('appointment');

/** Books as a visitor; returns the reference, and the path of the confirmation page. */
async function book(page: Page, press: Press, withScript: boolean) {
  const { answers, unique } = bookingCase.makeAnswers();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
  await openForm(page, bookingCase, 'nl', withScript);
  await fillForm(page, appointmentPath, answers);
  await press(page, submitButton(page, appointmentPath));
  await page.waitForURL(`**${pathTo('confirmation', 'nl')}?*`);
  return { reference: await expectMails(bookingCase, unique), confirmation: page.url() };
}

/** The path of the booking's page in the company's mail. */
async function linkOf(reference: string): Promise<string> {
  const texts = (await findMails(reference)).map(({ text }) => text).join('\n');
  return new URL(/http\S+\/beheer\/verzoeken\/\S+/.exec(texts)?.[0] ?? '').pathname;
}

async function typeLogin(page: Page, press: Press, withScript: boolean): Promise<void> {
  const { username, password } = demoAccount('team-leader');
  if (withScript) {
    await page.keyboard.press('Shift');
    await page.locator('form[name="login"][data-ready]').waitFor();
  }
  await type(page, press, page.locator('[name="username"]'), username);
  await type(page, press, page.locator('[name="password"]'), password);
  await press(page, page.locator('form[name="login"] button[type="submit"]'));
}

for (const javaScriptEnabled of [true, false]) {
  for (const [way, press] of Object.entries(ways)) {
    test.describe(`by ${way}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: phone, hasTouch: true });

      test('a booking is confirmed through the form and the mail', async ({ page }) => {
        const { reference, confirmation } = await book(page, press, javaScriptEnabled);
        const path = await linkOf(reference);
        await page.goto(path);
        await page.waitForURL('**/login?*');
        await typeLogin(page, press, javaScriptEnabled);
        await page.waitForURL(`**${path}`);
        await type(page, press, page.getByLabel('Prijs per beurt'), '95');
        await press(page, page.getByRole('button', { name: 'Bevestig en mail' }));
        await expect(page.getByRole('status')).toContainText('De afspraak is bevestigd.');
        // It has not begun yet.
        await expect(page.getByRole('button', { name: 'Is uitgevoerd' })).toHaveCount(0);
        const mail = await waitForMail(reference, 'is bevestigd');
        const calendar = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
        expect(calendar).toContain('METHOD:REQUEST');
        expect(calendar).toContain('STATUS:CONFIRMED');
        await expectConfirmation(page, confirmation, translator('nl')('appointmentStatus.confirmed'));
      });
    });
  }
}
