/** Cumulative layout shift, as browsers measure it: https://web.dev/articles/cls. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shift: number;
  }
}

/** Measures the shift of every page that is opened from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Scrolls through the page, so that islands and pictures load, and returns the sum of all shifts.
 * Waits at most a second for each frame, because Chromium under load may stop painting a page.
 */
export function readToTheEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await nextFrame();
      await nextFrame();
    }
    return window.shift;
  });
}
