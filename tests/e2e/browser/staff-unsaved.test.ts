/** Unsaved text in the workspace survives navigation, network failures and an expired session. */
import type { Page } from '@playwright/test';
import { requestPath } from '#contracts/staff/request.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { demoAccount, openAs, typeLogin } from '../../support/demo-account.ts';
import { send } from '../../support/sent-forms.ts';
import { someone } from '../../support/visitors.ts';

const note = 'Sleutel ligt bij de buurman.\nBelt u niet aan.';

/** Opens the page of a request that no other test uses; returns its path. */
async function openRequest(page: Page): Promise<string> {
  const path = requestPath(await send(page, 'callback', someone()));
  await openAs(page, 'operations-manager', path);
  return path;
}

// Chromium logs an error for a form post that is answered with one of these statuses.
test.use({ expectedErrors: [/status of 4(01|03|22)/] });

test('unsaved texts are restored after a visit to another page, until they are sent', async ({ page }) => {
  const path = await openRequest(page);
  const answer = page.getByLabel('Antwoord', { exact: true });
  await answer.fill('Wij bellen u morgen.');
  await page.getByRole('link', { name: 'Verzoeken', exact: true }).first().click();
  await page.goto(path);
  await expect(answer).toHaveValue('Wij bellen u morgen.');
  await page.getByLabel('Voorbeeldtekst').selectOption({ label: 'Om aanvulling vragen' });
  await page.getByRole('button', { name: 'Voeg in' }).click();
  await expect(answer).toHaveValue(/^Wij bellen u morgen\.\n\n./);
  await page.goto(path);
  await expect(answer).toHaveValue(/^Wij bellen u morgen\.\n\n./);
  await answer.fill('Tot morgen.');
  await page.getByRole('button', { name: 'Verstuur antwoord' }).click();
  await expect(page.getByRole('status')).toHaveText('Het antwoord is onderweg.');
  await page.getByText('Antwoord per e-mail').click();
  await expect(answer).toHaveValue(/^Beste/);
});

test('a note that could not be stored while offline is restored', async ({ page }) => {
  const path = await openRequest(page);
  await page.getByText('Notitie voor collega’s').click();
  await page.getByLabel('Notitie').fill(note);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Bewaar notitie' }).click();
  await failed;
  await page.context().setOffline(false);
  await page.goto(path);
  await expect(page.getByLabel('Notitie')).toHaveValue(note);
  await page.getByRole('button', { name: 'Bewaar notitie' }).click();
  await expect(page.getByText('Sleutel ligt bij de buurman.').first()).toBeVisible();
  await page.goto(path);
  await page.getByText('Notitie voor collega’s').click();
  await expect(page.getByLabel('Notitie')).toHaveValue('');
});

test('unsaved texts are removed when their user logs out', async ({ page }) => {
  const path = await openRequest(page);
  await page.getByText('Notitie voor collega’s').click();
  await page.getByLabel('Notitie').fill(note);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).not.toHaveURL(path);
  await openAs(page, 'administrator', path);
  await page.getByText('Notitie voor collega’s').click();
  await expect(page.getByLabel('Notitie')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('buurman');
});

withAndWithoutScript((javaScriptEnabled) => {
  test('a note whose session has ended is restored after the next login', async ({ page }) => {
    await openRequest(page);
    await page.getByText('Notitie voor collega’s').click();
    await page.getByLabel('Notitie').fill(note);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Bewaar notitie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log opnieuw in');
    await expect(page.getByLabel('Notitie')).toHaveValue(note);
    if (javaScriptEnabled) expect(await findFaultsEverywhere(page)).toEqual([]);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Log in' }).click();
    const tab = await opening;
    const { username, password } = demoAccount('operations-manager');
    await typeLogin(tab, username, password);
    await expect(tab.getByText('ga daar verder')).toBeVisible();
    // Headless Chromium treats every tab as visible, so the test sends the event itself.
    if (javaScriptEnabled) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    else await page.getByRole('button', { name: 'Ga verder met uw tekst' }).click();
    await expect(page.getByRole('alert')).toContainText('Uw tekst staat er nog');
    await expect(page.getByLabel('Notitie')).toHaveValue(note);
    await page.getByRole('button', { name: 'Bewaar notitie' }).click();
    await expect(page.getByRole('status')).toHaveText('De notitie is bewaard.');
    await expect(page.getByText('Sleutel ligt bij de buurman.')).toBeVisible();
  });
});

test('the price indication goes into the reply and the amount, and later texts stay', async ({ page }) => {
  const message = { service: 'kantoor', bericht: 'Kantoor van 250 m².' };
  await openAs(
    page,
    'operations-manager',
    requestPath(await send(page, 'contact', { ...someone(), ...message })),
  );
  const answer = page.getByLabel('Antwoord', { exact: true });
  await page.getByRole('button', { name: /Zet in antwoord, met bedrag/ }).click();
  await expect(answer).toHaveValue(/Indicatie per maand, excl\. btw: €/);
  await answer.fill(`${await answer.inputValue()}\nTot dan.`);
  const written = await answer.inputValue();
  await page.getByRole('button', { name: /Zet in antwoord/ }).click();
  await expect(answer).toHaveValue(written);
  await expect(page.getByLabel('Bedrag van de offerte').filter({ visible: true })).toHaveValue(/^\d+$/);
});

test('Enter in the subject of a reply sends it, and inserts no template', async ({ page }) => {
  await openRequest(page);
  const text = page.getByLabel('Antwoord', { exact: true });
  await text.fill('Wij komen om … langs.');
  await page.getByLabel('Onderwerp').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Er staan nog puntjes');
  await expect(text).toHaveValue('Wij komen om … langs.');
  await text.fill('Wij komen om negen uur langs.');
  await page.getByLabel('Onderwerp').press('Enter');
  await expect(page.getByRole('status')).toHaveText('Het antwoord is onderweg.');
});

test('a reply template is edited and restored in another tab while a reply is written', async ({ page }) => {
  await openRequest(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Voorbeeldteksten aanpassen' }).click();
  const tab = await opening;
  const template = tab.locator('main details').last();
  const text = template.getByLabel('Nederlands');
  const delivered = await text.inputValue();
  await template.locator('summary').click();
  await text.fill('{naam}, wij belden u.');
  await template.getByRole('button', { name: 'Bewaar' }).click();
  await expect(tab.getByRole('status')).toContainText('De voorbeeldtekst is gewijzigd.');
  await expect(text).toHaveValue('{naam}, wij belden u.');
  await template.locator('summary').click();
  await template.getByRole('button', { name: 'Zet de meegeleverde tekst terug' }).click();
  await expect(text).toHaveValue(delivered);
});
