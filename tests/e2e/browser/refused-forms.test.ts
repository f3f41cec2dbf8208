/**
 * A form that was rejected without script hydrates with its values and errors, and works with
 * script.
 */

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
  readAnswers,
  submitButton,
  type FormCase,
} from '../../support/form-page.ts';

test.use({ expectedErrors: [/status of 422/] });

/**
 * Posts the form natively, past every listener, as before hydration. Fills it in after hydration,
 * which would otherwise remove the button that shows the times.
 */
async function postWithoutScript(page: Page, { path }: FormCase): Promise<void> {
  const refused = page.waitForResponse((response) => response.status() === 422);
  await formAt(page, path).evaluate((element: HTMLFormElement) => {
    element.submit();
  });
  await refused;
  await expect(page.locator('[role="alert"]')).toBeFocused();
}

for (const form of [contactCase, ...formCases]) {
  const { path } = form;

  test(`${form.name} that was rejected keeps its answers and its summary, and can be sent`, async ({
    page,
  }) => {
    const { answers, unique } = form.makeAnswers();
    const name = 'naam' in answers ? 'naam' : 'customerName';
    await openForm(page, form, 'nl', true);
    await fillForm(page, path, answers);
    await page.locator(`#${name}`).fill('');
    await postWithoutScript(page, form);
    const summary = page.locator('[role="alert"]');
    const sent = await readAnswers(page, path);

    await activateForm(page, path);
    await expect(summary.getByRole('link')).toHaveAttribute('href', `#${name}`);
    await expect.poll(() => readAnswers(page, path)).toEqual(sent);
    await page.locator(`#${name}`).fill(answers[name] ?? '');
    await expect(summary).toHaveCount(0);
    await submitButton(page, path).click();
    await expectConfirmed(page, form, 'nl', await expectMails(form, unique));
  });
}
