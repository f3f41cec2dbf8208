/**
 * Checks every page of the workspace with all its `<details>` open. The pages come from the route
 * table, so that new ones are included; some are checked in further states too.
 */
import type { Page } from '@playwright/test';
import { findStaffRoute, staffRoutes } from '#server/staff/routes.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { testimonialListPath } from '#contracts/staff/publications.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { expectNoFaults } from '../../support/axe.ts';
import { expect, test } from '../../support/browser-test.ts';
import { logIn } from '../../support/demo-account.ts';
import { staffFiles } from '../../support/staff-files.ts';
import { shareOf } from '../../support/sweep.ts';

const requestPage = '/beheer/verzoeken/:reference';

/** Per page with an unknown path, the pages on the way to it. Each links to the next one. */
const leadingTo: Record<string, string[]> = {
  [requestPage]: [queuePath({ kind: 'contact' })],
  '/beheer/personen/:sealed': [queuePath({ kind: 'contact' }), requestPage],
  '/beheer/verzoeken/:reference/reeks': [queuePath({ kind: 'contact', status: 'won' }), requestPage],
  '/beheer/praktijkverhalen/:id': ['/beheer/praktijkverhalen'],
};

const journeys = [
  ...staffRoutes
    .filter(({ path }) => !staffFiles.includes(path))
    .map(({ path }) => [...(leadingTo[path] ?? []), path]),
  [queuePath({ quarantined: true }), requestPage],
  [queuePath({ kind: 'application' }), requestPage],
  [testimonialListPath('approved')],
  [testimonialListPath('rejected')],
  // Lists without requests, and a week and a day without working hours.
  [queuePath({ quarantined: true, mine: true })],
  [queuePath({ search: 'qqqqqq' })],
  [agendaPath({ week: '2028-12-25' })],
  [agendaPath({ day: '2027-12-25' })],
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

for (const journey of journeys.slice(0, shareOf(journeys.length))) {
  test(`axe finds no fault at ${journey.join(', ')}, and no width scrolls sideways`, async ({ page }) => {
    await logIn(page, 'administrator');
    await open(page, journey);
    await expect(page.locator('h1')).toBeVisible();
    const [path] = journey.at(-1)?.split('?') ?? [];
    expect(findStaffRoute(new URL(page.url()).pathname)?.route.path).toBe(path);
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    // WCAG 1.4.10 exempts the open tables of the statistics, which require two dimensions.
    const narrowest = path === '/beheer/cijfers' ? 390 : 320;
    await expectNoFaults(page, [narrowest, 390, 768, 1024, 1440, 1920]);
  });
}
