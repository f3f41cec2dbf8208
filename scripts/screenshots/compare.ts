/**
 * Compares what the site of a commit and that of the working tree look like. Both are built and
 * served at the same time, so that pages that tell the date agree.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findOrInstallBrowser } from '../browser.ts';
import { takePicture, type Shot } from './picture.ts';
import type { Place } from './place.ts';
import { comparePictures } from './pixels.ts';
import { serve, type ServedSite } from './served-site.ts';
import { copyCommit, copyWorkingTree } from './site-copy.ts';

const directory = 'test-results/compare';

/** The two sites. */
interface Pair {
  before: Place;
  after: Place;
}

/**
 * Prints a row per picture and writes those that differ; gives how many differ or could not be
 * taken.
 */
export async function compareWith(commit: string, shots: Shot[]): Promise<number> {
  const temporary = await mkdtemp(join(tmpdir(), 'compare-'));
  removeAtExit(temporary);
  const folders = { before: join(temporary, 'before'), after: join(temporary, 'after') };
  const sites: ServedSite[] = [];
  try {
    await copyCommit(commit, folders.before);
    await copyWorkingTree(folders.after);
    console.log('Building and starting both sites...');
    const started = await Promise.allSettled([serve(folders.before), serve(folders.after)]);
    for (const result of started) if (result.status === 'fulfilled') sites.push(result.value);
    for (const result of started) if (result.status === 'rejected') throw result.reason;
    const [before, after] = sites as [ServedSite, ServedSite];
    return await compareAll({ before, after }, shots);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Also when somebody presses Ctrl-C, which the sites hear too. */
function removeAtExit(directory: string): void {
  process.once('exit', () => {
    rmSync(directory, { recursive: true, force: true });
  });
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

async function compareAll(pair: Pair, shots: Shot[]): Promise<number> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const now = new Date();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
  printRow('screen', 'locale', 'width', 'pixels changed');
  let different = 0;
  for (const shot of shots) {
    const result = await compareShot(browser, pair, shot, now).catch(firstLine);
    printRow(shot.scene.name, shot.locale, String(shot.width), String(result));
    if (result !== 0) different += 1;
  }
  await browser.close();
  console.log(summarize(different, shots.length));
  return different;
}

/**
 * Gives the number of pixels that differ. Both pictures are taken at once: two pages are what a
 * small machine can do.
 */
async function compareShot(browser: Browser, pair: Pair, shot: Shot, now: Date): Promise<number> {
  const [before, after] = await Promise.all([
    takePicture(browser, pair.before, shot, now),
    takePicture(browser, pair.after, shot, now),
  ]);
  const { changed, highlighted } = await comparePictures(before, after);
  if (highlighted) await writePictures(shot, { before, after, changes: highlighted });
  return changed;
}

async function writePictures(
  { scene, locale, width }: Shot,
  pictures: Record<string, Buffer>,
): Promise<void> {
  for (const [name, picture] of Object.entries(pictures))
    await writeFile(`${directory}/${scene.name}-${locale}-${String(width)}-${name}.png`, picture);
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return `not taken: ${text.split('\n')[0] ?? ''}`;
}

function printRow(screen: string, locale: string, width: string, result: string): void {
  console.log(`${screen.padEnd(32)}${locale.padEnd(8)}${width.padStart(5)}  ${result}`);
}

function summarize(different: number, all: number): string {
  if (different === 0) return `All ${String(all)} pictures are the same.`;
  return `${String(different)} of ${String(all)} pictures differ: see ${directory}.`;
}
