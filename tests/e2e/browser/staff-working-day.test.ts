/** A planner's working day, measured in clicks, and key presses other than typing. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { company } from '#company';
import { addDays, isoWeekday, toLocalTime } from '#domain/days.ts';
import { formatNamedDay } from '#i18n/staff/days.ts';
import { applicationPath } from '#contracts/application.ts';
import { callbackPath } from '#contracts/callback.ts';
import { contactPath } from '#contracts/contact.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { book, waitForMail } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { aContact } from '../../support/contact.ts';
import { logIn } from '../../support/demo-account.ts';
import { aCallback, anApplication, aTestimonial } from '../../support/forms.ts';
import { send, someone } from '../../support/ways.ts';

const today = toLocalTime(new Date(), company.timeZone).day;
/** Beyond the bookable period, and beyond the other test of series. */
const seriesFrom = addDays(today, 210);

/** Clicks, and counts the clicks. */
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

/** How each of the ten requests is completed, by the name of its sender. */
const ends: Record<string, (press: Presses, page: Page) => Promise<void>> = {
  Antwoord: async (press, page) => {
    await press.choose('Voorbeeldtekst', { index: 1 });
    await press.button('Voeg in');
    const answer = page.getByLabel('Antwoord', { exact: true });
    // The placeholder that a planner replaces.
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
  Gebeld: (press) => press.button('Is gebeld'),
  Gesloten: (press) => press.button('Afronden'),
  Bevestigd: async (press, page) => {
    await page.getByLabel('Prijs per beurt').fill('95');
    await press.button('Bevestig en mail');
  },
  Afgezegd: async (press, page) => {
    await press.fold('Afzeggen');
    await page.getByLabel('Reden').fill('Op uw verzoek.');
    await press.button('Zeg af en mail');
  },
  Uitgenodigd: async (press) => {
    await press.fold('Uitnodigen');
    await press.button('Uitnodigen en mail');
  },
  Afgewezen: async (press) => {
    await press.fold('Afwijzen');
    await press.button('Afwijzen en mail');
  },
  Getoond: (press) => press.button('Goedkeuren'),
  Verborgen: (press) => press.button('Afwijzen'),
};

/** Sends two requests of each kind. */
async function receiveTen(page: Page, code: string): Promise<void> {
  const from = (name: string) => ({ ...someone(), naam: `${name} ${code}` });
  for (const name of ['Antwoord', 'Opdracht']) await send(page, contactPath, aContact(from(name)));
  for (const name of ['Gebeld', 'Gesloten']) await send(page, callbackPath, aCallback(from(name)));
  for (const name of ['Bevestigd', 'Afgezegd']) await book(page, undefined, `${name} ${code}`);
  for (const name of ['Uitgenodigd', 'Afgewezen'])
    await send(page, applicationPath, anApplication(from(name)));
  for (const name of ['Getoond', 'Verborgen'])
    await send(page, testimonialPath, aTestimonial({ customerName: `${name} ${code}` }));
}

test('a working day takes few clicks besides typing', async ({ page }) => {
  test.slow();
  const code = `q${randomUUID().slice(0, 8)}`;
  const search = page.getByRole('searchbox');
  await receiveTen(page, code);
  await logIn(page, 'operations-manager');

  await test.step('ten requests of five kinds are brought to an end', async () => {
    const press = counting(page);
    // The morning's list: waiting requests, without those of other tests.
    await page.goto(queuePath({ search: code, status: 'pending' }));
    await press.link(new RegExp(code));
    for (let left = 10; left > 0; left -= 1) {
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

  await test.step('a call is entered', async () => {
    const press = counting(page);
    await page.goto(staffPath);
    await press.link('Nieuw verzoek');
    await page.getByLabel('Naam').fill(`Beller ${code}`);
    await page.getByLabel('Telefoon').fill('06 12 34 56 78');
    await press.radio('Spoedhulp');
    await press.radio('Mij');
    await press.button('Bewaar verzoek');
    await expect(heading(page)).toHaveText(`Beller ${code}`);
    expect(press.count()).toBeLessThanOrEqual(4);
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

  await test.step('a person is found by half a name', async () => {
    const press = counting(page);
    await page.goto(staffPath);
    await search.fill(`gebeld ${code.slice(0, 7)}`);
    await press.enter(search);
    await press.link(`Gebeld ${code}`);
    await expect(heading(page)).toContainText(`Gebeld ${code}`);
    expect(press.count()).toBeLessThanOrEqual(2);
  });

  await test.step('a weekly series is planned', async () => {
    const press = counting(page);
    await page.goto(staffPath);
    await search.fill(`opdracht ${code}`);
    await press.enter(search);
    await press.link(`Opdracht ${code}`);
    await press.link('Plan een reeks');
    await page.getByLabel('Vanaf').fill(seriesFrom);
    await page.getByLabel('Tot en met').fill(addDays(seriesFrom, 27));
    await press.button('Bekijk de dagen');
    await press.button(/ vast en mail$/);
    await expect(page.getByRole('status')).toContainText('De reeks is gepland.');
    const reference = /[A-Z]{3}(?:-[0-9A-Z]{4}){2}/.exec(page.url())?.[0] ?? '';
    await waitForMail(reference, 'vaste schoonmaak');
    expect(press.count()).toBeLessThanOrEqual(6);
  });
});

/** The next working day of the teams, including holidays. */
function nextWorkingDay(): string {
  let day = addDays(today, 1);
  while (isoWeekday(day) > 5) day = addDays(day, 1);
  return day;
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
