/** Entering a request during a telephone call: at most four clicks besides typing. */
import { randomUUID } from 'node:crypto';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';

test.use({ expectedErrors: [/status of 422/] });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an emergency by telephone is in the list after four presses, and another one after going back', async ({
      page,
    }) => {
      const name = `Bo ${randomUUID().slice(0, 8)}`;
      let presses = 0;
      const press = async (role: 'button' | 'link' | 'radio', label: string) => {
        presses += 1;
        await page.getByRole(role, { name: label, exact: role !== 'link' }).click();
      };
      await logIn(page, 'operations-manager');
      await page.goto('/beheer');
      await press('link', 'Nieuw verzoek');
      await expect(page.getByLabel('Naam')).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type('06 12 34 56 78');
      await press('radio', 'Spoedhulp');
      await press('radio', 'Mij');
      await press('button', 'Bewaar verzoek');
      expect(presses).toBe(4);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText('Spoed', { exact: true }).first()).toBeVisible();
      const first = page.url();
      await page.goBack();
      await page.getByLabel('Naam').fill(`${name} junior`);
      await press('button', 'Bewaar verzoek');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} junior`);
      expect(page.url()).not.toBe(first);
      await page.goto('/beheer?mijn=1');
      await expect(page.getByRole('link', { name })).toHaveCount(2);
    });
  });

test('the key leads there, and the page has no faults', async ({ page }) => {
  await logIn(page, 'team-leader');
  await page.goto('/beheer');
  await page.locator('#toetsen[data-ready]').waitFor({ state: 'attached' });
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw verzoek');
  await page.getByRole('button', { name: 'Bewaar verzoek' }).click();
  await expect(page.getByText('Kies waar het over gaat.')).toBeVisible();
  expect(await findFaultsEverywhere(page)).toEqual([]);
});
