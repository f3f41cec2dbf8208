/** A quote that was won becomes a weekly series, on a phone and on a wide screen, and ends. */
import { randomUUID } from 'node:crypto';
import { addDays, utcDay } from '#domain/days.ts';
import { contactPath } from '#contracts/contact.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { waitForMail } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { aContact } from '../../support/contact.ts';
import { logIn } from '../../support/demo-account.ts';
import { send } from '../../support/ways.ts';

/** Beyond the bookable period, so that no other test uses these hours. */
const daysAhead = 150;

for (const [width, team] of [
  [390, '1'],
  [1440, '2'],
] as const)
  test(`a weekly series takes few clicks besides typing, at ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = `Noor ${randomUUID().slice(0, 8)}`;
    await send(page, contactPath, aContact({ naam: name }));
    await logIn(page, 'operations-manager');
    await page.goto(queuePath({ search: name }));
    await page.locator('[data-open]').first().click();
    const doing = page.getByRole('region', { name: 'Doen' });
    await doing.getByText('Al beantwoord, of opdracht geworden').click();
    await doing.getByLabel('Bedrag van de offerte').fill('89,50');
    await doing.getByLabel('Bedrag is').selectOption('visit');
    await page.getByRole('button', { name: 'Is opdracht geworden' }).click();
    await page.goto(queuePath({ search: name }));
    await page.locator('[data-open]').first().click();

    await page.getByRole('link', { name: 'Plan een reeks' }).click();
    const first = addDays(utcDay(new Date()), daysAhead);
    await page.getByLabel('Vanaf').fill(first);
    await page.getByLabel('Tot en met').fill(addDays(first, 27));
    await page.getByLabel('Team').selectOption(team);
    await expect(page.getByLabel('Prijs per beurt')).toHaveValue('89,50');
    await page.getByRole('button', { name: 'Bekijk de dagen' }).click();
    await expect(page.locator('[data-preview]')).toContainText('bezoeken');
    expect(await findFaultsEverywhere(page)).toEqual([]);
    await page.getByLabel('Prijs per beurt').fill('95');
    await expect(page.getByRole('button', { name: / vast en mail$/ })).toBeHidden();
    await page.getByLabel('Prijs per beurt').press('Enter');
    await page.getByRole('button', { name: / vast en mail$/ }).click();
    await expect(page.getByRole('status')).toContainText('De reeks is gepland.');
    await expect(page.locator('[data-series]')).toContainText('€ 95 per beurt');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    expect(await findFaultsEverywhere(page)).toEqual([]);
    const reference = /[A-Z]{3}(?:-[0-9A-Z]{4}){2}/.exec(page.url())?.[0] ?? '';
    expect((await waitForMail(reference, 'vaste schoonmaak'))?.attachments).toHaveLength(1);

    await page.getByLabel('Geen bezoeken meer vanaf').fill(addDays(first, 10));
    await page.getByRole('button', { name: 'Beëindig en mail' }).click();
    await expect(page.getByRole('status')).toContainText('De reeks is beëindigd.');
    await waitForMail(reference, 'stopt');
    await page.locator('[data-series] ~ dl a').first().click();
    await expect(page.getByRole('link', { name: 'Bekijk de reeks' })).toBeVisible();
  });
