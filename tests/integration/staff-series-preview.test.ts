/** The preview of a series: nothing is planned that the user has not seen. */
import { staffFields } from '#contracts/staff/frame.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import { expect, test } from 'vitest';
import { bookAppointment } from '../support/appointments.ts';
import { formOfPreview, previewSeries, visitsOf, wonQuote } from '../support/series.ts';
import { getStaffPage, postStaffForm, sessionPerTest } from '../support/staff.ts';

import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();
const session = sessionPerTest(services, 'operations-manager');

test('what was taken after the days were shown is planned by nobody, and shown again', async () => {
  const reference = await wonQuote(services);
  const fields = await formOfPreview(services, reference, session);
  await bookAppointment(services, { appointmentDate: '2026-12-15', timeSlot: '09:00' });
  const answer = await postStaffForm(services, seriesPath(reference), fields, session);
  expect(answer.status).toBe(409);
  expect(answer.page.querySelector('[data-skipped]')?.text).toContain('di 15 dec 2026 (bezet)');
  expect(await visitsOf(services, reference)).toEqual([]);
});

test.each<Record<string, string>>([
  { prijs: '120' },
  { team: '2' },
  { tijd: '10:00' },
  { uren: '2' },
  { dienst: 'huisarts' },
])('what was changed after the days were shown is planned by nobody, and shown: %j', async (changes) => {
  const reference = await wonQuote(services);
  const fields = { ...(await formOfPreview(services, reference, session)), ...changes };
  const answer = await postStaffForm(services, seriesPath(reference), fields, session);
  expect(answer.status).toBe(409);
  expect(await visitsOf(services, reference)).toEqual([]);
  const seen = answer.page.querySelector('[name="gezien"]')?.getAttribute('value') ?? '';
  const again = await postStaffForm(services, seriesPath(reference), { ...fields, gezien: seen }, session);
  expect(again.status).toBe(303);
  expect(await visitsOf(services, reference)).toHaveLength(4);
});

test('the form redirects to the URL of its preview', async () => {
  const reference = await wonQuote(services);
  const { gezien, ...fields } = await formOfPreview(services, reference, session, { prijs: '95' });
  const { status, headers } = await postStaffForm(services, seriesPath(reference), fields, session);
  expect(status).toBe(303);
  const address = headers.get('location') ?? '';
  expect(address).not.toContain(staffFields.token);
  const { page } = await getStaffPage(services, address, session);
  expect(page.querySelector('[name="gezien"]')?.getAttribute('value')).toBe(gezien);
});

test.each([
  [{ vanaf: '2026-11-23' }, 'na vandaag'],
  [{ tot: '2026-11-30' }, 'ligt voor de eerste'],
  [{ tot: '2027-12-01' }, 'binnen een jaar'],
  [{ dag2: '' }, 'op welke dag'],
  [{ ritme: 'maand-2', dag3: 'on' }, 'één dag'],
  [{ team: '9' }, 'team'],
  [{ prijs: 'veel' }, 'prijs'],
  [{ vanaf: '20261-1', tot: 'nooit' }, 'klopt niet'],
])('rejects %j with a reason', async (changes: Record<string, string>, why) => {
  const { status, page } = await previewSeries(services, await wonQuote(services), session, changes);
  expect(status).toBe(422);
  expect(page.querySelector('[role="alert"]')?.text).toContain(why);
});
