/** The calendar feed of a team, which a phone subscribes to. */
import { agendaActions, agendaPath } from '#contracts/staff/agenda.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { showFeed } from '#server/staff/bookings/calendar-feed.ts';
import { expect, test } from 'vitest';
import { bookForToken } from '../support/appointments.ts';
import { readCalendar } from '../support/calendar.ts';
import { bare, call } from '../support/requests.ts';
import { getStaffPage, logIn, postStaffForm, sessionPerTest } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const day = '2026-11-27';
const services = servicesPerTest();
const session = sessionPerTest(services, 'team-leader');

async function feedPathOf(team: number, headers = session): Promise<string | undefined> {
  const { page } = await getStaffPage(services, agendaPath({ day, team }), headers);
  return page.querySelector('#agenda-adres')?.getAttribute('value')?.replace(services.env.siteUrl, '');
}

async function fetchFeed(path = '') {
  const { response } = await call(showFeed, services, bare(path));
  return { type: response.headers.get('content-type'), text: await response.text() };
}

test('has the bookings of its team without what may say where a key is, and follows moves', async () => {
  const { reference } = await bookForToken(services, { bedrijf: 'Kantoor; Noord', squareMeters: 120 });
  await bookForToken(services, { bedrijf: 'Praktijk Zuid' });
  await postStaffForm(services, requestPath(reference), { actie: 'notitie', tekst: 'Code 4711' }, session);
  const path = await feedPathOf(1);
  const { type, text } = await fetchFeed(path);
  expect(type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(text).toMatch(/NAME:.*team 1/);
  expect(text).not.toMatch(/Praktijk Zuid|4711|sleutel/);
  const { event, moment } = readCalendar(text);
  expect(event('SUMMARY')).toMatch(/^Kantoor; Noord, .*\(nog niet bevestigd\)$/);
  expect(event('DESCRIPTION')).toMatch(/^Kim Visser\n\+31 30.*\n120 m²$/);
  expect(moment('DTSTART')).toBe('2026-11-27T09:00:00.000Z');
  const change = {
    timeSlot: '14:00',
    hours: 2,
    status: 'confirmed',
    straat: 'Maliebaan 12',
    postcode: '3581 CN',
    plaats: 'Utrecht',
  };
  await services.db.updateTable('appointments').set(change).where('reference', '=', reference).execute();
  const moved = readCalendar((await fetchFeed(path)).text);
  expect(moved.event('UID')).toBe(event('UID'));
  expect(moved.event('SUMMARY')).not.toContain('bevestigd');
  expect(moved.event('LOCATION')).toContain('Utrecht');
  expect([moved.moment('DTSTART'), moved.moment('DTEND')]).toEqual([
    '2026-11-27T13:00:00.000Z',
    '2026-11-27T15:00:00.000Z',
  ]);
  await services.db.updateTable('appointments').set({ status: 'cancelled' }).execute();
  expect((await fetchFeed(path)).text).not.toContain('VEVENT');
});

test('is found only at the current address of a team', async () => {
  const path = (await feedPathOf(1)) ?? '';
  const others = [path.replace('token=1', 'token=2'), path.replace('.0.', '.1.'), `${path}x`];
  for (const other of ['/api/team-calendar', ...others])
    await expect(fetchFeed(other)).rejects.toMatchObject({ status: 404 });
  const fields = { actie: agendaActions.renewFeed };
  const renewed = await postStaffForm(services, agendaPath({ day, team: 1 }), fields, session);
  expect(renewed.status).toBe(303);
  await expect(fetchFeed(path)).rejects.toMatchObject({ status: 404 });
  expect((await fetchFeed(await feedPathOf(1))).text).toContain('team 1');
  expect((await fetchFeed(await feedPathOf(2))).text).toContain('team 2');
  expect(
    await services.db
      .selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'calendar-feed.replaced')
      .execute(),
  ).toEqual([{ detail: { team: 1 } }]);
});

test('is not shown to a demo user', async () => {
  expect(await feedPathOf(1, await logIn(services, 'demo-user'))).toBeUndefined();
});
