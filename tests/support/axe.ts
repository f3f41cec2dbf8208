/** What axe can find wrong with a page. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The faults in what the page shows now, each with its rule and its element; none when all is well. Looks at the whole page by
 * all rules, or at one part of it or by some of them. There are no frames to look into, for which axe's own package would open
 * a second page each time.
 */
export async function findFaults(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) } satisfies axe.RunOptions;
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { violations } = await window.axe.run(selector, runOptions);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [part, options] as const,
  );
}

/** Each look in turn, from how a page is opened on. What is dark differs in its colours only: the one rule about these looks there. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/** The faults on a wide and on a narrow screen, and those of the dark colours, each with where it is. */
export async function findFaultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme, ...look } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const found = await findFaults(page, 'html', 'rules' in look ? [...look.rules] : undefined);
    faults.push(...found.map((fault) => `${String(width)} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}
