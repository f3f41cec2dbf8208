/** Requests that take as long as a test needs. */
import type { Page } from '@playwright/test';

/**
 * Lets nothing of the page through to a path until the function that it gives is called. For before
 * a page is opened: one that is open may send its next request past it.
 */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    release(undefined);
  };
}
