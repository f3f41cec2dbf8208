/** A request is postponed, and returned to the list. */
import { randomUUID } from 'node:crypto';
import { callbackPath } from '#contracts/callback.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { aCallback } from '../../support/forms.ts';
import { send } from '../../support/ways.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an unanswered call is postponed to another day', async ({ page }) => {
      const name = `Bo ${randomUUID().slice(0, 8)}`;
      await send(page, callbackPath, aCallback({ naam: name, onderwerp: 'klacht' }));
      await logIn(page, 'operations-manager');
      const row = page.locator('[data-queue-item]').filter({ hasText: name });
      await page.goto(queuePath({ kind: 'callback' }));
      await row.locator('[data-open]').click();
      await page.getByText('Stel uit tot een dag').click();
      await page.getByLabel('Wat moet u dan doen?').fill('Niet bereikt');
      await page.locator('[name="dag"]').nth(1).check();
      if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
      await page.getByRole('button', { name: 'Stel uit' }).click();
      await expect(page.getByRole('status')).toContainText(`${name}:`);
      await page.goto(queuePath({ kind: 'callback' }));
      await expect(row).toBeHidden();
      await page.goto(queuePath({ kind: 'callback', status: 'later' }));
      await expect(row).toContainText('Niet bereikt');
      await row.locator('[data-open]').click();
      await page.getByRole('button', { name: 'Niet meer uitstellen' }).click();
      await page.goto(queuePath({ kind: 'callback' }));
      await expect(row).toBeVisible();
    });
  });
