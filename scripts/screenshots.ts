/**
 * Without options, takes the pictures of `docs/screenshots/`: those that the README shows (home,
 * the booking, its confirmation and an article, each in two widths), and those of `docs/staff.md`
 * and `docs/editing.md`.
 *
 * With `--all`, takes every screen and every state of the site that `screenshots/scenes.ts` names,
 * and writes them to `test-results/screenshots/`.
 *
 * With `--compare <commit>`, takes every screen of that commit's site and of the working tree's,
 * and exits 1 when a pixel differs. It leaves out the workspace of the staff, whose demo data
 * differ from site to site.
 *
 * The last two take a choice: `--screens home,contact --locales nl --widths 390 --dark`, or
 * `--print`. Starts the sites by itself, each with a database of its own. Fails when there is no
 * browser, when a site does not start, or when a picture cannot be taken.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { measured } from '../tests/support/measured/site.ts';
import { site } from '../tests/support/site-under-test.ts';
import { browserArguments, findOrInstallBrowser } from './browser.ts';
import { compareWith } from './screenshots/compare.ts';
import { takePicture, type Shot } from './screenshots/picture.ts';
import type { Place } from './screenshots/place.ts';
import type { Scene } from './screenshots/scene.ts';
import { consent, findScene, scenes } from './screenshots/scenes.ts';
import { isOfStaff } from './screenshots/staff.ts';
import { answers } from './screenshots/served-site.ts';

/** As the documents show them: name of the file, name of the scene, and the widths. */
const documented: [file: string, scene: string, ...widths: number[]][] = [
  // Before the others leave requests behind.
  ['staff-agenda-drag', 'staff-agenda-drag', 390],
  ['staff-case-study', 'staff-case-study', 1440],
  ['staff-figures', 'staff-figures', 1440],
  ['staff-health', 'staff-health', 1440],
  ['staff-queue', 'staff-queue', 1440],
  ['staff-request', 'staff-request', 1440],
  ['staff-second-step', 'staff-second-step', 390],
  ['staff-users', 'staff-users', 1440],
  ['editor-article', 'editor-article', 1440],
  ['editor-company', 'editor-company', 1440],
  ['editor-list', 'editor-list', 1440],
  ['home', 'home', 390, 1440],
  ['booking', 'appointment-day-chosen', 390, 1440],
  ['confirmation', 'confirmation-appointment', 390, 1440],
  ['article', 'article', 390, 1440],
];
const documentedDirectory = 'docs/screenshots';
/** The first of each page: on a phone a screen, and of the booking as much as has its days. */
function documentedHeight({ scene, width }: Shot): number {
  if (scene.name === 'booking' && width === 390) return 1600;
  return width === 390 || isOfStaff(scene) ? 900 : 1500;
}
const allDirectory = 'test-results/screenshots';
const startTimeoutMs = 600_000;

/** Each scene in each width, and in each language that it has. */
function listShots(taken: Scene[], locales: Locale[], widths: number[], media = {}): Shot[] {
  return taken.flatMap((scene) =>
    locales
      .filter((locale) => scene.locales?.includes(locale) ?? true)
      .flatMap((locale) => widths.map((width) => ({ scene, locale, width, ...media }))),
  );
}

interface Album {
  directory: string;
  /** How much of a page is kept; all of it unless given. */
  heightOf?: ((shot: Shot) => number) | undefined;
}

async function cutTo(picture: Buffer, most: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(most, height) })
    .toBuffer();
}

/** Takes them one after another; gives how many could not be taken, each of which is named. */
async function take(place: Place, shots: Shot[], { directory, heightOf }: Album): Promise<number> {
  await mkdir(directory, { recursive: true });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
  let missed = 0;
  for (const shot of shots) {
    const name = [shot.scene.name, shot.locale, shot.width, ...(shot.dark ? ['dark'] : [])].join('-');
    try {
      const picture = await takePicture(browser, place, shot, new Date());
      // Flat colours: a palette loses nothing that the eye would see, and most of the bytes.
      const page = heightOf ? await cutTo(picture, heightOf(shot)) : picture;
      const small = await sharp(page).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
      await writeFile(`${directory}/${name}.png`, small);
    } catch (error) {
      missed += 1;
      console.log(`${name} was not taken: ${String(error)}`);
    }
  }
  await browser.close();
  return missed;
}

/** Starts a site with that script, and has it as long as the work lasts. */
async function withSite<Result>(
  script: string,
  place: Place,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const started = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const deadline = Date.now() + startTimeoutMs;
    while (!(await answers(place.url))) {
      if (Date.now() > deadline || started.exitCode !== null) throw new Error('The site did not start.');
      await sleep(250);
    }
    return await work(place);
  } finally {
    if (started.exitCode === null) {
      started.kill('SIGTERM');
      await once(started, 'exit');
    }
  }
}

/** What asks for consent is another build, since the site of the tests measures nothing. */
async function takeWhole(shots: Shot[], directory: string, heightOf?: Album['heightOf']): Promise<number> {
  const album = { directory, heightOf };
  const isConsent = ({ scene }: Shot) => scene === consent;
  const others = shots.filter((shot) => !isConsent(shot));
  const asking = shots.filter(isConsent);
  const missed =
    others.length > 0
      ? await withSite('tests/support/start-site.ts', site, (place) => take(place, others, album))
      : 0;
  if (asking.length === 0) return missed;
  const place = { url: measured.url, mailDirectory: `${measured.dataDirectory}/mail`, output: '' };
  const start = 'tests/support/measured/start.ts';
  return missed + (await withSite(start, place, (given) => take(given, asking, album)));
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

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    compare: { type: 'string' },
    screens: { type: 'string' },
    locales: { type: 'string', default: 'nl,ar' },
    widths: { type: 'string', default: '390,1440' },
    dark: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});

function run(): Promise<number> {
  if (values.compare !== undefined)
    return compareWith(
      values.compare,
      chooseShots(values).filter(({ scene }) => scene !== consent && !isOfStaff(scene)),
    );
  if (values.all || values.screens !== undefined) return takeWhole(chooseShots(values), allDirectory);
  const shots = documented.flatMap(([name, scene, ...widths]) =>
    listShots([{ ...findScene(scene), name }], ['nl'], widths),
  );
  return takeWhole(shots, documentedDirectory, documentedHeight);
}

if ((await run()) > 0) process.exitCode = 1;
