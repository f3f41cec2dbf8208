/**
 * What visitors do besides sending forms, on a phone: by touch and by keyboard, with and without
 * script, in Dutch and in Arabic.
 */
import { randomBytes } from 'node:crypto';
import { pathTo } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { newsletterPath } from '#contracts/newsletter.ts';
import type { Locator, Page } from '@playwright/test';
import { findMails } from '../../support/arrived-mails.ts';
import { findFaults } from '../../support/axe.ts';
import { aVisitor } from '../../support/appointments.ts';
import { findFreeTime } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { chooseTime, formAt } from '../../support/form-page.ts';
import { chooseByKeyboard } from '../../support/keyboard.ts';
import { sendForm } from '../../support/sent-forms.ts';
import { type as typeInto } from '../../support/visitors.ts';
import { visits, type Visit } from '../../support/visits.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chooses a radio button of a group: by tapping a label, or with arrow keys. */
async function choose(page: Page, { input }: Visit, radios: Locator, value: string): Promise<void> {
  const radio = radios.and(page.locator(`[value="${value}"]`));
  if (input === 'finger') await radio.locator('xpath=ancestor::label').tap();
  else await chooseByKeyboard(page, radios, value);
  await expect(radio).toBeChecked();
}

/** Books a time; returns the path of the link in the mail. */
async function bookConfirmed(page: Page, taal: Locale): Promise<string> {
  const visitor = aVisitor();
  await sendForm(page, 'appointment', { taal, ...visitor, ...(await findFreeTime()) });
  await expect.poll(async () => (await findMails(visitor.email)).length).toBe(2);
  const text = (await findMails(visitor.email)).map((mail) => mail.text ?? '').join();
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  return `${pathTo('manageAppointment', taal)}?token=${token}`;
}

const journeys: Record<string, (page: Page, visit: Visit) => Promise<void>> = {
  'an appointment is moved, cancelled and kept again': async (page, visit) => {
    const { locale, press, use } = visit;
    const t = translator(locale);
    const isDone = (key: 'moved' | 'kept') =>
      expect(page.locator('main [role="status"]').first()).toHaveText(t(`manageAppointment.${key}`));
    await page.goto(await bookConfirmed(page, locale));
    const form = page.locator('form[name="move"]');
    await press(page, page.locator('details[data-change=move] summary'));
    if (use.javaScriptEnabled) {
      await form.scrollIntoViewIfNeeded();
      await page.keyboard.press('Shift');
      await form.and(page.locator('[data-ready]')).waitFor();
    }
    await chooseTime(
      form,
      (radios, value) => choose(page, visit, radios, value),
      (button) => press(page, button),
    );
    await press(page, form.locator('> button[type="submit"]'));
    await isDone('moved');
    const question = page.locator('details[data-change=cancel]');
    await press(page, question.locator('summary'));
    if (use.javaScriptEnabled) expect(await findFaults(page, 'main')).toEqual([]);
    await press(page, question.getByRole('button'));
    await press(page, page.locator('[data-progress=cancelling] button'));
    await isDone('kept');
  },

  'a time is held, and the address of the visit entered': async (page, { locale, press, use }) => {
    const t = translator(locale);
    const expectNoFaults = async () => {
      if (use.javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
    };
    await page.goto(await bookConfirmed(page, locale));
    await expectNoFaults();
    await press(page, page.getByRole('button', { name: t('manageAppointment.holdLabel') }));
    const status = page.locator('[data-progress=held] [data-fact=status]');
    await expect(status).toHaveText(t('appointmentStatus.held'));
    await expect(page.locator('form[name="hold"]')).toHaveCount(0);
    await page.getByLabel(t('visitAddress.streetLabel')).fill('Maliebaan 12');
    await page.getByLabel(t('visitAddress.placeLabel')).fill('Utrecht');
    for (const postcode of ['3581', '3581 cn']) {
      await expectNoFaults();
      await page.getByLabel(t('visitAddress.postcodeLabel')).fill(postcode);
      await press(page, page.getByRole('button', { name: t('visitAddress.save') }));
      await expect(page.locator('#postcode-error')).toBeVisible({ visible: postcode === '3581' });
    }
    await expect(page.getByRole('status')).toHaveText(t('visitAddress.saved'));
    await expect(page.locator('[data-fact=address]')).toHaveText('Maliebaan 12, 3581 CN Utrecht');
    await expectNoFaults();
  },

  'a subscription to the newsletter is requested, confirmed and ended': async (
    page,
    { locale, press, use },
  ) => {
    const t = translator(locale);
    const email = `lezer.${randomBytes(5).toString('hex')}@example.nl`;
    await page.goto(pathTo('blog', locale));
    const form = formAt(page, newsletterPath);
    const field = form.locator('[name="email"]');
    const send = () => press(page, form.locator('button[type="submit"]'));
    await send();
    await expect(field).toHaveAccessibleDescription(t('person.emailRequired'));
    await field.fill('lezer@voorbeeld');
    await send();
    await expect(field).toHaveAccessibleDescription(t('person.emailInvalid'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await typeInto(page, press, field, email);
    await send();
    await expect(page.locator('main')).toContainText(t('newsletter.sentText'));
    if (use.javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
    await expect.poll(async () => (await findMails(email)).length).toBe(1);
    const [mail] = await findMails(email);
    await page.goto(/https?:\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(heading(page)).toHaveText(t('newsletter.confirmHeading'));
    await press(page, page.getByRole('button', { name: t('newsletter.confirmLabel') }));
    await expect(heading(page)).toHaveText(t('newsletter.confirmedHeading'));
    const leave = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    await page.goto(leave.slice(1, -1));
    await press(page, page.getByRole('button', { name: t('newsletter.unsubscribeLabel') }));
    await expect(heading(page)).toHaveText(t('newsletter.unsubscribedHeading'));
    if (use.javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
  },
};

for (const visit of visits) {
  test.describe(visit.title, () => {
    test.use({ ...visit.use, expectedErrors: [/status of 422/] });

    for (const [name, go] of Object.entries(journeys))
      test(name, async ({ page }) => {
        await go(page, visit);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
  });
}
