/**
 * Takes the pictures of `docs/screenshots/`: home, the contact form with its errors, and the page for an unknown address,
 * in three languages and two widths. Starts the site of the tests by itself. Fails when there is no
 * browser, or when the site does not start within three minutes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { site } from '../tests/support/site-under-test.ts';
import { browserArguments, findOrInstallBrowser } from './browser.ts';

interface Scene {
  name: string;
  path: (locale: Locale) => string;
  /** What a visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const directory = 'docs/screenshots';
const locales: Locale[] = ['nl', 'de', 'ar'];
const widths = [390, 1440];
const startTimeoutMs = 180_000;

const scenes: Scene[] = [
  { name: 'home', path: (locale) => pathTo('home', locale) },
  { name: 'contact', path: (locale) => pathTo('contact', locale), act: sendIncomplete },
  { name: 'not-found', path: (locale) => `${locale === 'nl' ? '' : `/${locale}`}/unknown` },
];

async function sendIncomplete(page: Page): Promise<void> {
  await page.locator('#naam').focus();
  const form = page.locator('form[data-ready]').first();
  await form.locator('#email').fill('sanne@apotheek');
  await form.locator('button[type="submit"]').click();
  await form.locator('.summary').waitFor();
}

async function takePicture(
  browser: Browser,
  { name, path, act }: Scene,
  locale: Locale,
  width: number,
): Promise<void> {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(path(locale), { waitUntil: 'networkidle' });
  await act?.(page);
  await page.evaluate(loadEverything);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  // Flat colours: a palette loses nothing that the eye would see, and most of the bytes.
  const small = await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  await writeFile(`${directory}/${name}-${locale}-${String(width)}.png`, small);
  await page.close();
}

/** Runs in the page. What is far below is otherwise loaded only when a visitor comes near. */
async function loadEverything(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  await document.fonts.ready;
}

async function takePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
  for (const scene of scenes) {
    for (const locale of locales) {
      for (const width of widths) await takePicture(browser, scene, locale, width);
    }
  }
  await browser.close();
}

async function waitForSite(): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error('The site did not start.');
    await sleep(250);
  }
}

async function answers(): Promise<boolean> {
  return fetch(site.url).then(
    ({ ok }) => ok,
    () => false,
  );
}

mkdirSync(directory, { recursive: true });
const started = spawn(process.execPath, ['tests/support/start-site.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await waitForSite();
  await takePictures();
} finally {
  started.kill('SIGTERM');
  await once(started, 'exit');
}
