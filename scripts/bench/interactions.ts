import type { Browser, Locator } from '@playwright/test';
import { pathTo, type ScreenId } from '#paths';
import { withBrowser } from './browser.ts';
import { median, type Measurement } from './measurement.ts';
import { withSite } from './site.ts';

declare global {
  interface Window {
    /** Of all that was done in the page, in ms. */
    slowestAnswer: number;
  }
}

const rounds = 5;
/** A phone of the lower middle class, beside this machine. */
const slowdown = 4;
const settleMs = 300;
const forms: readonly ScreenId[] = ['contact', 'appointment', 'callback', 'vacancies', 'testimonials'];

/**
 * From a touch or a key to the next paint, the slowest of all that is done in a form: INP,
 * https://web.dev/articles/inp.
 */
export function interactionMeasurements(): Promise<Measurement[]> {
  return withSite(({ url }) =>
    withBrowser(async (browser) => {
      const rows: Measurement[] = [];
      for (const form of forms) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await fillIn(browser, url + pathTo(form, 'nl')));
        rows.push({ what: `slowest answer, form ${form}`, figure: `${median(times).toFixed(0)} ms` });
      }
      return rows;
    }),
  );
}

/** Uses each control once, and sends the form as it then is, which is refused. */
async function fillIn(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const form = page.locator('main form[name]').last();
  for (const control of await form.locator('input, select, textarea').all()) await use(control);
  await form.locator('button:not([type=button])').last().click();
  await page.waitForTimeout(settleMs);
  const slowest = await page.evaluate(() => window.slowestAnswer);
  await page.close();
  return slowest;
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
  window.slowestAnswer = 0;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.slowestAnswer = Math.max(window.slowestAnswer, duration);
  }).observe(options);
}
