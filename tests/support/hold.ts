import type { Page } from '@playwright/test';

/**
 * Blocks requests of the page to a path until the returned function is called. Call it before the
 * page is opened, so that no request passes. While a navigation is blocked, Chromium runs no timers
 * of the page.
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
