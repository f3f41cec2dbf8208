/** The calendar of the workspace: bookings, closed hours, dragging, and the feed of a team. */
import { agendaPath, agendaActions } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { showFeed } from '#server/staff/bookings/calendar-feed.ts';
import { describe, expect, test } from 'vitest';
import { bookForToken, freeSlots } from '../support/appointments.ts';
import { logIn, staffPerTest } from '../support/staff.ts';
import { readCalendar } from '../support/calendar.ts';
import { bare, call } from '../support/requests.ts';

const day = '2026-11-27';
const saturday = '2026-11-28';
const address = { straat: 'Maliebaan 12', postcode: '3581 CN', plaats: 'Utrecht' };
/** From Friday until Monday. */
const longWeekend = { vanaf: day, tot: '2026-11-30', begin: '', einde: '', team: '', reden: 'Feest' };

const { services, open, send: post } = staffPerTest('team-leader');

const send = (path: string, actie: string, fields: Record<string, unknown>) =>
  post(path, { actie, ...fields });

type Page = Awaited<ReturnType<typeof open>>['page'];

const set = (reference: string, values: object) =>
  services.db.updateTable('appointments').set(values).where('reference', '=', reference).execute();

/**
 * Returns the text of each team in an hour: the company, or the link to book the hour. `column` is
 * the day of a week.
 */
function placesAt(page: Page, slot: string, column = 0): string[] {
  const hour = page.querySelectorAll(`[data-hour="${slot}"]`)[column];
  const places = hour?.querySelectorAll('[data-team]') ?? [];
  return places.map((place) => (place.querySelector('a') ?? place).text.replace(/\s+/g, ' ').trim());
}

describe('a week', () => {
  test('has both teams on each working day, with links to the requests', async () => {
    const { reference } = await bookForToken(services, { bedrijf: 'Kantoor Noord' });
    await bookForToken(services, { bedrijf: 'Praktijk Zuid' });
    await bookForToken(services, { appointmentDate: '2026-11-30', bedrijf: 'Volgende week' });
    const { page } = await open(agendaPath({ week: day }));
    expect(page.querySelector('h1')?.text).toBe('Week van 23–27 november 2026');
    expect(placesAt(page, '10:00', 4)).toEqual(['Kantoor Noord', 'Praktijk Zuid']);
    expect(placesAt(page, '11:00', 4)).toEqual(['Boek 11:00 voor team 1', 'Boek 11:00 voor team 2']);
    const label = page.querySelector(`[id="${reference}"]`)?.text.replace(/\s+/g, ' ');
    expect(label).toContain('Team 1, te bevestigen');
    expect(page.querySelector(`a[href="${requestPath(reference)}"]`)?.text).toContain('Kantoor Noord');
    expect(page.text).toContain('2 boekingen, 2 te bevestigen.');
    expect(placesAt(page, '10:00', 0).join()).not.toContain('Volgende week');
  });

  test('lists bookings without a team, and leaves out quarantined and cancelled ones', async () => {
    const lost = await bookForToken(services, { bedrijf: 'Te laat' });
    const cancelled = await bookForToken(services, { bedrijf: 'Afgezegd' });
    await bookForToken(services, { bedrijf: 'Robot', website: 'x' });
    await set(lost.reference, { team: null });
    await set(cancelled.reference, { status: 'cancelled' });
    const { page } = await open(agendaPath({ week: day }));
    expect(page.querySelector('[aria-labelledby="zonder-team"]')?.text).toContain('Te laat');
    expect(page.querySelectorAll('[data-booking]')).toHaveLength(0);
    expect(page.querySelector('main')?.text).not.toMatch(/Robot|Afgezegd/);
  });

  test('shows a demo user which times are taken, and by whom only for demo bookings', async () => {
    const own = await bookForToken(services, { bedrijf: 'Demobedrijf' });
    await bookForToken(services, { bedrijf: 'Echt Bedrijf', naam: 'Echte Naam' });
    const { db } = services;
    await db.updateTable('requests').set({ isDemo: true }).where('reference', '=', own.reference).execute();
    await send(closuresPath, 'sluiten', { ...longWeekend, team: '1', reden: 'Echt ziek' });
    const demo = await logIn(services, 'demo-user');
    for (const path of [agendaPath({ week: day }), agendaPath({ day })]) {
      const { page } = await open(path, demo);
      expect(page.text).toContain('Demobedrijf');
      expect(page.text).toContain('Bezet');
      expect(page.text).not.toMatch(/Echt|Blokkeer|Sluitingen/);
    }
    const { page: plan } = await open(agendaPath({ day, team: 2 }), demo);
    expect(plan.querySelector('[data-visit]')?.text).toContain('Bezet');
    expect(plan.text).not.toMatch(/Echt|\+31/);
    expect(plan.querySelector('#agenda-adres')).toBeNull();
  });
});

const planOf = (team: number) => open(agendaPath({ day, team }));

test('the day plan of a team has the times, addresses, contacts and notes of its visits, and nothing of the other team', async () => {
  const wishes = { squareMeters: 120, specialRequests: 'De sleutel ligt bij de receptie.' };
  const { reference } = await bookForToken(services, { bedrijf: 'Kantoor Noord', ...wishes });
  await bookForToken(services, { bedrijf: 'Praktijk Zuid' });
  await send(requestPath(reference), 'notitie', { tekst: 'Alarm uit met code van de portier.' });
  await set(reference, { ...address, hours: 2 });
  const { page } = await planOf(1);
  const visits = page.querySelectorAll('[data-visit]').map(({ text }) => text.replace(/\s+/g, ' '));
  expect(visits).toHaveLength(1);
  for (const part of [
    ...['10:00–12:00', 'Kantoor Noord', 'Maliebaan 12, 3581 CN Utrecht', 'Kim Visser', '+31 30'],
    ...['120 m²', 'De sleutel ligt bij de receptie.', 'Alarm uit met code van de portier.'],
  ])
    expect(visits[0]).toContain(part);
  const links = page.querySelectorAll('[data-visit] a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringContaining('Maliebaan%2012'), expect.stringMatching(/^tel:\+31/)]);
  expect((await planOf(2)).page.text).toContain('Praktijk Zuid');
});

test('a day shows the free hours of each team, and a holiday none', async () => {
  await bookForToken(services);
  const { page } = await open(agendaPath({ day }));
  const free = page.querySelectorAll('section').map(({ text }) => /\d uur vrij/.exec(text)?.[0]);
  expect(free).toEqual(['7 uur vrij', '8 uur vrij']);
  const { page: holiday } = await open(agendaPath({ day: '2026-12-25' }));
  expect(holiday.text).toContain('Eerste kerstdag');
  expect(placesAt(holiday, '09:00')).toEqual(['Team 1: gesloten']);
  expect([page, holiday].map(({ text }) => text.includes('Blokkeer'))).toEqual([true, false]);
});

/** Lifts the oldest closure by a form of a page; returns the message that confirms it. */
async function liftAt(path: string): Promise<string | undefined> {
  const closures = services.db.selectFrom('closures').select('id').orderBy('id');
  const { id } = await closures.executeTakeFirstOrThrow();
  const { location } = await send(path, 'vrijgeven', { sluiting: String(id) });
  return (await open(location ?? '')).page.querySelector('[role="status"]')?.text;
}

test('an hour that a team blocked, on a day that is closed for all, is free again once no closure covers it', async () => {
  const blocked = await send(agendaPath(), 'blokkeren', { dag: day, tijd: '10:00', team: '1' });
  expect(blocked).toMatchObject({ status: 303, location: `${agendaPath({ day })}&gedaan=team-gesloten` });
  await bookForToken(services, { timeSlot: '10:00' });
  expect(await freeSlots(services, day)).not.toContain('10:00');
  expect((await send(closuresPath, 'sluiten', longWeekend)).location).toContain('met-afspraken');
  const { page } = await open(closuresPath);
  expect(page.text).toContain('vrijdag 27 november tot en met maandag 30 november');
  expect(await liftAt(agendaPath())).toContain('maar de tijd blijft dicht');
  expect(await liftAt(closuresPath)).toContain('kunnen klanten weer boeken');
  expect(await freeSlots(services, day)).toContain('10:00');
});

test.each([
  ['no day', { vanaf: '' }, 'Kies de eerste dag', 'vanaf'],
  ['days in the wrong order', { tot: '2026-11-26' }, 'ligt voor de eerste', 'tot'],
  ['days in the past', { vanaf: '2026-11-02', tot: '2026-11-03' }, 'al geweest', 'vanaf'],
  ['a weekend only', { vanaf: saturday, tot: '2026-11-29' }, 'al niet op afspraak', 'vanaf'],
])(
  'a closure of %s is rejected at its field, and its values are restored',
  async (_, changes, problem, field) => {
    const { status, page } = await send(closuresPath, 'sluiten', { ...longWeekend, ...changes });
    expect(status).toBe(422);
    expect(page.querySelector(`#${field}-error`)?.text).toContain(problem);
    expect(page.querySelector('[autofocus]')?.id).toBe(field);
    expect(page.querySelector('input[name="reden"]')?.getAttribute('value')).toBe('Feest');
    expect(await services.db.selectFrom('closures').selectAll().execute()).toEqual([]);
  },
);

/** Posts the form of a dragged booking, by default for the second team at eleven and version 0. */
function move(referentie: string, changes: Record<string, string> = {}) {
  const to = { volgnummer: '0', dag: day, tijd: '11:00', team: '2', ...changes };
  return send(agendaPath({ week: day }), agendaActions.move, { referentie, ...to });
}

const problemOf = ({ page }: Awaited<ReturnType<typeof move>>) => page.querySelector('[role="alert"]')?.text;

test('dragging a booking changes its time and team, unless it was changed before or the time is taken', async () => {
  const { reference, find } = await bookForToken(services);
  const location = `${agendaPath({ week: day })}&gedaan=verplaatst-${day}-11:00#${reference}`;
  expect(await move(reference)).toMatchObject({ status: 303, location });
  expect(await find()).toMatchObject({ day, slot: '11:00', team: 2, sequence: 1 });
  const late = await move(reference, { tijd: '12:00' });
  expect([late.status, problemOf(late)]).toEqual([409, expect.stringContaining('intussen gewijzigd')]);
  await bookForToken(services, { timeSlot: '12:00' });
  const taken = await move(reference, { volgnummer: '1', tijd: '12:00', team: '1' });
  expect([taken.status, problemOf(taken)]).toEqual([409, expect.stringContaining('niet meer vrij')]);
  expect(await find()).toMatchObject({ slot: '11:00', sequence: 1 });
  const toTeam = await move(reference, { volgnummer: '1', team: '1' });
  expect(toTeam.location).toContain('gedaan=ander-team');
});

/** Returns the path of a team's calendar feed, to which phones subscribe. */
async function feedPathOf(team: number): Promise<string | undefined> {
  const { page } = await planOf(team);
  return page.querySelector('#agenda-adres')?.getAttribute('value')?.replace(services.env.siteUrl, '');
}

async function fetchFeed(path = '') {
  const { response } = await call(showFeed, services, bare(path));
  return { type: response.headers.get('content-type'), text: await response.text() };
}

test('the feed of a team has its bookings without notes, which may say where a key is, and follows moves', async () => {
  const { reference } = await bookForToken(services, { bedrijf: 'Kantoor; Noord', squareMeters: 120 });
  await bookForToken(services, { bedrijf: 'Praktijk Zuid' });
  await send(requestPath(reference), 'notitie', { tekst: 'Code 4711' });
  const path = await feedPathOf(1);
  const { type, text } = await fetchFeed(path);
  expect(type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(text).toMatch(/NAME:.*team 1/);
  expect(text).not.toMatch(/Praktijk Zuid|4711|sleutel/);
  const { event, moment } = readCalendar(text);
  expect(event('SUMMARY')).toMatch(/^Kantoor; Noord, .*\(nog niet bevestigd\)$/);
  expect(event('DESCRIPTION')).toMatch(/^Kim Visser\n\+31 30.*\n120 m²$/);
  expect(moment('DTSTART')).toBe('2026-11-27T09:00:00.000Z');
  await set(reference, { timeSlot: '14:00', hours: 2, status: 'confirmed', ...address });
  const moved = readCalendar((await fetchFeed(path)).text);
  expect(moved.event('UID')).toBe(event('UID'));
  expect(moved.event('SUMMARY')).not.toContain('bevestigd');
  expect(moved.event('LOCATION')).toContain('Utrecht');
  expect(moved.moment('DTSTART')).toBe('2026-11-27T13:00:00.000Z');
  expect(moved.moment('DTEND')).toBe('2026-11-27T15:00:00.000Z');
  await set(reference, { status: 'cancelled' });
  expect((await fetchFeed(path)).text).not.toContain('VEVENT');
});

test('the feed of a team is found only at its current URL', async () => {
  const path = (await feedPathOf(1)) ?? '';
  const others = [path.replace('token=1', 'token=2'), path.replace('.0.', '.1.'), `${path}x`];
  for (const other of ['/api/team-calendar', ...others])
    await expect(fetchFeed(other)).rejects.toMatchObject({ status: 404 });
  expect((await send(agendaPath({ day, team: 1 }), agendaActions.renewFeed, {})).status).toBe(303);
  await expect(fetchFeed(path)).rejects.toMatchObject({ status: 404 });
  expect((await fetchFeed(await feedPathOf(1))).text).toContain('team 1');
  expect((await fetchFeed(await feedPathOf(2))).text).toContain('team 2');
  const audit = services.db.selectFrom('auditLog').where('action', '=', 'calendar-feed.replaced');
  expect(await audit.select('detail').execute()).toEqual([{ detail: { team: 1 } }]);
});
