import { translator } from '#i18n/translate.ts';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectMails, fillForm, formCase, readAnswers, submitButton } from '../../support/form-page.ts';

const t = translator('nl');
const form = formCase('callback');
const { path } = form;

test.use({ expectedErrors: [/status of (422|500)/] });

test('the callback dialog shows errors, returns the focus, is sent and is confirmed', async ({ page }) => {
  const { answers, unique } = form.makeAnswers();
  const toast = page.locator('[data-toast]');
  const closeToast = () => toast.getByRole('button', { name: t('form.close') }).click();
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { message: 'Mislukt' } }), {
    times: 1,
  });
  await page.goto('/');
  const opener = page.locator('main a[data-callback]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('main').getByRole('dialog', { name: t('callback.dialogTitle') });
  await expect(dialog.locator('[name="naam"]')).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await submitButton(page, path).press('Enter');
  await expect(dialog.locator('[role="alert"]')).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog.locator('[name="naam"]')).toBeFocused();
  await fillForm(page, path, answers);
  await submitButton(page, path).click();
  await expect(toast).toContainText(t('callback.failureText'));
  await closeToast();
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
  await dialog.locator('[name="telefoon"]').fill('06123');
  await submitButton(page, path).click();
  await expect(dialog.locator('[role="alert"]')).toBeFocused();
  await expect(toast).toHaveCount(0);
  await dialog.locator('[name="telefoon"]').fill(answers['telefoon'] ?? '');
  await submitButton(page, path).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(toast).toContainText(t('callback.successTitle'));
  await closeToast();
  await expect(toast).toHaveCount(0);
  const sent = page.locator('main [data-sent]');
  await expect(sent).toContainText(await expectMails(form, unique));
  expect(await findFaults(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await readAnswers(page, path)).toEqual({});
  await expect(dialog.locator('[data-outcome]')).toBeEmpty();
});
