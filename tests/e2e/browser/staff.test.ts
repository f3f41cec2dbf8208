/** The workspace on a phone and by keyboard, and the first steps with a request. */
import { randomUUID } from 'node:crypto';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { findFaults, findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { demoAccount, openAs } from '../../support/demo-account.ts';
import { send } from '../../support/sent-forms.ts';
import { phone, someone } from '../../support/visitors.ts';

withAndWithoutScript(() => {
  test.use({ viewport: phone, expectedErrors: [/status of 422/] });

  test('a request is found, annotated, assigned, postponed and marked as called', async ({ page }) => {
    const { naam } = someone();
    const reference = await send(page, 'callback', { naam, email: '' });
    await openAs(page, 'operations-manager', queuePath({ search: reference, kind: 'callback' }));
    await page.locator('[data-queue-item] [data-open]').click();
    await page.waitForURL('**/beheer/verzoeken/*');
    await page.getByLabel('Notitie').fill(`Gesproken over ${reference}`);
    await page.getByRole('button', { name: 'Bewaar notitie' }).click();
    await expect(page.getByRole('status')).toHaveText('De notitie is bewaard.');
    await expect(page.getByText(`Gesproken over ${reference}`)).toBeVisible();
    await page.getByLabel('Wie heeft dit verzoek').selectOption('demo-operations-manager');
    await page.getByRole('button', { name: 'Wijs toe' }).click();
    await expect(page.getByText('Toegewezen aan demo-operations-manager')).toBeVisible();
    await page.getByRole('button', { name: /^Niet bereikt: bel / }).click();
    await expect(page.getByRole('status')).toContainText('Uitgesteld tot');
    await page.goto(requestPath(reference));
    await expect(page.getByText('Niet bereikt: opnieuw bellen').first()).toBeVisible();
    await page.getByText('Stel uit tot een andere dag').click();
    await page.getByLabel('Wat moet u dan doen?').fill('Bel na het weekend');
    await page.locator('[name="dag"]').nth(1).check();
    await page.getByRole('button', { name: 'Stel uit' }).click();
    await page.goto(queuePath({ kind: 'callback', status: 'later' }));
    await page.locator(`[data-open][href*="${reference}"]`).click();
    await page.getByRole('button', { name: 'Niet meer uitstellen' }).click();
    await page.goto(requestPath(reference));
    await page.getByRole('button', { name: 'Is gebeld' }).click();
    await expect(page.getByText('Van “Nieuw” naar “Gebeld”')).toBeVisible();
  });

  test('an emergency is entered in four presses, and another one after going back', async ({ page }) => {
    const name = `Bo ${randomUUID().slice(0, 8)}`;
    let presses = 0;
    const press = async (role: 'button' | 'link' | 'radio', label: string) => {
      presses += 1;
      await page.getByRole(role, { name: label, exact: role !== 'link' }).click();
    };
    await openAs(page, 'operations-manager', '/beheer');
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
    await expect(page.getByText('Spoed', { exact: true }).filter({ visible: true }).first()).toBeVisible();
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

test('on a phone the menu opens by keyboard, and has the logout', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'team-leader', '/beheer');
  await page.locator('summary', { hasText: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL('**/login');
});

test('shortcuts move through the list and the requests, lead to their actions, and can be switched off', async ({
  page,
}) => {
  const name = `Bo ${randomUUID().slice(0, 8)}`;
  for (const number of [1, 2]) await send(page, 'callback', { naam: `${name} ${String(number)}` });
  await openAs(page, 'operations-manager', queuePath({ search: name }));
  const links = page.locator('[data-queue-item] [data-open]');
  const heading = page.getByRole('heading', { level: 1 });
  const press = async (key: string) => {
    await page.locator('#toetsen[data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press(key);
  };
  await press('j');
  await press('j');
  await expect(links.nth(1)).toBeFocused();
  await press('k');
  await expect(links.nth(0)).toBeFocused();
  await expect(page.getByLabel('Met de aangevinkte verzoeken')).toBeHidden();
  await press('x');
  await expect(page.locator('[data-queue-item] input').first()).toBeChecked();
  await expect(page.getByText('1 gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'Voer uit' }).click();
  await expect(page.getByRole('alert')).toHaveText('Kies eerst wat u doet.');
  await expect(page.getByLabel('Met de aangevinkte verzoeken')).toBeFocused();
  await page.locator('#zoek').press('j');
  await expect(page.locator('#zoek')).toHaveValue(`j${name}`);
  await page.locator('#zoek').blur();
  await press('?');
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel('Toetsen aan').uncheck();
  await page.getByRole('button', { name: 'Sluit' }).click();
  await links.nth(0).focus();
  await press('o');
  await press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.getByRole('button', { name: 'Toetsen' }).click();
  await page.getByLabel('Toetsen aan').check();
  await page.keyboard.press('Escape');
  await links.nth(0).focus();
  await press('o');
  await page.waitForURL('**/beheer/verzoeken/*');
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
  await page.goto(queuePath({}));
  await press('c');
  await expect(heading).toHaveText('Nieuw verzoek');
});

test.describe('requests in the list, without script', () => {
  test.use({ expectedErrors: [/status of 422/], javaScriptEnabled: false, viewport: phone });

  test('are marked as called or discarded, and a view is saved and removed', async ({ page }) => {
    const name = `Bo ${randomUUID().slice(0, 8)}`;
    for (let count = 0; count < 2; count += 1) await send(page, 'callback', { naam: name });
    await openAs(page, 'operations-manager', queuePath({ search: name, kind: 'callback' }));
    for (const box of await page.locator('[data-queue-item] input').all()) await box.check();
    await page.getByLabel('Met de aangevinkte verzoeken').selectOption('naar:called');
    await page.getByRole('button', { name: 'Voer uit' }).click();
    await expect(page.getByRole('status')).toHaveText('Gebeld: 2 verzoeken.');
    const suspect = await send(page, 'callback', { naam: someone().naam, website: 'x' });
    await page.goto(queuePath({ search: suspect, quarantined: true }));
    for (const isSure of [false, true]) {
      await page.locator('[data-queue-item] input').check();
      if (isSure) await page.getByLabel('Ja, gooi weg').check();
      await page.getByRole('button', { name: 'Voorgoed weg' }).click();
      await expect(page.getByRole(isSure ? 'status' : 'alert')).toContainText(
        isSure ? 'Weggegooid: 1 verzoek.' : 'Vink eerst aan',
      );
    }
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
