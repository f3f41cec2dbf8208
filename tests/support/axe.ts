/** Finds accessibility violations with axe. */
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { findOverflow } from './overflow.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Returns the violations on the page, or in the part that the selector matches, each with its rule
 * and element. Runs axe directly, because `@axe-core/playwright` opens a second page for each run
 * to support frames, and these pages have none.
 */
export async function findFaults(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}

/**
 * Each width and each colour scheme occurs once, so that a check takes half the time of all four
 * combinations.
 */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** Returns the violations on a wide, light screen and on a narrow, dark one. */
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

/** Expects no violations on either screen, and no horizontal overflow at any of the widths. */
export async function expectNoFaults(page: Page, widths = [320, 390, 1920]): Promise<void> {
  expect(await findFaultsEverywhere(page)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${String(width)} px`).toBeUndefined();
  }
}
