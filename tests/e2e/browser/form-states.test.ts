/**
 * The states of every form: rejected, sending and sent. Also a form that is rejected before its
 * script has loaded, and a booking of a time that was just taken.
 */
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { Page } from '@playwright/test';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import {
  activateForm,
  contactCase,
  expectConfirmed,
  fillForm,
  formAt,
  formCase,
  formCases,
  openForm,
  readAnswers,
  submitButton,
} from '../../support/form-page.ts';
import { hold } from '../../support/hold.ts';
import { send } from '../../support/sent-forms.ts';
import { someone } from '../../support/visitors.ts';

const locales: Locale[] = ['nl', 'ar'];

/** Expects the summary of errors to have the focus, and its first link to focus a field. */
async function expectErrors(page: Page): Promise<void> {
  const summary = page.locator('[role="alert"]');
  await expect(summary).toBeFocused();
  const first = summary.getByRole('link').first();
  const message = await first.innerText();
  const field = page.locator((await first.getAttribute('href')) ?? '');
  await first.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
}

test.use({ expectedErrors: [/status of (409|422)/] });

for (const form of formCases) {
  const { path, successTitle } = form;

  test(`${form.name} rejected before hydration keeps its answers, and can be sent`, async ({ page }) => {
    const { answers, unique } = form.makeAnswers();
    const name = 'naam' in answers ? 'naam' : 'customerName';
    // The page is hydrated first, because hydration removes the button that shows the times.
    await openForm(page, form, 'nl', true);
    await fillForm(page, path, answers);
    await page.locator(`#${name}`).fill('');
    const refused = page.waitForResponse((response) => response.status() === 422);
    // `submit()` calls no listeners, so that this is like a submission before hydration.
    await formAt(page, path).evaluate((element: HTMLFormElement) => {
      element.submit();
    });
    await refused;
    const summary = page.locator('[role="alert"]');
    await expect(summary).toBeFocused();
    const sent = await readAnswers(page, path);

    await activateForm(page, path);
    await expect(summary.getByRole('link')).toHaveAttribute('href', `#${name}`);
    await expect.poll(() => readAnswers(page, path)).toEqual(sent);
    await page.locator(`#${name}`).fill(answers[name] ?? '');
    await expect(summary).toHaveCount(0);
    await submitButton(page, path).click();
    await expectConfirmed(page, form, 'nl', unique);
  });

  for (const locale of locales) {
    test(`${form.name} in ${locale} shows its errors and that it is being sent, and has no fault`, async ({
      page,
    }) => {
      const { answers, unique } = form.makeAnswers();
      const release = await hold(page, path);
      await openForm(page, form, locale, true);
      await submitButton(page, path).press('Enter');
      await expectErrors(page);
      expect(await findFaults(page, 'main')).toEqual([]);

      await fillForm(page, path, answers);
      await submitButton(page, path).press('Enter');
      await expect(submitButton(page, path)).toHaveAttribute('aria-disabled', 'true');
      await expect(submitButton(page, path)).toBeFocused();
      expect(await findFaults(page, 'main')).toEqual([]);

      release();
      // This message is checked first, because it disappears after five seconds.
      await expect(page.locator('[data-toast]')).toContainText(translator(locale)(successTitle));
      await expectConfirmed(page, form, locale, unique);
      expect(await findFaults(page)).toEqual([]);
      await page.reload();
      await expect(page.locator('[data-toast]')).toHaveCount(0);
    });
  }
}

for (const locale of locales)
  test(`a pasted text in ${locale} beyond the limit stays whole, and its excess shown`, async ({ page }) => {
    const t = translator(locale);
    await openForm(page, contactCase, locale, true);
    const text = page.locator('#bericht');
    const messageOf = (excess: number) => t('validation.tooLong', { max: 4000, excess });
    await text.fill('x'.repeat(4007));
    await expect(page.locator('#bericht-error')).toHaveText(messageOf(7));
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: messageOf(7) })).toHaveCount(1);
    expect((await text.inputValue()).length).toBe(4007);
    await text.press('Backspace');
    await expect(page.locator('#bericht-error')).toHaveText(messageOf(6));
    await text.fill('x'.repeat(4000));
    await expect(page.locator('#bericht-error')).toHaveCount(0);
    await expect(page.locator('[role="alert"]')).toHaveCount(0);
  });

for (const locale of locales) {
  const form = formCase('appointment');
  const { path } = form;

  test(`a booking in ${locale} of a taken time loses only the time, with an error`, async ({ page }) => {
    const t = translator(locale);
    await openForm(page, form, locale, true);
    await fillForm(page, path, form.makeAnswers().answers);
    const { timeSlot = '', ...rest } = await readAnswers(page, path);
    for (const other of [someone(), someone()])
      await send(page, 'appointment', { ...rest, ...other, timeSlot });
    await submitButton(page, path).click();
    await expect(page.locator('#timeSlot-error')).toHaveText(t('appointmentForm.timeUnavailable'));
    // The error is shown once, beside the times, which have the focus.
    await expect(page.locator('#timeSlot')).toBeFocused();
    const isFirst = (times: Element) => times.firstElementChild?.id === 'timeSlot-error';
    expect(await page.locator('#timeSlot').evaluate(isFirst)).toBe(true);
    await expect(formAt(page, path).locator('[data-outcome]')).toBeEmpty();
    await expect(page.locator('main [role="alert"], [data-toast]')).toHaveCount(0);
    expect(await readAnswers(page, path)).toEqual(rest);
    await expect(formAt(page, path).locator(`[name="timeSlot"][value="${timeSlot}"]`)).toBeDisabled();
    expect(await findFaults(page)).toEqual([]);
  });
}
