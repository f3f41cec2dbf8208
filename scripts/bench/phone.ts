/** The built site as `npm start` serves it, and a browser held back as a phone is. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { pathTo } from '#i18n/routes.ts';
import { startPlatform } from '#server/platform/server.ts';
import { fileOf } from '../../tests/support/built-pages.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { testSite } from '../../tests/support/test-site.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { withDatabase } from './database.ts';

/** Times the processor of this machine is slower: a phone of the lower middle class. */
export const slowdown = 4;

export const limitPath = '/limit';
export const withoutScripts = '/home-without-scripts';
const limitPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limit</title><p>${'x'.repeat(420)}</p>`;

/** `debuggingPort` is that of the browser, for a tool that steers it. */
type Work<Result> = (browser: Browser, url: string, debuggingPort: number) => Promise<Result>;

/** Runs the work with a browser and the address of the site, which must have been built. */
export function withPhone<Result>(work: Work<Result>): Promise<Result> {
  // Pages with a form are rendered on demand, with what is free.
  return withDatabase((databaseUrl) => {
    Object.assign(process.env, { SITE_DIR: testSite.directory, DATABASE_URL: databaseUrl });
    return withSite(work);
  });
}

async function withSite<Result>(work: Work<Result>): Promise<Result> {
  const directory = copySite();
  const platform = await startPlatform({
    projectDirectory: process.cwd(),
    siteDirectory: () => directory,
    port: 0,
  });
  const executablePath = findBrowser();
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${String(debuggingPort)}`],
    ...(executablePath && { executablePath }),
  });
  try {
    return await work(browser, platform.url, debuggingPort);
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(directory, { recursive: true });
  }
}

/** The built site, with the page of 500 bytes and the home page without its scripts. */
function copySite(): string {
  // Inside the project, whose packages the module needs that renders pages.
  const directory = mkdtempSync(resolve('.test/bench-paint-'));
  cpSync(testSite.directory, directory, { recursive: true });
  writeFileSync(join(directory, `client${limitPath}.html`), limitPage);
  const home = readFileSync(fileOf(pathTo('home', 'nl')), 'utf8');
  const still = home.replaceAll(/<script>.*?<\/script>/gs, '');
  writeFileSync(join(directory, `client${withoutScripts}.html`), still);
  return directory;
}

/** Runs the work with a new page that has nothing in its cache, on a slow processor. */
export async function onPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  { rate = slowdown } = {},
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The middle one of the values, 0 when there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
