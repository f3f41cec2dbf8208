/**
 * A booking from the mail to its confirmation, and the calendar, on a phone and on a wide screen.
 */
import { randomUUID } from 'node:crypto';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { expectNoFaults, findFaultsEverywhere } from '../../support/axe.ts';
import { ownDay } from '../../support/bookable-days.ts';
import { workerDays } from '../../support/worker-days.ts';
import { book, findFreeTime, freeSlots, waitForMail } from '../../support/bookings.ts';
import { expect, test, withAndWithoutScript } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { findOverflow } from '../../support/overflow.ts';
import { phone, someone } from '../../support/visitors.ts';

// Chromium logs an error for a form post that is answered with this status.
test.use({ expectedErrors: [/status of 422/] });

withAndWithoutScript((javaScriptEnabled) => {
  test.use({ viewport: phone, hasTouch: true });

  test('a booking is confirmed from the mail, moved, cancelled and restored by touch', async ({ page }) => {
    const { reference, appointmentDate, name } = await book(page);
    await openAs(page, 'team-leader', queuePath({ search: reference }));
    await page.getByRole('link', { name }).tap();
    await page.getByLabel('Prijs per beurt').fill('95');
    // A single hour, so that a free time can be found for the move.
    await page.getByLabel('Aantal uur').selectOption('1');
    await page.getByRole('button', { name: 'Bevestig en mail' }).tap();
    await expect(page.getByRole('status')).toContainText('De afspraak is bevestigd.');
    await waitForMail(reference, 'is bevestigd');

    const to = await findFreeTime(workerDays().filter((day) => day !== appointmentDate));
    await page.locator('summary', { hasText: 'Verplaatsen' }).tap();
    await page.getByLabel('Nieuwe dag').fill(to.appointmentDate);
    await page.getByLabel('Nieuwe tijd').selectOption(to.timeSlot);
    await page.getByLabel('Team').selectOption('');
    await page.getByRole('button', { name: 'Verplaats en mail' }).tap();
    await expect(page.getByRole('status')).toContainText(
      `om ${to.timeSlot} uur. De e-mail met de nieuwe tijd is onderweg.`,
    );
    await waitForMail(reference, 'verplaatst naar');

    await page.locator('summary', { hasText: 'Afzeggen' }).tap();
    await page.getByLabel('Reden').fill('Op uw verzoek.');
    await page.getByRole('button', { name: 'Zeg af en mail' }).tap();
    await expect(page.getByRole('status')).toContainText('De afspraak is afgezegd.');

    await expect(page.getByLabel('Prijs per beurt')).toHaveValue('95');
    await page.getByRole('button', { name: 'Zet terug en mail' }).tap();
    await expect(page.getByRole('status')).toContainText('De afspraak is bevestigd.');
    await expect(page.locator('summary', { hasText: 'Afzeggen' })).toBeVisible();
  });

  test('an hour is blocked and freed, and the site follows at once', async ({ page }) => {
    const day = ownDay(javaScriptEnabled ? 0 : 1);
    const timeSlot = (await freeSlots(page, day)).at(-1) ?? '';
    await openAs(page, 'team-leader', agendaPath({ day }));
    const hour = page.locator(`[data-hour="${timeSlot}"]`);
    const blocks = hour.getByRole('button', { name: 'Blokkeer' });
    while ((await blocks.count()) > 0) {
      const before = await blocks.count();
      await blocks.first().tap();
      await expect(blocks).toHaveCount(before - 1);
    }
    expect(await freeSlots(page, day)).not.toContain(timeSlot);
    await hour.getByRole('button', { name: 'Maak vrij' }).first().tap();
    await expect(page.getByRole('status')).toContainText('De sluiting is opgeheven.');
    expect(await freeSlots(page, day)).toContain(timeSlot);
  });
});

test('a day is closed, shown as closed, and opened again', async ({ page }) => {
  const day = ownDay(2);
  const reason = `Cursus glasbewassing op hoogte ${randomUUID().slice(0, 8)}`;
  await openAs(page, 'operations-manager', closuresPath);
  await page.getByLabel('Eerste dag').fill(day);
  await page.getByLabel('Wie').selectOption('1');
  await page.getByLabel('Reden').fill(reason);
  await page.getByRole('button', { name: 'Sluit deze dagen' }).click();
  await expect(page.getByText(reason)).toBeVisible();
  expect(await findFaultsEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of [agendaPath({ day }), agendaPath({ week: day }), closuresPath]) {
    await page.goto(path);
    await expect(page.getByText(reason).first()).toBeVisible();
    expect(await findOverflow(page)).toBeUndefined();
  }
  await page.locator('li', { hasText: reason }).getByRole('button', { name: 'Open weer' }).click();
  await expect(page.getByText(reason)).toHaveCount(0);
});

test('a free hour of the calendar is booked for a caller, and confirmed', async ({ page }) => {
  const { naam, email } = someone();
  const day = ownDay(2);
  await openAs(page, 'team-leader', newRequestPath);
  await page.getByRole('link', { name: 'kiest u een vrij uur' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Week van');
  await page.goto(agendaPath({ week: day }));
  const hour = page.locator(`[data-day="${day}"][data-slot="15:00"][data-team="2"]`);
  await hour.getByRole('link', { name: 'Boek 15:00 voor team 2' }).click();
  await expect(page.getByText('om 15:00, team 2')).toBeVisible();
  await page.goto(agendaPath({ day }));
  await page.getByRole('link', { name: 'Boek 16:00 voor team 2' }).click();
  expect(await findFaultsEverywhere(page)).toEqual([]);
  for (const [label, text] of Object.entries({
    ...{ Naam: naam, Telefoon: '06 12 34 56 78', Bedrijf: 'De Linde', 'E-mail': email },
    'Oppervlakte in m²': '80',
    ...{ 'Straat en huisnummer': 'Oudegracht 1', Postcode: '3511 ab', Plaats: 'Utrecht' },
  }))
    await page.getByLabel(label).fill(text);
  await page.getByRole('radio', { name: 'Kantoor' }).check();
  await page.getByRole('radio').and(page.locator('[name="frequency"]')).first().check();
  // The planner looks something up meanwhile.
  await page.goto(page.url());
  await expect(page.getByText('Dit typte u eerder.')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(naam);
  await expect(page.getByRole('definition').filter({ hasText: '16:00' }).first()).toBeVisible();
  await expect(page.getByText('Oudegracht 1, 3511 AB Utrecht').first()).toBeVisible();
  await expectNoFaults(page);
  await page.getByLabel('Prijs per beurt').fill('95');
  await page.getByRole('button', { name: 'Bevestig en mail' }).click();
  await expect(page.getByText('Klopt de prijs?')).toBeVisible();
  await page.getByRole('button', { name: 'Bevestig en mail' }).click();
  await waitForMail(email, 'is bevestigd');
});

test('the URL of the calendar that phones subscribe to is shown, and replaced', async ({ page }) => {
  await openAs(page, 'team-leader', agendaPath({ day: ownDay(2), team: 2 }));
  const address = page.getByLabel('Neem dit adres over');
  await page.locator('summary', { hasText: 'Team 2 in de agenda' }).click();
  expect(await findFaultsEverywhere(page)).toEqual([]);
  const statusOf = async (url: string) => {
    const { pathname, search } = new URL(url);
    return (await page.request.get(pathname + search)).status();
  };
  const first = await address.inputValue();
  expect(await statusOf(first)).toBe(200);
  await page.getByRole('button', { name: 'Maak een nieuw adres' }).click();
  await expect(page.getByRole('status')).toContainText('Het oude werkt niet meer.');
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(await address.inputValue())).toBe(200);
});
