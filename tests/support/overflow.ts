import type { Page } from '@playwright/test';

/**
 * Describes the horizontal overflow and the first element outside the viewport; undefined when the
 * page does not scroll sideways.
 */
export function findOverflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return undefined;
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > root.clientWidth + 1 || left < -1;
    };
    const [first] = [...document.body.querySelectorAll('*')].filter(isOutside);
    return `${String(excess)} px, from ${first?.outerHTML.slice(0, 120) ?? 'an element that cannot be seen'}`;
  });
}
