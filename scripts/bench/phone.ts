/** The built site as `npm start` serves it, and a browser held back as a phone is. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startPlatform } from '#server/platform/server.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { testSite } from '../../tests/support/test-site.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { withDatabase } from './database.ts';
import { startSecureFront } from './http2.ts';

/** Times the processor of this machine is slower: a phone of the lower middle class. */
export const slowdown = 4;

export const limitPath = '/limit';
const limitPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Limit</title><p>${'x'.repeat(420)}</p>`;

interface Phone {
  browser: Browser;
  /** Of the site over TLS and HTTP/2. */
  url: string;
  /** Of the site as `npm start` serves it, over plain HTTP/1.1. */
  plainUrl: string;
  /** Of the browser, for a tool that steers it. */
  debuggingPort: number;
}

type Work<Result> = (phone: Phone) => Promise<Result>;

/** Runs the work with a browser and the site, which must have been built. */
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
  const front = await startSecureFront(platform.url);
  const executablePath = findBrowser();
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    args: [
      ...browserArguments,
      '--ignore-certificate-errors',
      `--remote-debugging-port=${String(debuggingPort)}`,
    ],
    ...(executablePath && { executablePath }),
  });
  try {
    return await work({ browser, url: front.url, plainUrl: platform.url, debuggingPort });
  } finally {
    await browser.close();
    front.stop();
    await platform.stop();
    rmSync(directory, { recursive: true });
  }
}

/** The built site, with the page of 500 bytes. */
function copySite(): string {
  // Inside the project, whose packages the module needs that renders pages.
  const directory = mkdtempSync(resolve('.test/bench-paint-'));
  cpSync(testSite.directory, directory, { recursive: true });
  writeFileSync(join(directory, `client${limitPath}.html`), limitPage);
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
