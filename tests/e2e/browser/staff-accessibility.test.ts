/**
 * Checks every page of the workspace with all its `<details>` open. The pages come from the route
 * table, so that new ones are included; some are checked in further states too.
 */
import type { Page } from '@playwright/test';
import { findStaffRoute, staffRoutes } from '#server/staff/routes.ts';
import { figuresPath } from '#contracts/staff/figures.ts';
import { personPath } from '#contracts/staff/person.ts';
import { caseStudiesPath, caseStudyPath, testimonialListPath } from '#contracts/staff/publications.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import { expectNoFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { staffFiles } from '../../support/staff-files.ts';
import { shareOf } from '../../support/sweep.ts';

/** Links that lead to a page whose path is not known in advance. */
const leadingTo: Record<string, [string, ...string[]]> = {
  [requestPath(':reference')]: [queuePath({ kind: 'contact' })],
  [personPath(':sealed')]: [queuePath({ kind: 'contact' }), requestPath(':reference')],
  [seriesPath(':reference')]: [queuePath({ kind: 'contact', status: 'won' }), requestPath(':reference')],
  [caseStudyPath(':id')]: [caseStudiesPath],
};

const ways = [
  ...staffRoutes
    .filter(({ path }) => !staffFiles.includes(path))
    .map(({ path }) => [...(leadingTo[path] ?? []), path]),
  [queuePath({ quarantined: true }), requestPath(':reference')],
  [queuePath({ kind: 'application' }), requestPath(':reference')],
  [testimonialListPath('approved')],
  [testimonialListPath('rejected')],
];

async function open(page: Page, [first = '', ...steps]: string[]): Promise<void> {
  await page.goto(first);
  for (const step of steps) {
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    await page.goto(addresses.find((pathname) => findStaffRoute(pathname)?.route.path === step) ?? '');
  }
}

for (const way of ways.slice(0, shareOf(ways.length))) {
  test(`axe finds no fault at ${way.join(', ')}, and no width scrolls sideways`, async ({ page }) => {
    await logIn(page, 'administrator');
    await open(page, way);
    await expect(page.locator('h1')).toBeVisible();
    const [path] = way.at(-1)?.split('?') ?? [];
    expect(findStaffRoute(new URL(page.url()).pathname)?.route.path).toBe(path);
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    // WCAG 1.4.10 exempts the open tables of the statistics, which require two dimensions.
    const narrowest = path === figuresPath ? 390 : 320;
    await expectNoFaults(page, [narrowest, 390, 768, 1024, 1440, 1920]);
  });
}
