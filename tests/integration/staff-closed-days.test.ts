/** Days on which no team works: how the calendar shows them, and what can be done to them. */
import { agendaPath } from '#contracts/staff/agenda.ts';
import { closuresPath } from '#contracts/staff/closures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const [friday, saturday] = ['2026-11-27', '2026-11-28'];

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
  test.each([['a Saturday', saturday, 'Gesloten: weekend']])(
    '%s is closed and says why, and nothing of it is free or to be blocked',
    async (_, day, reason) => {
      const page = await open(agendaPath({ day }));
      expect(page.querySelector('[data-closed]')?.text.trim()).toBe(reason);
      const places = page.querySelectorAll('[data-team]');
      expect(places).toHaveLength(16);
      for (const place of places) {
        expect(place.text.replace(/\s+/g, ' ').trim()).toMatch(/^Team \d: gesloten$/);
        expect(place.getAttribute('data-free')).toBeUndefined();
      }
      expect(page.text).not.toContain('Blokkeer');
    },
  );
});

describe('blocking an hour', () => {
  const hour = { dag: friday, tijd: '10:00', team: '1' };

  test.each([
    ['a weekend', saturday, 'weekend'],
    ['what has been', '2026-11-20', 'al geweest'],
  ])('of %s is refused, and nothing is stored', async (_, dag, problem) => {
    const { status, page } = await send(agendaPath({ day: dag }), 'blokkeren', { ...hour, dag });
    expect(status).toBe(422);
    expect(page.querySelector('[role="alert"]')?.text).toContain(problem);
    expect(await services.db.selectFrom('closures').selectAll().execute()).toEqual([]);
  });
});

describe('closing days', () => {
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
});
