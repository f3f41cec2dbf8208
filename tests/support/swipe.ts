/** A notice that is swiped with the pointer. */
import type { Locator, Page } from '@playwright/test';

/** Drags from the middle of what is swiped, by so many pixels to the right (or left, below 0). */
export async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is there to be swiped.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 10 });
  await page.mouse.up();
}
