/** A quote is priced, and won or lost, in few clicks. */
import { randomUUID } from 'node:crypto';
import { contactPath } from '#contracts/contact.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { aContact } from '../../support/contact.ts';
import { logIn } from '../../support/demo-account.ts';
import { send } from '../../support/ways.ts';

test.use({ expectedErrors: [/status of 422/] });

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1440, false],
] as const)
  test.describe(`${String(width)} wide, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('one quote is won for its amount, another is lost for its price', async ({ page }) => {
      const names = [1, 2].map(() => `Bo ${randomUUID().slice(0, 8)}`);
      for (const naam of names)
        await send(page, contactPath, aContact({ naam, service: 'kantoor', bericht: 'Kantoor van 250 m2' }));
      await logIn(page, 'operations-manager');
      const open = async (name = '') => {
        await page.goto(queuePath({ kind: 'contact', status: 'all', search: name }));
        await page.locator('[data-queue-item]').filter({ hasText: name }).locator('[data-open]').click();
      };

      await open(names[0]);
      const doing = page.getByRole('region', { name: 'Doen' });
      await expect(doing.locator('[data-indication]')).toContainText('per maand');
      if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
      await doing.getByText('Al beantwoord, of opdracht geworden').click();
      await doing.getByLabel('Bedrag van de offerte').fill('veel');
      await doing.getByRole('button', { name: 'Is opdracht geworden' }).click();
      await expect(doing.getByText('Vul een bedrag in')).toBeVisible();
      await doing.getByLabel('Bedrag van de offerte').fill('412,50');
      await doing.getByRole('button', { name: 'Is opdracht geworden' }).click();
      await expect(page.getByRole('status')).toContainText(names[0] ?? '');

      await open(names[1]);
      await doing.getByText('Is niet doorgegaan').first().click();
      await doing.getByLabel('Prijs', { exact: true }).check();
      await doing.getByRole('button', { name: 'Is niet doorgegaan' }).click();
      await expect(page.getByRole('status')).toContainText(names[1] ?? '');

      await open(names[0]);
      await expect(doing).toContainText('€\u00a0412,50 per maand');
      await open(names[1]);
      await expect(doing).toContainText('Prijs');
    });
  });
