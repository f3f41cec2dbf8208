/** Each page of the workspace, from the table of routes, so that new ones are included. */
import type { Page } from '@playwright/test';
import { findStaffRoute, staffRoutes } from '#server/staff/routes.ts';
import { personPath } from '#contracts/staff/person.ts';
import { caseStudiesPath, caseStudyPath } from '#contracts/staff/publications.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { findOverflow } from '../../support/overflow.ts';
import { logIn } from '../../support/demo-account.ts';
import { staffFiles } from '../../support/staff-files.ts';

/** Links that lead to a page whose path is not known in advance. */
const leadingTo: Record<string, [string, ...string[]]> = {
  [requestPath(':reference')]: [queuePath({ kind: 'contact' })],
  [personPath(':sealed')]: [queuePath({ kind: 'contact' }), requestPath(':reference')],
  [seriesPath(':reference')]: [queuePath({ kind: 'contact', status: 'won' }), requestPath(':reference')],
  [caseStudyPath(':id')]: [caseStudiesPath],
};

async function open(page: Page, path: string): Promise<void> {
  const [first, ...steps] = [...(leadingTo[path] ?? []), path];
  await page.goto(first);
  for (const step of steps) {
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    await page.goto(addresses.find((pathname) => findStaffRoute(pathname)?.route.path === step) ?? '');
  }
}

for (const { path } of staffRoutes.filter((route) => !staffFiles.includes(route.path))) {
  test(`no fault that axe can find on ${path}, which never scrolls sideways`, async ({ page }) => {
    await logIn(page, 'administrator');
    await open(page, path);
    await expect(page.locator('h1')).toBeVisible();
    expect(findStaffRoute(new URL(page.url()).pathname)?.route.path).toBe(path);
    expect(await findFaultsEverywhere(page)).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `at ${String(width)} px`).toBeUndefined();
    }
  });
}
