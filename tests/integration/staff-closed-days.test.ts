/** Days on which no team works: how the calendar shows them, and what can be done to them. */
import { agendaPath } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookForToken } from '../support/appointments.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const [friday, saturday, christmas] = ['2026-11-27', '2026-11-28', '2026-12-25'];

let services: TestServices;
let session: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
  session = await logIn(services, 'team-leader');
});

const open = async (path: string) => (await getStaffPage(services, path, session)).page;
const send = (path: string, actie: string, fields: Record<string, unknown>) =>
  postStaffForm(services, path, { actie, ...fields }, session);
/** What the page says that an action leads to. */
async function readDone({ location }: { location: string | null }): Promise<string | undefined> {
  return (await open(location ?? '')).querySelector('[role="status"]')?.text.trim();
}

const allDay = { vanaf: friday, tot: '', begin: '', einde: '', team: '', reden: 'Kerst' };

describe('a day on which nobody works', () => {
  test.each([
    ['a Saturday', saturday, 'Gesloten: weekend'],
    ['Christmas', christmas, 'Gesloten: Eerste kerstdag'],
  ])('%s is closed and says why, and nothing of it is free or to be blocked', async (_, day, reason) => {
    const page = await open(agendaPath({ day }));
    expect(page.querySelector('[data-closed]')?.text.trim()).toBe(reason);
    const places = page.querySelectorAll('[data-team]');
    expect(places).toHaveLength(16);
    for (const place of places) {
      expect(place.text.replace(/\s+/g, ' ').trim()).toMatch(/^Team \d: gesloten$/);
      expect(place.getAttribute('data-free')).toBeUndefined();
    }
    expect(page.text).not.toContain('Blokkeer');
  });

  test('names a holiday in its week, of which no hour is free', async () => {
    const page = await open(agendaPath({ week: christmas }));
    const column = page.querySelector(`[aria-labelledby="dag-${christmas}"]`);
    expect(column?.querySelector('h2')?.text).toContain('Eerste kerstdag');
    expect(column?.text).not.toMatch(/vrij(?!dag)/);
    expect(column?.querySelectorAll('[data-free]')).toHaveLength(0);
  });

  test('that staff has closed says by which closure', async () => {
    await send(closuresPath, 'sluiten', allDay);
    const page = await open(agendaPath({ day: friday }));
    expect(page.querySelector('[data-closed]')?.text.trim()).toBe('Gesloten: Kerst');
    expect((await open(agendaPath({ day: '2026-11-26' }))).querySelector('[data-closed]')).toBeNull();
  });

  test('marks a booking that is there all the same', async () => {
    const { reference } = await bookForToken(services);
    await services.db.updateTable('appointments').set({ appointmentDate: christmas }).execute();
    const page = await open(agendaPath({ day: christmas }));
    expect(page.querySelector(`[id="${reference}"]`)?.text).toContain('Valt in een sluiting');
  });
});

describe('blocking an hour', () => {
  const hour = { dag: friday, tijd: '10:00', team: '1' };

  test('says that its team is not booked, as the other one still is', async () => {
    const done = await readDone(await send(agendaPath(), 'blokkeren', hour));
    expect(done).toBe('Geblokkeerd. Klanten kunnen dit team op deze tijd niet meer boeken.');
  });

  test('that was blocked says so', async () => {
    await send(agendaPath(), 'blokkeren', hour);
    expect(await readDone(await send(agendaPath(), 'blokkeren', hour))).toBe('Dit was al gesloten.');
  });

  test.each([
    ['a weekend', saturday, 'weekend'],
    ['a holiday', christmas, 'Eerste kerstdag'],
    ['what has been', '2026-11-20', 'al geweest'],
  ])('of %s is refused, and nothing is stored', async (_, dag, problem) => {
    const { status, page } = await send(agendaPath({ day: dag }), 'blokkeren', { ...hour, dag });
    expect(status).toBe(422);
    expect(page.querySelector('[role="alert"]')?.text).toContain(problem);
    expect(await services.db.selectFrom('closures').selectAll().execute()).toEqual([]);
  });
});

describe('closing days', () => {
  test('says of whom they are closed', async () => {
    expect(await readDone(await send(closuresPath, 'sluiten', allDay))).toBe(
      'Gesloten. Klanten kunnen deze tijd niet meer boeken.',
    );
    expect(await readDone(await send(closuresPath, 'sluiten', { ...allDay, team: '1' }))).toBe(
      'Geblokkeerd. Klanten kunnen dit team op deze tijd niet meer boeken.',
    );
    expect(await readDone(await send(closuresPath, 'sluiten', allDay))).toBe('Dit was al gesloten.');
  });

  test('of a weekend only is refused, of one with a working day is not', async () => {
    const weekend = { ...allDay, vanaf: saturday, tot: '2026-11-29' };
    const refused = await send(closuresPath, 'sluiten', weekend);
    expect(refused.status).toBe(422);
    expect(refused.page.querySelector('[role="alert"]')?.text).toContain('al niet op afspraak');
    expect((await send(closuresPath, 'sluiten', { ...weekend, tot: '2026-11-30' })).status).toBe(303);
  });
});

describe('lifting a closure', () => {
  const lift = async (name: string) => {
    const { id } = await services.db
      .selectFrom('closures')
      .select('id')
      .where('reason', name === '' ? 'is' : '=', name === '' ? null : name)
      .executeTakeFirstOrThrow();
    return readDone(await send(agendaPath(), 'vrijgeven', { sluiting: String(id) }));
  };
  const lifted = 'De sluiting is opgeheven. Wat verder vrij is, kunnen klanten weer boeken.';
  const stillClosed =
    'Deze sluiting is opgeheven, maar de tijd blijft dicht: er geldt nog een andere sluiting, of het is weekend of een feestdag.';

  test('says that the time is closed as long as another one covers it', async () => {
    await send(agendaPath(), 'blokkeren', { dag: friday, tijd: '10:00', team: '1' });
    await send(closuresPath, 'sluiten', allDay);
    expect(await lift('')).toBe(stillClosed);
    expect(await lift('Kerst')).toBe(lifted);
  });

  test('says so of one on a holiday, too', async () => {
    await services.db
      .insertInto('closures')
      .values({
        ...{ firstDay: christmas, lastDay: christmas, startsAt: '10:00', endsAt: '11:00', team: 1 },
        createdAt: services.clock.now,
      })
      .execute();
    expect(await lift('')).toBe(stillClosed);
  });

  test('of two teams does not call closed what one of them has free', async () => {
    await send(agendaPath(), 'blokkeren', { dag: friday, tijd: '10:00', team: '1' });
    await send(closuresPath, 'sluiten', { ...allDay, begin: '10:00', einde: '11:00' });
    expect(await lift('Kerst')).toBe(lifted);
  });
});
