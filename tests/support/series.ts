/** Series of visits, planned on the workspace's page. */
import { addDays } from '#domain/days.ts';
import type { Services } from '#server/http/services.ts';
import { findSeries } from '#server/staff/series/store.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { seenField, seriesActions, seriesPath } from '#contracts/staff/series.ts';
import { bookForToken } from './appointments.ts';
import { sendRequest } from './forms.ts';
import type { Headers } from './requests.ts';
import { getStaffPage, postStaffForm } from './staff.ts';
import type { TestServices } from './test-services.ts';

type Values = Record<string, string>;

/** The Tuesday on which the series of tests start, eight days after `mondayMorning`. */
export const firstTuesday = '2026-12-01';

/** Returns this number of Tuesdays, beginning with `firstTuesday`. */
export function tuesdays(count: number): string[] {
  return Array.from({ length: count }, (_, week) => addDays(firstTuesday, 7 * week));
}

/** Form values of a series: every Tuesday at nine, with the first team, for four weeks. */
export const everyTuesday: Values = {
  vanaf: firstTuesday,
  tot: addDays(firstTuesday, 27),
  ritme: 'week',
  dag2: 'on',
  tijd: '09:00',
  uren: '1',
  team: '1',
  prijs: '89',
  dienst: 'kantoor',
};

/** Creates a quote request that was won; returns its reference. Marks all requests as demo data. */
export async function wonQuote(services: TestServices, changes: Record<string, unknown> = {}) {
  const reference = await sendRequest(services, 'contact', changes);
  for (const table of ['contactRequests', 'requests'] as const)
    await services.db.updateTable(table).set({ status: 'won' }).where('reference', '=', reference).execute();
  await services.db.updateTable('requests').set({ isDemo: true }).execute();
  return reference;
}

/** Creates a booking that was confirmed, marked as demo data; returns its reference. */
export async function confirmedBooking(services: TestServices, changes: Record<string, unknown> = {}) {
  const { reference } = await bookForToken(services, changes);
  const confirmed = { status: 'confirmed', estimatedPrice: 89, isConfirmed: true };
  await services.db.updateTable('appointments').set(confirmed).where('reference', '=', reference).execute();
  const listed = { status: 'confirmed', isDemo: true };
  await services.db.updateTable('requests').set(listed).where('reference', '=', reference).execute();
  return reference;
}

/** Opens the page with a preview of the series. */
export function previewSeries(services: Services, reference: string, session: Headers, values?: Values) {
  const query = new URLSearchParams({ ...everyTuesday, ...values }).toString();
  return getStaffPage(services, `${seriesPath(reference)}?${query}`, session);
}

/**
 * Returns the fields that plan a series, including the hidden field of its preview if there is one.
 */
export async function formOfPreview(services: Services, reference: string, session: Headers, given?: Values) {
  const { page } = await previewSeries(services, reference, session, given);
  const seen = page.querySelector(`[name="${seenField}"]`)?.getAttribute('value');
  const fields: Values = { ...everyTuesday, ...given, actie: seriesActions.save };
  return seen === undefined ? fields : { ...fields, [seenField]: seen };
}

/** Previews the days and plans them. */
export async function planSeries(services: Services, reference: string, session: Headers, values?: Values) {
  const fields = await formOfPreview(services, reference, session, values);
  return postStaffForm(services, seriesPath(reference), fields, session);
}

/** Returns the visits of a request's series that hold a time, in order. */
export async function visitsOf({ db }: TestServices, reference: string) {
  const series = await findSeries(db, reference);
  return db
    .selectFrom('appointments')
    .select(['reference', 'appointmentDate as day', 'timeSlot as slot'])
    .select(['hours', 'team', 'status', 'estimatedPrice as price'])
    .where('seriesId', '=', series?.id ?? 0)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('appointmentDate')
    .execute();
}

/** Posts a form about one visit on its own page, with the version number 0 unless given. */
export function changeVisit(services: TestServices, reference: string, session: Headers, fields: Values) {
  return postStaffForm(services, requestPath(reference), { volgnummer: '0', ...fields }, session);
}
