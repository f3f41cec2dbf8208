/**
 * How long a visitor waits for the page after a touch or a key: the slowest of all that is done in
 * a form (INP, https://web.dev/articles/inp), the dialog to be called back, and the next page.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { pathTo, type ScreenId } from '#i18n/routes.ts';
import type { Measurement } from './measurement.ts';
import { limitPath, median, onPage, slowdown, withPhone } from './phone.ts';

declare global {
  interface Window {
    /** Takes milliseconds out of the page, which may be left before they are asked for. */
    reportAnswer: (ms: number) => Promise<void>;
    /** Milliseconds, set by what is measured in the page. */
    time?: number;
  }
}

const rounds = 5;
const settleMs = 300;
/** What a pointer rests before the browser fetches the page behind a link. */
const restMs = 1_000;

const forms: readonly ScreenId[] = ['contact', 'appointment', 'callback', 'vacancies', 'testimonials'];

/** The site must have been built. */
export function interactionMeasurements(): Promise<Measurement[]> {
  return withPhone(async ({ browser, url }) => {
    const rows: Measurement[] = [];
    for (const form of forms)
      rows.push(
        await repeat(`slowest answer, form ${form}, ${String(slowdown)} times slower`, () =>
          fillIn(browser, url, form),
        ),
      );
    rows.push(await repeat('dialog to be called back, from the touch', () => openDialog(browser, url)));
    rows.push(await measureNextPage(browser, url));
    return rows;
  });
}

async function repeat(what: string, measure: () => Promise<number>): Promise<Measurement> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  return { what, figure: `${median(times).toFixed(0)} ms` };
}

/** Uses each control of the form once, sends it as it then is, and gives the slowest answer. */
function fillIn(browser: Browser, url: string, screen: ScreenId): Promise<number> {
  return onPage(browser, async (page) => {
    let slowest = 0;
    await page.exposeFunction('reportAnswer', (ms: number) => {
      slowest = Math.max(slowest, ms);
    });
    await page.addInitScript(observe);
    await page.goto(url + pathTo(screen, 'nl'), { waitUntil: 'networkidle' });
    const form = page.locator('main form[name]').last();
    for (const control of await form.locator('input, select, textarea').all()) await use(control);
    await form.locator('button:not([type=button])').last().click();
    await page.waitForTimeout(settleMs);
    if (slowest === 0) throw new Error(`Nothing answered in the form ${screen}.`);
    return slowest;
  });
}

async function use(control: Locator): Promise<void> {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return;
  const kind = await control.evaluate((element: HTMLInputElement) => element.type);
  if (kind === 'radio' || kind === 'checkbox') await control.click({ force: true });
  else if (kind === 'select-one') await control.selectOption({ index: 1 });
  else if (kind !== 'file') await control.pressSequentially('abc');
}

/** Runs in the page. */
function observe(): void {
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) void window.reportAnswer(entry.duration);
  }).observe(options);
}

function openDialog(browser: Browser, url: string): Promise<number> {
  return onPage(
    browser,
    async (page) => {
      await page.goto(url + pathTo('home', 'nl'), { waitUntil: 'networkidle' });
      await page.evaluate(awaitDialog);
      await page.locator('main a[data-callback]').first().click();
      return readTime(page);
    },
    { rate: 1 },
  );
}

/** Runs in the page. */
function awaitDialog(): void {
  addEventListener(
    'pointerdown',
    () => {
      const startedAt = performance.now();
      const look = () => {
        if (document.querySelector('dialog[open] input'))
          Object.assign(window, { time: performance.now() - startedAt });
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}

async function readTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.time);
  return (await time.jsonValue()) ?? 0;
}

/** Beside a page of 500 bytes behind the same link: most of it is the browser's own. */
async function measureNextPage(browser: Browser, url: string): Promise<Measurement> {
  const times: number[] = [];
  const ofLimit: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await goOn(browser, url));
    ofLimit.push(await goOn(browser, url, limitPath));
  }
  return {
    what: 'next page, from the click to its paint',
    figure: `${median(times).toFixed(0)} ms`,
    beside: `${median(ofLimit).toFixed(0)} ms`,
    ratio: (median(times) / median(ofLimit)).toFixed(2),
  };
}

/** To the page behind the first link of home, or to another in its place. */
function goOn(browser: Browser, url: string, path?: string): Promise<number> {
  return onPage(
    browser,
    async (page) => {
      await page.goto(url + pathTo('home', 'nl'), { waitUntil: 'networkidle' });
      const link = page.locator('main a[href^="/"]:not([data-callback]):visible').first();
      if (path) await link.evaluate((element: HTMLAnchorElement, target) => (element.href = target), path);
      await link.hover();
      await page.waitForTimeout(restMs);
      await Promise.all([page.waitForEvent('load'), link.click()]);
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      return (await paint.jsonValue()) ?? 0;
    },
    { rate: 1 },
  );
}
