/** Dragging a booking in the calendar: with a mouse, by touch and with the keyboard. */
import type { Locator, Page } from '@playwright/test';
import { formatNamedDay } from '#i18n/staff/days.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { findFaultsEverywhere } from '../../support/axe.ts';
import { ownDay } from '../../support/bookable-days.ts';
import { book, waitForMail } from '../../support/bookings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openAs } from '../../support/demo-account.ts';
import { centreOf } from '../../support/pointer.ts';

// Runs the tests one after another, on days that no other test uses.
test.describe.configure({ mode: 'default' });
const dayOf = (test: number) => ownDay(3 + (test % 3));

const bookingOf = (page: Page, reference: string) => page.locator(`[id="${reference}"]`);
const handleOf = (page: Page, reference: string) =>
  bookingOf(page, reference).getByRole('button', { name: 'Verplaats' });
const yes = (page: Page) => page.getByRole('button', { name: 'Verplaats', exact: true });

/** Another hour at which the team is free, close enough for both to be visible. */
async function nearestOther(page: Page, reference: string, day: string, timeSlot: string) {
  const own = page.locator('[data-team]').filter({ has: bookingOf(page, reference) });
  const team = (await own.getAttribute('data-team')) ?? '';
  const hour = Number(timeSlot.slice(0, 2));
  for (const other of [hour + 1, hour - 1, hour + 2, hour - 2]) {
    const slot = `${String(other).padStart(2, '0')}:00`;
    const free = page.locator(`[data-free][data-team="${team}"][data-day="${day}"][data-slot="${slot}"]`);
    if ((await free.count()) > 0)
      return {
        place: page.locator('[data-hour]').filter({ has: free }),
        slot,
        name: (await free.getAttribute('data-free')) ?? '',
      };
  }
  throw new Error('No free place near the booking.');
}

/** Drags by touch gestures, which Playwright does not support. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchEnd' | 'touchMove' | 'touchStart', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const start = await centreOf(from);
  await send('touchStart', [start]);
  await send('touchMove', [{ x: start.x, y: start.y + 12 }]);
  // Dragging has shown the hidden hours of the week, which may have moved the target out of view.
  await to.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
  });
  const end = await centreOf(to);
  await send('touchMove', [end]);
  await send('touchMove', [end]);
  await send('touchEnd', []);
}

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.locator('[data-agenda][data-ready]').waitFor({ state: 'attached' });
  const start = await centreOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y);
  const end = await centreOf(to);
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

async function expectMoved(page: Page, reference: string, slot: string): Promise<void> {
  await expect(page.getByText(`om ${slot} uur. De e-mail met de nieuwe tijd is onderweg.`)).toBeVisible();
  const place = page.locator(`[data-slot="${slot}"]`).filter({ has: bookingOf(page, reference) });
  await expect(place).toHaveCount(1);
  await waitForMail(reference, 'verplaatst naar');
}

for (const [index, view] of (['week', 'day'] as const).entries()) {
  test(`a booking is dragged in the ${view} with a mouse, and opened by a click`, async ({ page }) => {
    const { reference, appointmentDate: day, timeSlot, name: client } = await book(page, dayOf(index));
    await page.setViewportSize({ width: 1440, height: 1400 });
    await openAs(page, 'team-leader', agendaPath({ [view]: day }));
    const heading = page.getByRole('heading', { level: 1 });
    await dragByMouse(page, bookingOf(page, reference), heading);
    await expect(handleOf(page, reference)).toBeFocused();
    await expect(page.getByText('Niet verplaatst: zet de afspraak op een vrij uur.')).toBeInViewport();
    const { place, name, slot } = await nearestOther(page, reference, day, timeSlot);
    await dragByMouse(page, bookingOf(page, reference), place);
    await expect(page.locator('[data-drag-bar]')).toContainText(`naar ${name}?`);
    await yes(page).click();
    await expectMoved(page, reference, slot);
    await bookingOf(page, reference).getByRole('link').click();
    await expect(heading).toContainText(client);
    await expect(page.getByRole('complementary')).toContainText(formatNamedDay(day));
  });

  test.describe(`in the ${view} on a telephone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a booking is dragged by finger', async ({ page }) => {
      const { reference, appointmentDate: day, timeSlot } = await book(page, dayOf(2 + index));
      await openAs(page, 'team-leader', agendaPath({ [view]: day }));
      const handle = handleOf(page, reference);
      await handle.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      const { place, name, slot } = await nearestOther(page, reference, day, timeSlot);
      const bar = page.locator('[data-drag-bar]');
      // Repeats this, because each tap after a quick drag has to count.
      for (let times = 0; times < 4; times += 1) {
        await dragByFinger(page, handle, place);
        await page.getByRole('button', { name: 'Zet terug' }).tap();
        await expect(bar).toBeHidden();
      }
      await dragByFinger(page, handle, place);
      await expect(bar).toContainText(`naar ${name}?`);
      await yes(page).tap();
      await expectMoved(page, reference, slot);
    });
  });
}

test('a booking is picked up with the keyboard, moved, put back, and moved again', async ({ page }) => {
  const { reference, appointmentDate: day, timeSlot } = await book(page, dayOf(4));
  await openAs(page, 'team-leader', agendaPath({ day }));
  const handle = handleOf(page, reference);
  const isLast = timeSlot >= '15:00';
  const walk = async () => {
    await handle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(yes(page)).toBeFocused();
  };
  await walk();
  expect(await findFaultsEverywhere(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(yes(page)).toBeHidden();
  await expect(handle).toBeFocused();
  await walk();
  const slot = await page.locator('input[name="tijd"]').last().inputValue();
  expect(slot).not.toBe(timeSlot);
  await page.keyboard.press('Enter');
  await expectMoved(page, reference, slot);
});
