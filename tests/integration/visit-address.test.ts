/**
 * The address of a visit. The visitor enters it after confirming the hold, or staff does; both see
 * it.
 */
import { translator } from '#i18n/translate.ts';
import { saveAddress } from '#server/appointments/changes.ts';
import { confirmationPath } from '#server/forms/confirmation.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showPage } from '#server/pages/pages.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { bookingActions } from '#contracts/staff/booking.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { bookAndMail, holdTime, post, view } from '../support/appointments.ts';
import { calendarOf } from '../support/calendar.ts';
import { getPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { changeVisit, planSeries, visitsOf, wonQuote } from '../support/series.ts';
import { logIn, eventsOf, staffPerTest } from '../support/staff.ts';

const day = '2026-11-27';
const address = { straat: 'Maliebaan 12', postcode: '3581cn', plaats: 'Utrecht' };
const line = 'Maliebaan 12, 3581 CN Utrecht';
const t = translator('nl');
const folded = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

const { services, open, act } = staffPerTest('team-leader');

const send = (token: string, changes: Partial<typeof address> = {}) =>
  post(services, { token, action: 'address', ...address, ...changes });
/** Makes a booking, and confirms its hold as the visitor. */
async function bookHeld() {
  const booking = await bookAndMail(services);
  await holdTime(services, booking.token);
  return booking;
}
const isAsked = async (token: string) =>
  (await view(services, { token })).page.querySelector('form[name=address]') !== null;
const decide = (reference: string, actie: string, fields: Record<string, string>) =>
  act(reference, { actie, volgnummer: '0', ...fields });

test('the visitor enters the address once the hold is confirmed; staff, the agenda and the next calendar file have it', async () => {
  const { token, reference } = await bookAndMail(services);
  expect(await isAsked(token)).toBe(false);
  await holdTime(services, token);
  expect(await isAsked(token)).toBe(true);
  const refused = await send(token, { straat: ' ' });
  expect(refused.response.status).toBe(422);
  const problem = folded(refused.page.querySelector('#straat-error')?.text);
  expect(problem).toBe(folded(t('visitAddress.streetRequired')));
  const { response } = await send(token);
  expect(response.headers.get('location')).toBe(`/afspraak/beheren?token=${token}&done=located`);
  const { page } = await view(services, { token });
  expect(page.querySelector('input[name=postcode]')?.getAttribute('value')).toBe('3581 CN');

  const request = await open(requestPath(reference));
  expect(request.page.querySelector('[data-address]')?.text).toBe(line);
  expect(await eventsOf(services, reference)).toMatchObject([{ kind: 'visitor-address', detail: {} }]);
  expect((await open(agendaPath({ day }))).page.text).toContain(line);

  await decide(reference, bookingActions.confirm, { prijs: '95', volgnummer: '1' });
  await services.deliverMail();
  const [mail] = services.mailbox.mails;
  expect(mail && calendarOf(mail).event('LOCATION')).toBe(line);
});

test('the confirmation page, which does not prove access to the mailbox, does not show the address', async () => {
  const { token, reference } = await bookHeld();
  expect((await send(token)).response.status).toBe(303);
  const confirmation = confirmationPath(services.env.appSecret, 'nl', {
    ...{ form: 'appointment', reference, deadline: undefined },
    ...{ startsAt: new Date('2026-11-27T09:00:00Z'), answeredAt: services.clock.now },
  });
  const { page } = await getPage(services, confirmation);
  expect(page.querySelectorAll('[data-calendar] a')).toHaveLength(3);
  const file = await call(byMethod({ GET: showPage }), services, bare(`${confirmation}&calendar`));
  for (const text of [page.outerHTML, await file.response.text()]) expect(text).not.toContain('Maliebaan');
});

test('the address can be changed until 24 hours before the visit, and is only shown after that', async () => {
  const { token, find } = await bookHeld();
  await send(token);
  services.clock.now = new Date('2026-11-26T09:00:01Z');
  expect(await isAsked(token)).toBe(false);
  const { page } = await view(services, { token });
  expect(folded(page.querySelector('[data-fact=address]')?.text)).toBe(line);
  expect((await send(token, { straat: 'Elders 1' })).response.status).toBe(409);
  expect(await find()).toMatchObject({ straat: 'Maliebaan 12' });
});

test('after ten changes, also concurrent ones, the visitor can change the address only by telephone', async () => {
  const { token, reference } = await bookHeld();
  for (let again = 0; again < 3; again += 1) await send(token);
  await Promise.all(
    Array.from({ length: 15 }, (_, at) => send(token, { straat: `Maliebaan ${String(at)}` })),
  );
  expect(await eventsOf(services, reference)).toHaveLength(10);
  const { response, page } = await send(token, { straat: 'Elders 1' });
  expect(response.status).toBe(422);
  expect(folded(page.querySelector('#straat-error')?.text)).toContain(folded(t('visitAddress.tooOften')));
  expect(page.querySelector('input[name=straat]')?.getAttribute('value')).toBe('Elders 1');
});

test('staff enters the address on the page of the booking, unless the booking has changed, and mails nobody', async () => {
  const { reference, find } = await bookAndMail(services);
  const refused = await decide(reference, bookingActions.address, { ...address, postcode: 'Utrecht' });
  expect(refused.status).toBe(422);
  const problem = folded(`${t('visitAddress.postcodeInvalid')}.`);
  expect(folded(refused.page.querySelector('#postcode-error')?.text)).toBe(problem);
  expect((await decide(reference, bookingActions.address, address)).status).toBe(303);
  expect(await find()).toMatchObject({ straat: 'Maliebaan 12', postcode: '3581 CN', sequence: 1 });
  expect(await eventsOf(services, reference)).toMatchObject([{ kind: 'booking-address' }]);
  const late = await decide(reference, bookingActions.address, { ...address, straat: 'Elders 1' });
  expect([late.status, (await find())?.straat]).toEqual([409, 'Maliebaan 12']);
  await services.deliverMail();
  expect(services.mailbox.mails).toEqual([]);
});

test('the address of one visit becomes that of all visits of its series, also of those added after a cancellation', async () => {
  const reference = await wonQuote(services);
  const manager = await logIn(services, 'operations-manager');
  await planSeries(services, reference, manager);
  const visits = await visitsOf(services, reference);
  const cancel = { actie: bookingActions.cancel, reden: 'Vakantie' };
  await changeVisit(services, visits[3]?.reference ?? '', manager, cancel);
  const entered = { actie: bookingActions.address, ...address };
  await changeVisit(services, visits[0]?.reference ?? '', manager, entered);
  await planSeries(services, reference, manager, { tot: '2027-01-05' });
  const rows = await services.db.selectFrom('appointments').select(['status', 'straat']).execute();
  expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  expect(rows.length).toBeGreaterThan(4);
  expect(new Set(rows.map(({ straat }) => straat))).toEqual(new Set([address.straat]));
});

test('an address from the link of a later visit does not change the visit of today', async () => {
  const reference = await wonQuote(services);
  await planSeries(services, reference, await logIn(services, 'operations-manager'));
  const visits = await visitsOf(services, reference);
  services.clock.now = new Date('2026-12-01T06:00:00Z');
  const entered = { ...address, postcode: '3581 CN' };
  expect(await saveAddress(services, visits[3]?.reference ?? '', entered)).toBe('done');
  const streets = services.db.selectFrom('appointments').select('straat').orderBy('appointmentDate');
  expect((await streets.execute()).map(({ straat }) => straat)).toEqual([
    null,
    ...Array(3).fill(address.straat),
  ]);
  for (const [at, visit] of visits.entries()) {
    const kinds = (await eventsOf(services, visit.reference)).map(({ kind }) => kind);
    expect(kinds.includes('visitor-address')).toBe(at > 0);
  }
});
