/** How many requests are seen at once in the list. */
import type { Page } from '@playwright/test';
import { queuePath } from '#contracts/staff/queue.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';

/** Rows that are whole on the first screen, and their heights. */
async function readRows(page: Page) {
  const boxes = await page
    .locator('[data-queue-item]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  const height = page.viewportSize()?.height ?? 0;
  const shown = boxes.filter(({ bottom }) => bottom <= height);
  return { shown: shown.length, tallest: Math.max(...boxes.map((box) => box.height)) };
}

for (const [width, height, rows, tallest] of [
  [1440, 900, 15, 44],
  [1024, 768, 11, 44],
  [768, 1024, 15, 44],
  [390, 844, 7, 72],
] as const)
  test(`at ${String(width)} px there are at least ${String(rows)} rows on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await logIn(page, 'administrator');
    await page.goto(queuePath({ status: 'all' }));
    const read = await readRows(page);
    expect(read.shown).toBeGreaterThanOrEqual(rows);
    expect(read.tallest).toBeLessThanOrEqual(tallest);
  });
