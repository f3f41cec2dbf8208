/** A planner's working day, measured in clicks and in key presses other than typing. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { company } from '#company';
import { addDays, isoWeekday, toLocalTime } from '#domain/days.ts';
import { formatNamedDay } from '#i18n/staff/days.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { expectNoFaults, findFaultsEverywhere } from '../../support/axe.ts';
import { book } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { send } from '../../support/sent-forms.ts';
import { someone } from '../../support/visitors.ts';

const today = toLocalTime(new Date(), company.timeZone).day;
/** A day beyond the bookable period, so that no other test uses its hours. */
const seriesFrom = addDays(today, 210);

/** Returns actions of a planner, and the number of clicks and key presses that they took. */
function counting(page: Page) {
  let count = 0;
  const click = async (control: Locator) => {
    count += 1;
    await control.click();
  };
  return {
    button: (name: string | RegExp) => click(page.getByRole('button', { name, exact: true })),
    link: (name: RegExp | string) => click(page.getByRole('link', { name }).first()),
    radio: (name: string) => click(page.getByRole('radio', { name, exact: true })),
    fold: (text: string) => click(page.locator('summary', { hasText: text })),
    /** Opens a select, and chooses an option. */
    choose: async (label: string, option: string | { index: number }) => {
      count += 2;
      await page.getByLabel(label, { exact: true }).filter({ visible: true }).selectOption(option);
    },
    enter: async (field: Locator) => {
      count += 1;
      await field.press('Enter');
    },
    count: () => count,
  };
}

type Presses = ReturnType<typeof counting>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How each request is completed, by the first name of its sender. */
const ends: Record<string, (press: Presses, page: Page) => Promise<void>> = {
  Antwoord: async (press, page) => {
    await press.choose('Voorbeeldtekst', { index: 1 });
    await press.button('Voeg in');
    const answer = page.getByLabel('Antwoord', { exact: true });
    // The template has a placeholder, which a planner replaces.
    await expect(answer).toHaveValue(/…/);
    await answer.fill((await answer.inputValue()).replaceAll('…', 'dinsdag'));
    await press.button('Verstuur en zet op beantwoord');
  },
  Opdracht: async (press, page) => {
    await press.fold('Al beantwoord, of opdracht geworden');
    await page.getByLabel('Bedrag van de offerte').filter({ visible: true }).fill('89,50');
    await press.choose('Bedrag is', 'visit');
    await press.button('Is opdracht geworden');
  },
  Verloren: async (press) => {
    await press.fold('Is niet doorgegaan');
    await press.radio('Prijs');
    await press.button('Is niet doorgegaan');
  },
  Gebeld: (press) => press.button('Is gebeld'),
  Gesloten: (press) => press.button('Afronden zonder bellen'),
  Bevestigd: async (press, page) => {
    await page.getByLabel('Prijs per beurt').fill('95');
    await press.button('Bevestig en mail');
  },
  Afgezegd: async (press, page) => {
    await press.fold('Afzeggen');
    await page.getByLabel('Reden').fill('Op uw verzoek.');
    await press.button('Zeg af en mail');
  },
  Uitgenodigd: async (press, page) => {
    await press.fold('Uitnodigen');
    await page.getByLabel('Uw woorden erbij').filter({ visible: true }).fill('Past dinsdag om tien uur?');
    await press.button('Uitnodigen en mail');
  },
  Afgewezen: async (press) => {
    await press.fold('Afwijzen');
    await press.button('Afwijzen en mail');
  },
  Getoond: (press) => press.button('Goedkeuren'),
  Verborgen: (press) => press.button('Afwijzen'),
};

/** Sends a request for each entry of `ends`. */
async function receiveAll(page: Page, code: string): Promise<void> {
  const from = (name: string) => ({ ...someone(), naam: `${name} ${code}` });
  for (const name of ['Antwoord', 'Opdracht', 'Verloren']) await send(page, 'contact', from(name));
  for (const name of ['Gebeld', 'Gesloten']) await send(page, 'callback', from(name));
  for (const name of ['Bevestigd', 'Afgezegd']) await book(page, undefined, `${name} ${code}`);
  for (const name of ['Uitgenodigd', 'Afgewezen']) await send(page, 'application', from(name));
  for (const name of ['Getoond', 'Verborgen'])
    await send(page, 'testimonial', { customerName: `${name} ${code}` });
}

test('a working day takes few clicks besides typing', async ({ page }) => {
  test.slow();
  const code = `q${randomUUID().slice(0, 8)}`;
  const search = page.getByRole('searchbox');
  await receiveAll(page, code);
  await logIn(page, 'operations-manager');

  await test.step('requests of five kinds are brought to an end', async () => {
    const press = counting(page);
    // The list of waiting requests, without those of other tests.
    await page.goto(queuePath({ search: code, status: 'pending' }));
    await press.link(new RegExp(code));
    for (let left = Object.keys(ends).length; left > 0; left -= 1) {
      await expect(page.getByRole('navigation', { name: 'Door de lijst' })).toContainText(
        `van ${String(left)}`,
      );
      const [name = ''] = (await heading(page).textContent())?.trim().split(' ') ?? [];
      const { pathname } = new URL(page.url());
      await ends[name]?.(press, page);
      await page.waitForURL((url) => url.pathname !== pathname);
    }
    await expect(page.locator('[data-empty]')).toBeVisible();
    expect(press.count()).toBeLessThanOrEqual(45);
  });

  await test.step('the plans of both teams for tomorrow are printed, each on one sheet', async () => {
    const press = counting(page);
    const tomorrow = formatNamedDay(nextWorkingDay());
    await press.link('Agenda');
    await press.link('Dag');
    if ((await heading(page).textContent())?.trim().toLowerCase() !== tomorrow)
      await press.link('Volgende dag');
    for (const [team, name] of [
      ['1', 'Print de dag van team 1'],
      ['2', 'Team 2'],
    ] as const) {
      await press.link(name);
      await expect(heading(page)).toContainText(`Team ${team}, ${tomorrow} 20`);
      expect(await findFaultsEverywhere(page)).toEqual([]);
      expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
    }
    expect(press.count()).toBeLessThanOrEqual(6);
  });

  await test.step('a quote that was won becomes a weekly series, which is ended', async () => {
    const press = counting(page);
    await page.goto(staffPath);
    await search.fill(`opdracht ${code}`);
    await press.enter(search);
    await press.link(`Opdracht ${code}`);
    await press.link('Plan een reeks');
    await page.getByLabel('Vanaf').fill(seriesFrom);
    await page.getByLabel('Tot en met').fill(addDays(seriesFrom, 27));
    const price = page.getByLabel('Prijs per beurt');
    await expect(price).toHaveValue('89,50');
    await press.button('Bekijk de dagen');
    await expect(page.locator('[data-preview]')).toContainText('bezoeken');
    await expectNoFaults(page);
    await price.fill('95');
    await expect(page.getByRole('button', { name: / vast en mail$/ })).toBeHidden();
    await press.enter(price);
    await press.button(/ vast en mail$/);
    await expect(page.getByRole('status')).toContainText('De reeks is gepland.');
    await expect(page.locator('[data-series]')).toContainText('€ 95 per beurt');
    await expectNoFaults(page);
    expect(press.count()).toBeLessThanOrEqual(6);
    const lastDay = page.getByRole('option', { name: ': 2 bezoeken vervallen' });
    await page
      .getByLabel('Geen bezoeken meer vanaf')
      .selectOption((await lastDay.getAttribute('value')) ?? '');
    await page.getByRole('button', { name: 'Beëindig en mail' }).click();
    await expect(page.getByRole('status')).toContainText('De reeks is beëindigd.');
    await page.locator('[data-series] ~ dl a').first().click();
    await expect(page.getByRole('link', { name: 'Bekijk de reeks' })).toBeVisible();
  });
});

/** Returns the next weekday from Monday to Friday, even if it is a holiday. */
function nextWorkingDay(): string {
  let day = addDays(today, 1);
  while (isoWeekday(day) > 5) day = addDays(day, 1);
  return day;
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
