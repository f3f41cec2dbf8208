/** The workspace on a phone: from the login to a status change of a request. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callbackPath } from '#contracts/callback.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { aCallback } from '../../support/forms.ts';
import { phone, send, someone } from '../../support/ways.ts';

/** Opens the first request of the list. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-queue-item] [data-open]').first().click();
  await page.waitForURL('**/beheer/verzoeken/*');
}

/** Sends a request that no other test uses; returns its reference. */
const sendCallback = (page: Page) => send(page, callbackPath, aCallback({ naam: someone().naam, email: '' }));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('a request is found, annotated, assigned and called, and so leaves the list', async ({ page }) => {
      const reference = await sendCallback(page);
      await logIn(page, 'operations-manager');
      await page.goto(queuePath({ search: reference, kind: 'callback' }));
      await openFirst(page);
      await page.getByLabel('Notitie').fill(`Gesproken over ${reference}`);
      await page.getByRole('button', { name: 'Bewaar notitie' }).click();
      await expect(page.getByRole('status')).toHaveText('De notitie is bewaard.');
      await expect(page.getByText(`Gesproken over ${reference}`)).toBeVisible();
      await page.getByLabel('Wie heeft dit verzoek').selectOption('demo-operations-manager');
      await page.getByRole('button', { name: 'Wijs toe' }).click();
      await expect(page.getByText('Toegewezen aan demo-operations-manager')).toBeVisible();
      await page.getByRole('button', { name: 'Is gebeld' }).click();
      await expect(page.getByText('Van “Nieuw” naar “Gebeld”')).toBeVisible();
      await page.goto(queuePath({ kind: 'callback' }));
      await expect(page.locator(`[data-open][href*="${reference}"]`)).toHaveCount(0);
      await page.goto(queuePath({ search: reference, status: 'all' }));
      await expect(page.locator('[data-queue-item]')).toHaveCount(1);
    });
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: phone });

  test('the menu opens by keyboard and leads out', async ({ page }) => {
    await logIn(page, 'team-leader');
    await page.goto('/beheer');
    await page.locator('summary', { hasText: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL('**/login');
    await page.goto('/beheer');
    await page.waitForURL('**/login?*');
  });
});

test('a page is sent compressed, and not cached', async ({ page }) => {
  await logIn(page, 'administrator');
  const response = await page.request.get('/beheer', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'br',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('keys walk the list, open a request, and can be switched off', async ({ page }) => {
  await logIn(page, 'administrator');
  await page.goto(queuePath({ status: 'all' }));
  const links = page.locator('[data-queue-item] [data-open]');
  await page.locator('#toetsen[data-ready]').waitFor({ state: 'attached' });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await expect(page.getByLabel('Met de aangevinkte verzoeken')).toBeHidden();
  await page.keyboard.press('x');
  await expect(page.locator('[data-queue-item] input').first()).toBeChecked();
  await expect(page.getByText('1 gekozen')).toBeVisible();
  await page.locator('#zoek').press('j');
  await expect(page.locator('#zoek')).toHaveValue('j');
  await page.locator('#zoek').blur();
  await page.keyboard.press('?');
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel('Toetsen aan').uncheck();
  await page.getByRole('button', { name: 'Sluit' }).click();
  await links.nth(0).focus();
  await page.keyboard.press('o');
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('?');
  await page.getByLabel('Toetsen aan').check();
  await page.keyboard.press('Escape');
  await links.nth(0).focus();
  await page.keyboard.press('o');
  await page.waitForURL('**/beheer/verzoeken/*');
});

test.describe('several at once, without script', () => {
  test.use({ expectedErrors: [/status of 422/], javaScriptEnabled: false, viewport: phone });

  test('are ticked and assigned, and a view is saved and removed', async ({ page }) => {
    const references = [await sendCallback(page), await sendCallback(page)];
    await logIn(page, 'operations-manager');
    for (const reference of references) {
      await page.goto(queuePath({ search: reference, kind: 'callback' }));
      await page.locator('[data-queue-item] input').check();
      await page.getByLabel('Met de aangevinkte verzoeken').selectOption('naar:called');
      await page.getByRole('button', { name: 'Voer uit' }).click();
      await expect(page.getByRole('status')).toHaveText('Gebeld: 1 verzoek.');
    }
    const suspect = await send(page, callbackPath, aCallback({ naam: someone().naam, website: 'x' }));
    await page.goto(queuePath({ search: suspect, quarantined: true }));
    for (const isSure of [false, true]) {
      await page.locator('[data-queue-item] input').check();
      if (isSure) await page.getByLabel('Ja, gooi weg').check();
      await page.getByRole('button', { name: 'Voorgoed weg' }).click();
      await expect(page.getByRole(isSure ? 'status' : 'alert')).toContainText(
        isSure ? 'Weggegooid: 1 verzoek.' : 'Vink eerst aan',
      );
    }
    const name = `Duits ${randomUUID().slice(0, 6)}`;
    await page.goto(queuePath({ locale: 'de' }));
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByLabel('Bewaar weergave als').fill(name);
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page.locator('summary', { hasText: 'Filters' }).click();
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', queuePath({ locale: 'de' }));
    await page.getByText(`Verwijder weergave ${name}?`).locator('..').click();
    await page.getByRole('button', { name: `Verwijder weergave ${name}` }).click();
    await expect(page.getByRole('status')).toHaveText('De weergave is verwijderd.');
  });
});
