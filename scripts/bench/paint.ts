/**
 * Paints pages in a browser held back as a phone on a slow line, in one run and in shuffled order,
 * beside a page of 500 bytes: their ratio is the figure, as it hardly depends on the machine.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { pathTo, pathToArticle } from '#i18n/routes.ts';
import { startPlatform } from '#server/platform/server.ts';
import { fileOf } from '../../tests/support/built-pages.ts';
import { testSite } from '../../tests/support/test-site.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Measurement } from './measurement.ts';

const rounds = 5;
const settleMs = 1_500;

/** A phone of the lower middle class on "slow 4G", as Lighthouse has them. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const limitPath = '/limit';
const withoutScripts = '/home-without-scripts';
const limitPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Limit</title><p>${'x'.repeat(420)}</p>`;

const paths = [
  limitPath,
  withoutScripts,
  pathTo('home', 'nl'),
  pathTo('office', 'nl'),
  pathToArticle(1, 'nl'),
  pathTo('contact', 'nl'),
  pathTo('appointment', 'nl'),
  pathTo('home', 'ar'),
  pathTo('contact', 'ar'),
];

/** Of the same page by Lighthouse 13, mobile, beside a limit page of 634 ms; not measured here. */
const recorded: Measurement = {
  what: 'paint AstroWind home, recorded with Lighthouse',
  figure: 'FCP 1354, LCP 1654 ms',
  beside: '634 ms',
  ratio: 'FCP 2.14, LCP 2.61',
};

/** Milliseconds, but for `shift`. */
interface Paint {
  first: number;
  largest: number;
  shift: number;
  blocked: number;
}

/** The site must have been built. */
export async function paintMeasurements(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-paint-'));
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    siteDirectory: () => copySite(directory),
    port: 0,
    trustProxy: false,
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const paints = await paintInTurn(browser, platform.url);
    return [...compare(paints), recorded];
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(directory, { recursive: true });
  }
}

let copied: string | undefined;

/** The built site, with the page of 500 bytes and the home page without its scripts. */
function copySite(directory: string): string {
  if (copied) return copied;
  cpSync(testSite.directory, directory, { recursive: true });
  writeFileSync(join(directory, `client${limitPath}.html`), limitPage);
  const home = readFileSync(fileOf(pathTo('home', 'nl')), 'utf8');
  const still = home.replaceAll(/<script>.*?<\/script>/gs, '');
  writeFileSync(join(directory, `client${withoutScripts}.html`), still);
  copied = resolve(directory);
  return copied;
}

async function paintInTurn(browser: Browser, url: string): Promise<Map<string, Paint[]>> {
  const paints = new Map<string, Paint[]>(paths.map((path) => [path, []]));
  // The first answer of each file is compressed for it.
  for (const path of paths) await paint(browser, url + path);
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths.toSorted(() => Math.random() - 0.5))
      paints.get(path)?.push(await paint(browser, url + path));
  return paints;
}

async function paint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    await holdBack(page);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
  } finally {
    await context.close();
  }
}

async function holdBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page. Blocked is what of a task is longer than 50 ms, as in Lighthouse. */
function observe(): void {
  const found = { first: 0, largest: 0, shift: 0, blocked: 0 };
  Object.assign(window, { paint: found });
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (found.largest = startTime));
  watch('layout-shift', ({ value = 0 }) => (found.shift += value));
  watch('longtask', ({ duration }) => (found.blocked += duration - 50));
}

function compare(paints: Map<string, Paint[]>): Measurement[] {
  const limit = medians(paints.get(limitPath) ?? []);
  return [...paints].map(([path, found]) => {
    const { first, largest, shift, blocked } = medians(found);
    return {
      what: `paint ${path}`,
      figure: `FCP ${first.toFixed(0)}, LCP ${largest.toFixed(0)} ms, CLS ${shift.toFixed(3)}, blocked ${blocked.toFixed(0)} ms`,
      beside: `${limit.first.toFixed(0)} ms`,
      ratio: `FCP ${(first / limit.first).toFixed(2)}, LCP ${(largest / limit.largest).toFixed(2)}`,
    };
  });
}

function medians(found: readonly Paint[]): Paint {
  const median = (of: keyof Paint) =>
    found.map((paint) => paint[of]).sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
  return {
    first: median('first'),
    largest: median('largest'),
    shift: median('shift'),
    blocked: median('blocked'),
  };
}
