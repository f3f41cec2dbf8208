/** Working through a list: each decision opens the next request, and can be undone. */
import { randomUUID } from 'node:crypto';
import { callbackPath } from '#contracts/callback.ts';
import { queuePath, type QueueView } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { demoAccount, logIn } from '../../support/demo-account.ts';
import { aCallback } from '../../support/forms.ts';
import { send } from '../../support/ways.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('three requests are handled one after another, and the last step is undone', async ({ page }) => {
      const name = `Bo ${randomUUID().slice(0, 8)}`;
      for (const number of [1, 2, 3])
        await send(page, callbackPath, aCallback({ naam: `${name} ${String(number)}`, email: '' }));
      const view: Partial<QueueView> = { search: name, kind: 'callback', status: 'pending' };
      const heading = page.getByRole('heading', { level: 1 });
      const way = page.getByRole('navigation', { name: 'Door de lijst' });
      const call = page.getByRole('button', { name: 'Is gebeld' });
      await logIn(page, 'operations-manager');
      await page.goto(queuePath(view));
      await page.locator('[data-queue-item] [data-open]').first().click();
      await expect(way).toContainText('1 van 3');
      await way.getByRole('link', { name: 'Volgend verzoek' }).click();
      await expect(heading).toHaveText(`${name} 2`);
      await way.getByRole('link', { name: 'Vorig verzoek' }).click();
      for (const number of [3, 2, 1]) {
        await expect(heading).toHaveText(`${name} ${String(number)}`);
        await call.click();
        await expect(page.getByRole('status')).toContainText(`${name} ${String(number)}: Gebeld.`);
      }
      await expect(page.locator('[data-empty]')).toBeVisible();
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await expect(heading).toHaveText(`${name} 1`);
      await expect(way).toContainText('1 van 1');
      await expect(call).toBeVisible();
      await way.getByRole('link', { name: 'Terugbellen' }).click();
      await expect(page).toHaveURL(queuePath(view));
    });
  });

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
