/** A reply template is edited, and restored. */
import { contactPath } from '#contracts/contact.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { aContact } from '../../support/contact.ts';
import { logIn } from '../../support/demo-account.ts';
import { send } from '../../support/ways.ts';

test('a template is edited for the next reply, and restored', async ({ page }) => {
  const reference = await send(page, contactPath, aContact({ naam: 'Bo Linde' }));
  await logIn(page, 'operations-manager');
  await page.goto(requestPath(reference));
  const delivered = await page.getByLabel('Antwoord', { exact: true }).inputValue();
  // In a tab of its own, so that a reply that was begun stays.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Voorbeeldteksten aanpassen' }).click();
  const templates = await opened;
  // The last of the list, with which no reply starts.
  const last = templates.locator('main details').last();
  await last.locator('summary').click();
  expect(await findFaultsEverywhere(templates)).toEqual([]);
  await last.getByLabel('Nederlands').fill('{naam}, wij belden u.');
  await last.getByRole('button', { name: 'Bewaar' }).click();
  await expect(templates.getByRole('status')).toContainText('De voorbeeldtekst is gewijzigd.');
  await last.locator('summary').click();
  await last.getByRole('button', { name: 'Zet de meegeleverde tekst terug' }).click();
  await expect(templates.getByRole('status')).toContainText('De voorbeeldtekst is gewijzigd.');
  await page.goto(requestPath(reference));
  await expect(page.getByLabel('Antwoord', { exact: true })).toHaveValue(delivered);
});
