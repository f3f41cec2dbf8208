/** Accessibility faults that axe finds. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The faults in what the page shows now, each with its rule and its element; none when all is well.
 * Looks at the whole page or at one part of it. There are no frames to look into, for which axe's
 * own package would open a second page each time.
 */
export async function findFaults(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}

/**
 * Each width and each set of colours once, together: what depends on both is the same on every
 * page.
 */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** The faults on a wide, light screen and on a narrow, dark one, each with where it is. */
export async function findFaultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const found = await findFaults(page);
    faults.push(...found.map((fault) => `${String(width)} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}
