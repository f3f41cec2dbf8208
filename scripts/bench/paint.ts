/**
 * Paints each kind of page on a slow phone, in one run and in shuffled order, beside a page of 500
 * bytes: their ratio is the figure, as it hardly depends on the machine.
 */
import type { Browser } from '@playwright/test';
import { pathTo, pathToArticle, type ScreenId } from '#i18n/routes.ts';
import type { Measurement } from './measurement.ts';
import { limitPath, median, onPage, withoutScripts, withPhone } from './phone.ts';

declare global {
  interface Window {
    paint: Paint;
  }
}

const rounds = 5;
const settleMs = 1_000;

const kinds: readonly ScreenId[] = [
  'home',
  'services',
  'office',
  'about',
  'blog',
  'vacancies',
  'testimonials',
  'contact',
  'appointment',
  'callback',
  'privacy',
  'search',
  'login',
];

const paths = [
  limitPath,
  withoutScripts,
  ...(['nl', 'ar'] as const).flatMap((locale) => [
    ...kinds.map((kind) => pathTo(kind, locale)),
    pathToArticle(1, locale),
  ]),
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
  return [...compare(await withPhone(paintInTurn)), recorded];
}

async function paintInTurn(browser: Browser, url: string): Promise<Map<string, Paint[]>> {
  const paints = new Map<string, Paint[]>(paths.map((path) => [path, []]));
  // The first answer of each file is compressed for it.
  for (const path of paths) await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths.toSorted(() => Math.random() - 0.5))
      paints.get(path)?.push(await paint(browser, url + path));
  return paints;
}

function paint(browser: Browser, url: string): Promise<Paint> {
  return onPage(
    browser,
    async (page) => {
      await page.addInitScript(observe);
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(settleMs);
      return page.evaluate(() => window.paint);
    },
    { isSlowLine: true },
  );
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
  const of = (key: keyof Paint) => median(found.map((paint) => paint[key]));
  return { first: of('first'), largest: of('largest'), shift: of('shift'), blocked: of('blocked') };
}
