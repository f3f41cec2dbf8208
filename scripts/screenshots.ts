/** Starts a site with demo data and takes the screenshots in `docs/screenshots/`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pathTo, pathToArticle } from '#paths';
import { appointmentPath } from '#contracts/appointment.ts';
import { figuresPath } from '#contracts/staff/figures.ts';
import { healthPath } from '#contracts/staff/health.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { findFreeDays, freeSlots } from '../tests/support/bookings.ts';
import { logIn } from '../tests/support/demo-account.ts';
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
const editor = { width: 1440, height: 900, act: openFolder };
const collections = '/redactie#/collections';
const booking = pathTo('appointment', 'nl');

const screens: Screen[] = [
  { name: 'staff-figures', path: figuresPath, ...desk },
  { name: 'staff-health', path: healthPath, ...desk },
  { name: 'staff-new-request', path: newRequestPath, ...desk },
  { name: 'staff-queue', path: queuePath({}), ...desk },
  { name: 'staff-request', path: queuePath({ kind: 'contact' }), ...desk, act: openFirst },
  { name: 'staff-series', path: queuePath({ kind: 'contact', status: 'won' }), ...desk, act: planSeries },
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

/** Previews a series for the second quote that was won, because the first one has a series. */
async function planSeries(page: Page): Promise<void> {
  await page.locator('[data-queue-item] [data-open]').nth(1).click();
  await page.getByRole('link', { name: 'Plan een reeks' }).click();
  await page.getByLabel('Prijs per beurt').fill('89');
  await page.getByLabel('Tijd').selectOption('12:00');
  await page.getByLabel('Team').selectOption('2');
  await page.getByRole('button', { name: 'Bekijk de dagen' }).click();
  await page.locator('[data-preview]').waitFor();
}

async function openFolder(page: Page): Promise<void> {
  await offerFolder(page.context(), readLocalFiles());
  await page.reload();
  await page.getByRole('button', { name: 'Werken met een lokale repository' }).click();
  await page.getByRole('button', { name: 'Accountmenu tonen' }).waitFor();
  await page.waitForLoadState('networkidle');
  // Scrolls back up, because the editor focuses a picture further down in the article.
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
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
}

async function book(page: Page): Promise<void> {
  const [appointmentDate = ''] = await findFreeDays(1);
  const [timeSlot = ''] = await freeSlots(page, appointmentDate);
  const email = `noor.${String(Date.now())}@example.nl`;
  const person = { taal: 'nl', naam: 'Noor', bedrijf: 'De Linde', telefoon: '030 2345678', email };
  const form = { ...person, service: 'kantoor', frequency: 'wekelijks', appointmentDate, timeSlot };
  const answer = await page.request.post(appointmentPath, { form, headers: { origin: site.url } });
  await page.goto(answer.url());
}

async function take(browser: Browser, screen: Screen): Promise<void> {
  const { name, path, width, height, isStaff, act } = screen;
  const context = await browser.newContext({
    baseURL: site.url,
    // The editor uses the browser's language.
    locale: 'nl',
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  if (isStaff) await logIn(page, 'administrator');
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // A palette of 64 is enough for the flat colours, at a fraction of the size.
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
