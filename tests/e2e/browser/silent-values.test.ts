/** Values that password managers and extensions set without an event. */

import { appointmentPath } from '#contracts/appointment.ts';
import type { Page } from '@playwright/test';
import { test } from '../../support/browser-test.ts';
import {
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

/** Sets the texts without events; chooses the day and the time of a booking normally. */
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
