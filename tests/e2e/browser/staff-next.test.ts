/** Working through a list with the keyboard. */
import { randomUUID } from 'node:crypto';
import { callbackPath } from '#contracts/callback.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { demoAccount, logIn } from '../../support/demo-account.ts';
import { aCallback } from '../../support/forms.ts';
import { send } from '../../support/ways.ts';

test('shortcuts lead from one request to the next, and to its actions', async ({ page }) => {
  const name = `Bo ${randomUUID().slice(0, 8)}`;
  for (const number of [1, 2])
    await send(page, callbackPath, aCallback({ naam: `${name} ${String(number)}` }));
  await logIn(page, 'operations-manager');
  await page.goto(queuePath({ search: name }));
  await page.locator('[data-queue-item] [data-open]').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const press = async (key: string) => {
    await page.locator('#toetsen[data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press(key);
  };
  await press(']');
  await expect(heading).toHaveText(`${name} 1`);
  await press('[');
  await expect(heading).toHaveText(`${name} 2`);
  await press('n');
  await expect(page.getByLabel('Notitie')).toBeFocused();
  await page.getByLabel('Notitie').blur();
  await press('r');
  await expect(page.getByLabel('Antwoord', { exact: true })).toBeFocused();
  await page.getByLabel('Antwoord', { exact: true }).blur();
  await press('a');
  const { username } = demoAccount('operations-manager');
  await expect(page.getByText(`Toegewezen aan ${username}`)).toBeVisible();
  await expect(heading).toHaveText(`${name} 2`);
  expect(await findFaultsEverywhere(page)).toEqual([]);
});
