/** A form that was refused without script comes to life as it stands, and goes on with script. */
import { translator } from '#i18n/translate.ts';
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

const t = translator('nl');

/**
 * Posts the form as a browser does before the script is there, past every listener. The form is
 * filled in alive: one that comes to life meanwhile takes the button away that shows the times.
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

  test(`${form.name} that was refused keeps its answers and its summary, and can be sent`, async ({
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

test('a testimonial that was refused can be begun anew, and that be undone', async ({ page }) => {
  const form = formCases.find(({ screen }) => screen === 'testimonials') ?? contactCase;
  const { path } = form;
  const answers = { ...form.makeAnswers().answers, customerName: '' };
  await openForm(page, form, 'nl', true);
  await fillForm(page, path, answers);
  await page.locator('[name="consentsToName"]').check();
  await postWithoutScript(page, form);
  await expect(page.getByRole('heading', { name: t('testimonials.listHeading') })).toHaveCount(0);
  await activateForm(page, path);
  const sent = await readAnswers(page, path);
  const draftLine = formAt(page, path).locator('[data-draft]');
  await draftLine.getByRole('button', { name: t('form.startOver') }).click();
  await expect(page.locator('[role=alert]')).toHaveCount(0);
  expect(await readAnswers(page, path)).toEqual({ rating: '5' });
  const undo = draftLine.getByRole('button', { name: t('form.undo') });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  expect(await readAnswers(page, path)).toEqual(sent);
});
