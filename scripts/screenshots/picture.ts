/**
 * One picture of a scene, the same each time it is taken: nothing in it moves, is missing or
 * depends on the hour.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import type { Place } from './place.ts';
import type { Scene } from './scene.ts';

export interface Shot {
  scene: Scene;
  locale: Locale;
  width: number;
  dark?: boolean;
  /** As on paper. */
  print?: boolean;
}

const height = 900;
/** What still moves after as many does so for ever. */
const maxTries = 6;
const quietStepMs = 50;
const quietSteps = 4;

/**
 * The page as PNG, whole unless the scene says otherwise; `now` is what the browser takes for the
 * time.
 */
export async function takePicture(
  browser: Browser,
  place: Place,
  { scene, locale, width, dark = false, print = false }: Shot,
  now: Date,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: place.url,
    // The editor speaks the browser's language.
    locale: localeInfo[locale].hreflang,
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
    timezoneId: 'Europe/Amsterdam',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    if (print) await page.emulateMedia({ media: 'print' });
    const untilQuiet = watchRequests(page);
    await page.goto(scene.path(locale), { waitUntil: 'load' });
    await settle(page, untilQuiet);
    if (scene.act) {
      await scene.act(page, locale, place);
      await settle(page, untilQuiet);
    }
    return await takeUntilStill(page, !scene.isWindow);
  } finally {
    await context.close();
  }
}

/** As Playwright's own `toHaveScreenshot` does: until two in a row are the same. */
async function takeUntilStill(page: Page, fullPage: boolean): Promise<Buffer> {
  // What sticks to the window stands where the page is scrolled to.
  if (fullPage)
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
  let last = await take(page, fullPage);
  for (let tries = 1; tries < maxTries; tries += 1) {
    const next = await take(page, fullPage);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page does not come to rest.');
}

function take(page: Page, fullPage: boolean): Promise<Buffer> {
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
}

/**
 * Gives a function that waits until nothing is asked for; Playwright's `networkidle` only tells the
 * first time.
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let quiet = 0; quiet < quietSteps; quiet = open.size > 0 ? 0 : quiet + 1) await sleep(quietStepMs);
  };
}

/**
 * Reads the page to its end and back, so that all that comes into view late has come, and touches a
 * key, which wakes forms.
 */
async function settle(page: Page, untilQuiet: () => Promise<void>): Promise<void> {
  await untilQuiet();
  await page.evaluate(readToTheEnd);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await untilQuiet();
  await page.evaluate(loadEverything);
}

/** Runs in the page. */
async function readToTheEnd(): Promise<void> {
  // What watches for elements in view is told after the callbacks of a frame: only by the next one
  // has it heard.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.documentElement;
  const start = root.scrollTop;
  const stops = Array.from({ length: Math.ceil(root.scrollHeight / innerHeight) }, (_, i) => i * innerHeight);
  for (const top of [...stops, start]) {
    root.scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
}

/**
 * Runs in the page. Pictures far below are otherwise loaded only when a visitor comes near, and a
 * typeface that may come too late to be used is on a busy machine sometimes there and sometimes
 * not.
 */
async function loadEverything(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  for (const sheet of document.styleSheets) {
    [...sheet.cssRules].forEach(({ cssText }, index) => {
      if (!/^@font-face[^]*font-display: optional/.test(cssText)) return;
      sheet.deleteRule(index);
      sheet.insertRule(cssText.replace('font-display: optional', 'font-display: block'), index);
    });
  }
  await Promise.allSettled(images.map((image) => image.decode()));
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
}
