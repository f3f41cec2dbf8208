/** What password managers and extensions put into a form by its `value` alone, without an event. */
import { pathTo } from '#paths';
import { appointmentPath } from '#contracts/appointment.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import {
  activateForm,
  contactCase,
  expectConfirmed,
  expectMails,
  fillForm,
  formAt,
  formCases,
  openForm,
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';

/** Sets the texts silently; a booking gets its day and its time as people choose them. */
async function fillSilently(page: Page, { path, makeAnswers }: FormCase): Promise<string> {
  const { answers, unique } = makeAnswers();
  if (path === appointmentPath) await fillForm(page, path, {});
  await formAt(page, path).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control) control.value = value;
    }
  }, answers);
  return unique;
}

for (const form of [contactCase, ...formCases]) {
  test(`${form.name} sends what was set without an event`, async ({ page }) => {
    await openForm(page, form, 'nl', true);
    const unique = await fillSilently(page, form);
    await submitButton(page, form.path).click();
    await expectConfirmed(page, form, 'nl', await expectMails(form, unique));
  });
}

const callbackCase = formCases.find(({ screen }) => screen === 'callback') ?? contactCase;

test('the dialog to be called back sends what was set without an event', async ({ page }) => {
  await page.goto(pathTo('home', 'nl'));
  await page.locator('main a[data-callback]').first().click();
  await expect(page.locator('main dialog [name="naam"]')).toBeFocused();
  await activateForm(page, callbackCase.path);
  const unique = await fillSilently(page, callbackCase);
  await submitButton(page, callbackCase.path).click();
  await expect(page.locator('main [data-sent]')).toContainText(await expectMails(callbackCase, unique));
});
