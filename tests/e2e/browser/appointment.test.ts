/** What stands where the times of a day go, when there are none. */
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { appointmentPath, availabilityPath } from '#submissions/appointment.ts';
import { expect, test } from '../../support/browser-test.ts';
import { activateForm } from '../../support/form-page.ts';
import { hold } from '../../support/hold.ts';

const t = translator('nl');

test('times are asked for after a day, and a day without any says so', async ({ page }) => {
  // Every day that this browser takes for tomorrow or later is too near for the server.
  await page.clock.setFixedTime('2024-01-08T09:00:00Z');
  await page.goto(pathTo('appointment', 'nl'));
  await activateForm(page, appointmentPath);
  const state = page.locator('[data-slot-state]');
  const tomorrow = page.getByRole('radio', { name: 'dinsdag 9 jan' });
  await expect(state).toHaveText(t('appointmentForm.noDay'));

  const release = await hold(page, `${availabilityPath}*`);
  await tomorrow.check();
  await expect(state).toHaveText(t('appointmentForm.loadingSlots'));
  release();
  await expect(state).toContainText(t('appointmentForm.noSlots'));
  await expect(state).toContainText(t('appointmentForm.noSlotsHint'));
});
