/** Takes the pictures of `docs/screenshots/`, of a site that it starts with demo data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pathTo, pathToArticle } from '#paths';
import { appointmentPath, availabilityPath, type PeriodAvailability } from '#contracts/appointment.ts';
import { accountPath } from '#contracts/staff/account.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { figuresPath } from '#contracts/staff/figures.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { caseStudyPath, pictureFields } from '#contracts/staff/publications.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { usersPath } from '#contracts/staff/users.ts';
import { demoAccount, logIn } from '../tests/support/demo-account.ts';
import { offerFolder, readLocalFiles } from '../tests/support/local-folder.ts';
import { site } from '../tests/support/site-under-test.ts';
import { browserArguments, findOrInstallBrowser } from './testing/browser.ts';

interface Screen {
  name: string;
  path: string;
  width: number;
  height: number;
  isStaff?: boolean;
  act?: (page: Page) => Promise<void>;
}

const phone = { width: 390, height: 900 };
const wide = { width: 1440, height: 1500 };
const desk = { width: 1440, height: 900, isStaff: true };
const hand = { ...phone, isStaff: true };
const editor = { width: 1440, height: 900, act: openFolder };
const collections = '/redactie#/collections';
const booking = pathTo('appointment', 'nl');

const screens: Screen[] = [
  { name: 'staff-agenda-drag', path: queuePath({ kind: 'appointment' }), ...hand, act: pickUp },
  { name: 'staff-case-study', path: caseStudyPath('nieuw'), ...desk, act: writeStory },
  { name: 'staff-figures', path: figuresPath, ...desk },
  { name: 'staff-health', path: healthPath, ...desk },
  { name: 'staff-new-request', path: newRequestPath, ...desk },
  { name: 'staff-queue', path: queuePath({}), ...desk },
  { name: 'staff-request', path: queuePath({ kind: 'contact' }), ...desk, act: openFirst },
  { name: 'staff-series', path: queuePath({ kind: 'contact', status: 'won' }), ...desk, act: planSeries },
  { name: 'staff-second-step', path: accountPath, ...hand, act: beginCodes },
  { name: 'staff-users', path: usersPath, ...desk, act: invite },
  { name: 'editor-article', path: `${collections}/blog/entries/4`, ...editor },
  { name: 'editor-company', path: `${collections}/other/entries/company`, ...editor },
  { name: 'editor-list', path: `${collections}/blog`, ...editor },
  ...[phone, wide].flatMap((size) => [
    { name: 'home', path: pathTo('home', 'nl'), ...size },
    { name: 'booking', path: booking, ...size, height: Math.max(size.height, 1500), act: chooseDay },
    { name: 'confirmation', path: booking, ...size, act: book },
    { name: 'article', path: pathToArticle(1, 'nl'), ...size },
  ]),
];

async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-queue-item] [data-open]').first().click();
  await page.locator('main h1').waitFor();
}

/** The days of a series for the second quote that was won: the first one has a series. */
async function planSeries(page: Page): Promise<void> {
  await page.locator('[data-queue-item] [data-open]').nth(1).click();
  await page.getByRole('link', { name: 'Plan een reeks' }).click();
  await page.getByLabel('Prijs per beurt').fill('89');
  await page.getByLabel('Tijd').selectOption('12:00');
  await page.getByLabel('Team').selectOption('2');
  await page.getByRole('button', { name: 'Bekijk de dagen' }).click();
  await page.locator('[data-preview]').waitFor();
}

/** In the week of the booking that waits longest. */
async function pickUp(page: Page): Promise<void> {
  await openFirst(page);
  const link = page.locator(`main a[href^="${agendaPath()}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.locator('[data-agenda][data-ready]').waitFor({ state: 'attached' });
  await page.locator('[data-agenda]').getByRole('button', { name: 'Verplaats' }).first().focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-drag-bar]').waitFor();
}

async function writeStory(page: Page): Promise<void> {
  const texts = {
    Titel: 'Om zeven uur droog',
    Bedrijf: 'Huisartsen Zuid',
    Branche: 'Zorg',
    'De vraag': 'De vloer was om half acht nog nat, en het spreekuur begon dan al.',
    'Onze aanpak': 'Twee mensen beginnen om half zes. Zij doen eerst de gangen, dan de kamers.',
    'Het resultaat': 'Om zeven uur is alles droog.',
    'Wat is er op de foto te zien?': 'Een schoonmaker op een bakfiets.',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  const buffer = await sharp('src/assets/art/vacancies.svg').png().toBuffer();
  const photo = { name: 'bakfiets.png', mimeType: 'image/png', buffer };
  await page.locator(`[name="${pictureFields.file}"]`).setInputFiles(photo);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('status').waitFor();
  await page.getByRole('link', { name: texts.Titel }).click();
  await page.locator('main img').waitFor();
}

async function invite(page: Page): Promise<void> {
  await page.locator('#naam').fill('Sanne de Vries');
  await page.locator('#email').fill('sanne@example.nl');
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await page.getByRole('status').waitFor();
}

async function beginCodes(page: Page): Promise<void> {
  const form = page.locator('form:has([value="app-beginnen"])');
  await form.locator('[type=password]').fill(demoAccount('team-leader').password);
  await form.getByRole('button').click();
  await page.locator('[data-secret]').scrollIntoViewIfNeeded();
}

/** Opens a folder of this machine in the editor. */
async function openFolder(page: Page): Promise<void> {
  await offerFolder(page.context(), readLocalFiles());
  await page.reload();
  await page.getByRole('button', { name: 'Werken met een lokale repository' }).click();
  await page.getByRole('button', { name: 'Accountmenu tonen' }).waitFor();
  await page.waitForLoadState('networkidle');
  // A picture in the text of an article takes the focus, far below.
  await page
    .getByText(/^(Sorteren|Titel|Officiële naam)/)
    .first()
    .scrollIntoViewIfNeeded();
}

async function chooseDay(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const form = page.locator('form[name="appointment"][data-ready]');
  await form.locator('[name="appointmentDate"]:enabled').nth(6).check({ force: true });
  await form.locator('[name="timeSlot"]:enabled').nth(2).check({ force: true });
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function book(page: Page): Promise<void> {
  const availability = await page.request.get(availabilityPath);
  const { days } = (await availability.json()) as PeriodAvailability;
  const free = days.findLast(({ slots }) => slots.length > 0);
  const person = { naam: 'Noor', bedrijf: 'De Linde', telefoon: '030 2345678' };
  const wish = {
    service: 'kantoor',
    frequency: 'wekelijks',
    appointmentDate: free?.day ?? '',
    timeSlot: free?.slots[0] ?? '',
  };
  const form = { taal: 'nl', ...person, email: `noor.${String(Date.now())}@example.nl`, ...wish };
  const headers = { origin: site.url, referer: page.url() };
  const answer = await page.request.post(appointmentPath, { form, headers });
  await page.goto(answer.url());
}

async function take(browser: Browser, screen: Screen): Promise<void> {
  const { name, path, width, height, isStaff, act } = screen;
  const context = await browser.newContext({
    baseURL: site.url,
    // The editor speaks the browser's language.
    locale: 'nl',
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  if (isStaff) await logIn(page, name === 'staff-second-step' ? 'team-leader' : 'administrator');
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // Flat colours: a palette loses nothing that the eye would see, and most of the bytes.
  const small = sharp(picture).png({ palette: true, colours: 64, effort: 10 });
  await small.toFile(`docs/screenshots/${name}-nl-${String(width)}.png`);
  await context.close();
}

const started = spawn(process.execPath, ['tests/support/start-site.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
try {
  while (!(await fetch(site.url).catch(() => undefined))) {
    if (started.exitCode !== null) throw new Error('The site did not start.');
    await sleep(250);
  }
  for (const screen of screens) await take(browser, screen);
} finally {
  await browser.close();
  if (started.exitCode === null) {
    started.kill('SIGTERM');
    await once(started, 'exit');
  }
}
