/**
 * Without `--compare`, takes the pictures of `docs/screenshots/`: home, the contact form with its
 * errors, and the page for an unknown address, in three languages and two widths.
 *
 * With `--compare <commit>`, takes every screen of that commit's site and of the working tree's,
 * and exits 1 when a pixel differs: `npm run screenshots -- --compare main --screens home,contact
 * --locales nl --widths 390 --dark`, or `--print`.
 *
 * Starts the sites by itself, each with a database of its own. Fails when there is no browser, or
 * when a site does not start.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { site } from '../tests/support/site-under-test.ts';
import { browserArguments, findOrInstallBrowser } from './browser.ts';
import { compareWith } from './screenshots/compare.ts';
import { takePicture, type Shot } from './screenshots/picture.ts';
import { contactWithErrors, sceneOf, scenes, unknownAddress, type Scene } from './screenshots/scenes.ts';
import { answers } from './screenshots/served-site.ts';

const directory = 'docs/screenshots';
const documentedScenes = [
  sceneOf('home'),
  { ...contactWithErrors, name: 'contact' },
  { ...unknownAddress, name: 'not-found' },
];
const documentedLocales: Locale[] = ['nl', 'de', 'ar'];
const startTimeoutMs = 600_000;

/** Each scene in each language and width. */
function listShots(taken: Scene[], locales: Locale[], widths: number[], media = {}): Shot[] {
  return taken.flatMap((scene) =>
    locales.flatMap((locale) => widths.map((width) => ({ scene, locale, width, ...media }))),
  );
}

async function takeDocumented(): Promise<void> {
  await mkdir(directory, { recursive: true });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
  for (const shot of listShots(documentedScenes, documentedLocales, [390, 1440])) {
    const picture = await takePicture(browser, site.url, shot, new Date());
    // Flat colours: a palette loses nothing that the eye would see, and most of the bytes.
    const small = await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
    await writeFile(`${directory}/${shot.scene.name}-${shot.locale}-${String(shot.width)}.png`, small);
  }
  await browser.close();
}

async function waitForSite(): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(site.url))) {
    if (Date.now() > deadline) throw new Error('The site did not start.');
    await sleep(250);
  }
}

async function document(): Promise<void> {
  const started = spawn(process.execPath, ['tests/support/start-site.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForSite();
    await takeDocumented();
  } finally {
    started.kill('SIGTERM');
    await once(started, 'exit');
  }
}

interface Choice {
  screens?: string | undefined;
  locales: string;
  widths: string;
  dark: boolean;
  print: boolean;
}

/**
 * Throws on a name that there is not: a picture that is not taken would look like one that is the
 * same.
 */
function chooseShots({ screens, locales, widths, dark, print }: Choice): Shot[] {
  const chosenLocales = locales.split(',').map((code) => {
    if (isLocale(code)) return code;
    throw new Error(`"${code}" is not a language of the site.`);
  });
  const chosenScenes = screens === undefined ? scenes : screens.split(',').map(findScene);
  return listShots(chosenScenes, chosenLocales, widths.split(',').map(Number), { dark, print });
}

function findScene(name: string): Scene {
  const found = scenes.find((scene) => scene.name === name);
  if (found) return found;
  throw new Error(`There is no screen "${name}", only ${scenes.map((scene) => scene.name).join(', ')}.`);
}

const { values } = parseArgs({
  options: {
    compare: { type: 'string' },
    screens: { type: 'string' },
    locales: { type: 'string', default: 'nl,ar' },
    widths: { type: 'string', default: '390,1440' },
    dark: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
if (values.compare === undefined) await document();
else if ((await compareWith(values.compare, chooseShots(values))) > 0) process.exitCode = 1;
