/**
 * Parts of the home page that a build cannot know: whether the office is open, and the bookable
 * days.
 */
import { utcDay } from '#domain/days.ts';
import { comingHolidays } from '#domain/holidays.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { expect, test } from '../../support/browser-test.ts';

/** The next holiday, because built pages omit past ones. */
const [holiday] = comingHolidays(utcDay(new Date()));

const moments = [
  ['open on a Monday morning', '2026-12-07T08:30:00Z', 'home.openNow', 'common.call'],
  ['closed on a holiday', `${holiday?.day ?? ''}T10:00:00Z`, 'home.closedNow', 'common.callback'],
] as const;
const t = translator('nl');

for (const [shown, moment, text, action] of moments) {
  test(`the office is ${shown}, and the bar on a phone has the matching action`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto(pathTo('home', 'nl'));
    const state = page.locator('main [data-state]:visible');
    await expect(state).toHaveCount(0);
    await page.locator('main').getByText(t('common.hours')).scrollIntoViewIfNeeded();
    await expect(state).toHaveText(t(text));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo('services', 'nl'));
    await page.mouse.wheel(0, 1000);
    const links = page.locator('[data-action-bar]').getByRole('link');
    await expect(links).toHaveText([t(action), t('common.freeQuote')]);
  });
}

test('the first day for an appointment is the first that can still be booked', async ({ page }) => {
  // A Wednesday: two days later is a Friday, followed by a weekend.
  await page.clock.setFixedTime('2027-02-03T12:00:00Z');
  await page.goto(pathTo('home', 'nl'));
  const days = page.locator('[data-language] time');
  await days.first().scrollIntoViewIfNeeded();
  await expect(days.first()).toHaveAttribute('datetime', '2027-02-05');
  await expect(days.nth(1)).toHaveAttribute('datetime', '2027-02-08');
  await expect(days.nth(1)).toHaveText(/ma\s*8\s*feb/);
});
