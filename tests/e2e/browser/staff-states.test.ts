/** Pages of the workspace with a conflict, or with a rejected form. */
import type { Page } from '@playwright/test';
import { caseStudiesPath, caseStudyPath, pictureTooLarge } from '#contracts/staff/publications.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { personsPath } from '#contracts/staff/person.ts';
import { expectNoFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { aPicture } from '../../support/pictures.ts';
import { send } from '../../support/sent-forms.ts';
import { someone } from '../../support/visitors.ts';

async function fillStory(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titel').fill(title);
  for (const label of ['Bedrijf', 'Branche', 'De vraag', 'Onze aanpak', 'Het resultaat'])
    await page.getByLabel(label).fill('Zorg');
}

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('#foto').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Wat is er op de foto te zien?').fill('Een groene vloer.');
  await page.getByRole('button', { name: 'Bewaar' }).click();
}

// The browser reports the status of rejected forms.
test.use({ expectedErrors: [/status of 4(09|22)/] });

test('a case study with a picture, an invalid one, or a conflict has no fault', async ({ page }) => {
  const { naam: title } = someone();
  await openAs(page, 'operations-manager', caseStudyPath('nieuw'));
  await fillStory(page, title);
  await choosePicture(page, 'kantoor.jpg', (await aPicture('image/jpeg', 900)).bytes);
  await page.goto(caseStudiesPath);
  await page.getByRole('link', { name: title }).click();
  const picture = page.getByRole('img', { name: 'Een groene vloer.' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  await expectNoFaults(page);
  const path = new URL(page.url()).pathname;
  await choosePicture(page, 'brief.jpg', Buffer.from('Geachte heer'));
  await expect(page.locator('#foto')).toHaveAccessibleDescription(/geen|JPEG, PNG/);
  await expect(page.locator('#foto-error')).toBeVisible();
  await expectNoFaults(page);
  await page.goto(path);
  const colleague = await page.context().newPage();
  await colleague.goto(path);
  await colleague.getByRole('button', { name: 'Bewaar' }).click();
  await expect(colleague.getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('alert')).toContainText('Een collega heeft dit verhaal intussen gewijzigd.');
  await expectNoFaults(page);
  await page.goto(path);
  await page.getByText('Verwijder dit verhaal').click();
  await page.getByRole('button', { name: 'Verwijder voorgoed' }).click();
});

test('a picture that is too large is not sent, and nothing that was written is lost', async ({ page }) => {
  await openAs(page, 'operations-manager', caseStudyPath('nieuw'));
  await fillStory(page, 'Een groene vloer');
  await choosePicture(page, 'telefoon.jpg', Buffer.alloc(9 * 1024 * 1024));
  await expect(page.locator('#foto')).toBeFocused();
  expect(await page.locator('#foto').evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    pictureTooLarge,
  );
  await choosePicture(page, 'brief.jpg', Buffer.from('Geachte heer'));
  await expect(page.locator('#foto-error')).toBeVisible();
  await expect(page.getByLabel('Titel')).toHaveValue('Een groene vloer');
});

test('a choice between persons has no fault', async ({ page }) => {
  for (const naam of ['Bo Keus', 'Kim Keus']) await send(page, 'callback', { ...someone(), naam });
  await openAs(page, 'administrator', personsPath);
  await page.getByRole('searchbox').fill('Keus');
  await page.getByRole('button', { name: 'Zoek' }).click();
  await expect(page.getByRole('link', { name: 'Bo Keus' }).first()).toBeVisible();
  await expectNoFaults(page);
});

test('a rejected form for a new request has no fault', async ({ page }) => {
  await openAs(page, 'team-leader', newRequestPath);
  await page.getByRole('button', { name: 'Bewaar verzoek' }).click();
  await expect(page.getByText('Kies waar het over gaat.')).toBeVisible();
  await expectNoFaults(page);
});
