/** The calendar of staff: who is where when, and which hours are kept free. */
import { agendaPath } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookForToken, freeSlots } from '../support/appointments.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const day = '2026-11-27';

let services: TestServices;
let session: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
  session = await logIn(services, 'team-leader');
});

const open = (path: string, headers = session) => getStaffPage(services, path, headers);
const send = (path: string, actie: string, fields: Record<string, unknown>) =>
  postStaffForm(services, path, { actie, ...fields }, session);

type Page = Awaited<ReturnType<typeof open>>['page'];

/** What stands at an hour of a day or of a week, such as `Kantoor Noord` or `vrij`. */
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
    expect(placesAt(page, '11:00', 4)).toEqual(['Team 1: vrij', 'Team 2: vrij']);
    const said = page.querySelector(`[id="${reference}"]`)?.text.replace(/\s+/g, ' ');
    expect(said).toContain('10:00, team 1, te bevestigen');
    expect(page.querySelector(`a[href="${requestPath(reference)}"]`)?.text).toContain('Kantoor Noord');
    expect(page.text).toContain('2 boekingen, 2 te bevestigen.');
    expect(placesAt(page, '10:00', 0).join()).not.toContain('Volgende week');
  });

  test('names what has no team, and leaves out spam and what was cancelled', async () => {
    const lost = await bookForToken(services, { bedrijf: 'Te laat' });
    const cancelled = await bookForToken(services, { bedrijf: 'Afgezegd' });
    await bookForToken(services, { bedrijf: 'Robot', website: 'x' });
    await services.db
      .updateTable('appointments')
      .set({ team: null })
      .where('reference', '=', lost.reference)
      .execute();
    await services.db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('reference', '=', cancelled.reference)
      .execute();
    const { page } = await open(agendaPath({ week: day }));
    expect(page.querySelector('[aria-labelledby="zonder-team"]')?.text).toContain('Te laat');
    expect(page.querySelectorAll('[data-booking]')).toHaveLength(0);
    expect(page.querySelector('main')?.text).not.toMatch(/Robot|Afgezegd/);
  });

  test('shows a demo user that a time is taken, and by whom only for the demo’s rows', async () => {
    const own = await bookForToken(services, { bedrijf: 'Demobedrijf' });
    await bookForToken(services, { bedrijf: 'Echt Bedrijf', naam: 'Echte Naam' });
    await services.db
      .updateTable('requests')
      .set({ isDemo: true })
      .where('reference', '=', own.reference)
      .execute();
    const demo = await logIn(services, 'demo-user');
    for (const path of [agendaPath({ week: day }), agendaPath({ day })]) {
      const { page } = await open(path, demo);
      expect(page.text).toContain('Demobedrijf');
      expect(page.text).toContain('Bezet');
      expect(page.text).not.toMatch(/Echt|Blokkeer/);
    }
  });
});

describe('an hour of a day', () => {
  test('is blocked by a click for one team, and made free by another', async () => {
    const blocked = await send(agendaPath(), 'blokkeren', { dag: day, tijd: '10:00', team: '1' });
    expect(blocked).toMatchObject({ status: 303, location: `${agendaPath({ day })}&gedaan=team-gesloten` });
    await bookForToken(services, { timeSlot: '10:00' });
    expect(await freeSlots(services, day)).not.toContain('10:00');
    const { page } = await open(agendaPath({ day }));
    expect(placesAt(page, '10:00')[0]).toContain('gesloten');
    const id = page.querySelector('input[name="sluiting"]')?.getAttribute('value');
    expect((await send(agendaPath(), 'vrijgeven', { sluiting: id })).status).toBe(303);
    expect(await freeSlots(services, day)).toContain('10:00');
    expect((await send(agendaPath(), 'vrijgeven', { sluiting: id })).status).toBe(404);
  });
});

describe('a closure', () => {
  const christmas = {
    vanaf: '2026-12-21',
    tot: '2026-12-31',
    begin: '',
    einde: '',
    team: '',
    reden: 'Kerst',
  };

  test('of days is shown in the calendar and in its list, and lifted again', async () => {
    expect((await send(closuresPath, 'sluiten', christmas)).status).toBe(303);
    expect(await freeSlots(services, '2026-12-22')).toEqual([]);
    const week = await open(agendaPath({ week: '2026-12-22' }));
    expect(placesAt(week.page, '09:00', 1)).toEqual(['Team 1: Kerst', 'Team 2: Kerst']);
    const { page } = await open(closuresPath);
    expect(page.text).toContain('maandag 21 december tot en met donderdag 31 december');
    expect(page.text.replace(/\s+/g, ' ')).toContain('hele dag, alle teams: Kerst');
    const id = page.querySelector('input[name="sluiting"]')?.getAttribute('value');
    expect((await send(closuresPath, 'vrijgeven', { sluiting: id })).status).toBe(303);
    expect(await freeSlots(services, '2026-12-22')).toHaveLength(8);
  });

  test.each([
    ['no day', { vanaf: '' }, 'Kies de eerste dag'],
    ['days in the wrong order', { tot: '2026-12-01' }, 'ligt voor de eerste'],
    ['days that have been', { vanaf: '2026-11-02', tot: '2026-11-03' }, 'al geweest'],
  ])('of %s is refused, and what was filled in is kept', async (_, changes, problem) => {
    const { status, page } = await send(closuresPath, 'sluiten', { ...christmas, ...changes });
    expect(status).toBe(422);
    expect(page.querySelector('[role="alert"]')?.text).toContain(problem);
    expect(page.querySelector('input[name="reden"]')?.getAttribute('value')).toBe('Kerst');
    expect(await services.db.selectFrom('closures').selectAll().execute()).toEqual([]);
  });
});
