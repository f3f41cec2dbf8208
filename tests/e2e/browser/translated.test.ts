/** Forms on a page that the browser has translated: they show the values that they send. */
import { startsAt, type AppointmentSlot } from '#domain/booking.ts';
import { formatFullDay, formatMoment } from '#i18n/moments.ts';
import { pathTo } from '#paths';
import type { Locale } from '#i18n/locales.ts';
import { translator, type MessageKey, type Translate } from '#i18n/translate.ts';
import { minMotivationLength } from '#contracts/application.ts';
import type { Page } from '@playwright/test';
import { findFreeDays } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  activateForm,
  contactCase,
  expectMails,
  fillForm,
  formAt,
  formCase,
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';
import { hold } from '../../support/hold.ts';
import { shownText, translatePage } from '../../support/translate-page.ts';

/** Opens the page of a form, and translates it once its script has loaded. */
async function openTranslated(page: Page, form: FormCase, locale: Locale) {
  await page.goto(pathTo(form.screen, locale));
  await activateForm(page, form.path);
  await translatePage(page);
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Submits the empty form, then an invalid e-mail address, and reads the errors. */
async function expectErrors(page: Page, { path, formName }: FormCase, t: Translate): Promise<void> {
  const error = formAt(page, path).locator('[id$="email-error"]');
  const summary = formAt(page, path).locator('[role="alert"] a[href$="email"]');
  const expectError = async (key: MessageKey) => {
    await expect.poll(() => shownText(error), formName).toBe(plain(t(key)));
    await expect.poll(() => shownText(summary)).toBe(plain(t(key)));
  };
  await submitButton(page, path).click();
  await expectError('person.emailRequired');
  await formAt(page, path).locator('[name="email"]').fill('fout');
  await submitButton(page, path).click();
  await expectError('person.emailInvalid');
}

/** Fills in the form and sends it. */
async function send(page: Page, form: FormCase): Promise<void> {
  const { answers, unique } = form.makeAnswers();
  await fillForm(page, form.path, answers);
  await submitButton(page, form.path).click();
  const reference = await expectMails(form, unique);
  const confirmed = page.locator('[data-sent], [data-reference]').filter({ hasText: reference });
  await expect(confirmed).toBeVisible();
}

async function expectChosen(page: Page, locale: Locale, day: string, slot: string): Promise<void> {
  const moment = formatMoment(startsAt(day, slot as AppointmentSlot), locale);
  const sentence = plain(translator(locale)('appointmentForm.chosenTime', { moment }));
  await expect.poll(() => shownText(page.locator('[data-chosen-time]'))).toBe(sentence);
}

test.use({ expectedErrors: [/status of 422/] });

for (const locale of ['nl', 'ar'] satisfies Locale[]) {
  const t = translator(locale);
  test.describe(`in ${locale}, translated after the script has loaded`, () => {
    test('the booking shows the day and the time that it sends', async ({ page }) => {
      const form = formCase('appointment');
      const [first = '', second = ''] = await findFreeDays(3);
      await openTranslated(page, form, locale);
      for (const [day, time] of [
        [first, 1],
        [second, 0],
        [second, 2],
      ] as const) {
        const dayInput = page.locator(`[name="appointmentDate"][value="${day}"]`);
        await dayInput.check({ force: true });
        const timeInput = page.locator('[name="timeSlot"]:enabled').nth(time);
        await timeInput.check({ force: true });
        await expectChosen(page, locale, await dayInput.inputValue(), await timeInput.inputValue());
        const heading = page.locator('#timeSlot [data-day-line] b');
        const full = formatFullDay(await dayInput.inputValue(), locale);
        await expect.poll(async () => (await shownText(heading)).toLowerCase()).toBe(full.toLowerCase());
        const count = await page.locator('[name="timeSlot"]:enabled').count();
        const free = page.locator('#timeSlot [data-day-line] span');
        await expect.poll(() => shownText(free)).toBe(plain(t('appointmentForm.freeSlots', { count })));
      }
      await expectErrors(page, form, t);
      await send(page, form);
    });

    test('the application counts missing characters, and is cleared and restored', async ({ page }) => {
      const form = formCase('application');
      await openTranslated(page, form, locale);
      const counter = page.locator('[name="motivatie"] ~ span[aria-live]');
      for (const text of ['kort', 'nog altijd kort']) {
        await page.locator('[name="motivatie"]').fill(text);
        const count = String(minMotivationLength - text.length);
        await expect.poll(() => shownText(counter)).toBe(plain(t('applicationForm.countMissing', { count })));
      }
      const draft = page.locator('[data-draft] [role="status"]');
      const button = page.locator('[data-draft] button');
      await expect.poll(() => shownText(draft)).toBe(plain(t('form.draftKept')));
      await button.click();
      await expect.poll(() => shownText(draft)).toBe(plain(t('form.cleared')));
      await expect.poll(() => shownText(button)).toBe(plain(t('form.undo')));
      await button.click();
      await expect(page.locator('[name="motivatie"]')).toHaveValue('nog altijd kort');
      await expect.poll(() => shownText(draft)).toBe(plain(t('form.draftKept')));
      await expectErrors(page, form, t);
      await send(page, form);
    });
  });

  test(`a form in ${locale} translated before its script has loaded is kept and sent`, async ({ page }) => {
    const { path, screen } = contactCase;
    await page.goto(pathTo(screen, locale));
    await translatePage(page);
    const name = page.locator('[name="naam"]');
    await name.click();
    await page.keyboard.type('Sanne de Vries', { delay: 40 });
    await page.locator('astro-island[data-unscripted]').first().waitFor({ state: 'attached' });
    await page.keyboard.type(' (Utrecht)');
    await expect(name).toHaveValue('Sanne de Vries (Utrecht)');
    await expect(name).toBeFocused();
    const releaseScripts = await hold(page, '/_astro/*.js');
    await submitButton(page, path).click();
    await expect(page.locator('#email-error')).toHaveText(t('person.emailRequired'));
    await translatePage(page);
    releaseScripts();
    await page.locator('astro-island[data-unscripted]').first().waitFor({ state: 'attached' });
    const { answers, unique } = contactCase.makeAnswers();
    await fillForm(page, path, answers);
    await submitButton(page, path).click();
    await page.waitForURL(/[?&]reference=/);
    await expectMails(contactCase, unique);
  });
}
