/** How a change of a series treats visits that were moved or cancelled separately. */
import { cancel, endCancellations, move } from '#server/appointments/changes.ts';
import { bookingActions } from '#contracts/staff/booking.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import type { AppointmentSlot } from '#contracts/appointment.ts';
import { beforeEach, expect, test } from 'vitest';
import { changeVisit, planSeries, previewSeries, visitsOf, wonQuote } from '../support/series.ts';
import { staffPerTest } from '../support/staff.ts';

const { services, session, open } = staffPerTest('operations-manager');
/** The request of a series on 1, 8, 15 and 22 December at nine. */
let reference: string;
/** The visit of 15 December. */
let third: string;
beforeEach(async () => {
  reference = await wonQuote(services);
  await planSeries(services, reference, session);
  third = (await visitsOf(services, reference))[2]?.reference ?? '';
});

const shown = async () =>
  (await visitsOf(services, reference)).map(
    ({ day, slot, price }) => `${day.slice(8)} ${slot} € ${String(price)}`,
  );

/** The customer moves the visit of the 15th, and the company confirms that. */
async function moveThird(day: string, slot: AppointmentSlot) {
  expect(await move(services, third, { day, slot }, '192.0.2.1')).toBe('done');
  await confirmThird();
}

async function confirmThird() {
  const confirmed = { actie: bookingActions.confirm, volgnummer: '1', prijs: '89' };
  expect((await changeVisit(services, third, session, confirmed)).status).toBe(303);
}

/** Changes the series; returns the status, and the days that the preview lists as skipped. */
async function change(values: Record<string, string>) {
  const { page } = await previewSeries(services, reference, session, values);
  const { status } = await planSeries(services, reference, session, values);
  return { status, skipped: page.querySelector('[data-preview] ~ [data-skipped]')?.text.trim() };
}

test('a visit that was moved and confirmed keeps its new time, and gets the new price', async () => {
  await moveThird('2026-12-16', '11:00');
  const skipped = '1 dag overgeslagen: di 15 dec 2026 (verplaatst naar wo 16 dec 2026).';
  const { page } = await open(seriesPath(reference));
  expect(page.querySelector('[data-series] ~ [data-skipped]')?.text.trim()).toBe(skipped);
  expect(await change({ prijs: '95' })).toEqual({ status: 303, skipped });
  expect(await shown()).toEqual(['01 09:00 € 95', '08 09:00 € 95', '16 11:00 € 95', '22 09:00 € 95']);
  expect((await visitsOf(services, reference))[2]?.reference).toBe(third);
});

test.each([
  ['another time', '14:00', '1', '14:00 uur'],
  ['the other team', '09:00', '2', 'team 2'],
])('a visit that was moved to %s of its day stays, with the new price', async (_, tijd, team, place) => {
  const to = { actie: bookingActions.move, dag: '2026-12-15', tijd, team };
  expect((await changeVisit(services, third, session, to)).status).toBe(303);
  const skipped = `1 dag overgeslagen: di 15 dec 2026 (verplaatst naar ${place}).`;
  expect(await change({ prijs: '95' })).toEqual({ status: 303, skipped });
  const moved = { reference: third, slot: tijd, team: Number(team), price: 95 };
  expect((await visitsOf(services, reference))[2]).toMatchObject(moved);
});

test('a visit that was moved by the company stays there, with its own hours and price', async () => {
  const to = { actie: bookingActions.move, dag: '2026-12-17', tijd: '11:00', team: '' };
  expect((await changeVisit(services, third, session, to)).status).toBe(303);
  expect((await change({ uren: '2', prijs: '150' })).status).toBe(303);
  expect(await shown()).toEqual(['01 09:00 € 150', '08 09:00 € 150', '17 11:00 € 89', '22 09:00 € 150']);
});

test('a visit that was moved and then cancelled is not restored', async () => {
  await move(services, third, { day: '2026-12-16', slot: '11:00' }, '192.0.2.1');
  await cancel(services, third);
  services.clock.advanceMinutes(20);
  await endCancellations(services);
  const skipped = '1 dag overgeslagen: di 15 dec 2026 (afgezegd).';
  expect(await change({ prijs: '95' })).toEqual({ status: 303, skipped });
  expect(await shown()).toEqual(['01 09:00 € 95', '08 09:00 € 95', '22 09:00 € 95']);
});

test('a visit that was moved to a day before the change has to be confirmed first, and is not planned again', async () => {
  await move(services, third, { day: '2026-12-03', slot: '11:00' }, '192.0.2.1');
  const values = { vanaf: '2026-12-08', prijs: '95' };
  expect((await change(values)).status).toBe(409);
  await confirmThird();
  const skipped = '1 dag overgeslagen: di 15 dec 2026 (verplaatst naar do 3 dec 2026).';
  expect(await change(values)).toEqual({ status: 303, skipped });
  expect(await shown()).toEqual(['01 09:00 € 89', '03 11:00 € 89', '08 09:00 € 95', '22 09:00 € 95']);
  const visit = services.db.updateTable('appointments').where('reference', '=', third);
  await visit.set({ status: 'completed' }).execute();
  expect(await change(values)).toEqual({ status: 303, skipped });
});

test('a visit that was moved to after the first day of a change stays there, until its planned day is no longer in the rhythm', async () => {
  await moveThird('2026-12-17', '11:00');
  expect((await change({ vanaf: '2026-12-16', prijs: '95' })).status).toBe(303);
  expect(await shown()).toEqual(['01 09:00 € 89', '08 09:00 € 89', '17 11:00 € 95', '22 09:00 € 95']);
  expect((await change({ dag2: '', dag3: 'on' })).status).toBe(303);
  expect(await shown()).toEqual(['02 09:00 € 89', '09 09:00 € 89', '16 09:00 € 89', '23 09:00 € 89']);
});
