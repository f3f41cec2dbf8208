/** Moving a booking in the calendar, which is what a drag sends. */
import { joinUnits } from '#i18n/units.ts';
import { agendaActions, agendaPath } from '#contracts/staff/agenda.ts';
import { beforeEach, expect, test } from 'vitest';
import { bookAndMail } from '../support/appointments.ts';
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

const book = (changes?: Record<string, unknown>) => bookAndMail(services, changes);

/** Drags a booking to the second team at eleven, as the week was before, unless told otherwise. */
function move(referentie: string, changes: Record<string, string> = {}) {
  const to = { volgnummer: '0', dag: day, tijd: '11:00', team: '2', ...changes };
  const fields = { actie: agendaActions.move, referentie, ...to };
  return postStaffForm(services, agendaPath({ week: day }), fields, session);
}

const problemOf = ({ page }: Awaited<ReturnType<typeof move>>) => page.querySelector('[role="alert"]')?.text;

test('goes to that time and team, mails the visitor, and shows the booking in the same view', async () => {
  const { reference, find } = await book();
  expect(await move(reference)).toMatchObject({
    status: 303,
    location: `${agendaPath({ week: day })}&gedaan=verplaatsen#${reference}`,
  });
  expect(await find()).toMatchObject({ day, slot: '11:00', team: 2, sequence: 1 });
  expect(services.mailbox.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(joinUnits('verplaatst naar vrijdag 27 november om 11:00')),
  ]);
  const { page } = await getStaffPage(services, agendaPath({ week: day }), session);
  const place = page.querySelector(`[id="${reference}"]`)?.parentNode;
  expect(place?.getAttribute('data-slot')).toBe('11:00');
});

test('stays where it is when somebody else changed it or took the place, and says so', async () => {
  const { reference, find } = await book();
  await move(reference, { tijd: '12:00' });
  const late = await move(reference);
  expect(late.status).toBe(409);
  expect(problemOf(late)).toContain('intussen gewijzigd');
  expect(late.page.querySelector(`[id="${reference}"]`)?.parentNode?.getAttribute('data-slot')).toBe('12:00');
  await book({ timeSlot: '11:00' });
  const taken = await move(reference, { volgnummer: '1', tijd: '11:00', team: '1' });
  expect(taken.status).toBe(409);
  expect(problemOf(taken)).toContain('niet meer vrij');
  expect(await find()).toMatchObject({ slot: '12:00', sequence: 1 });
});

test.each([['a day that has been', { dag: '2026-11-20' }, 'al geweest']])(
  'is refused for %s',
  async (_, changes, problem) => {
    const { reference, find } = await book();
    const answer = await move(reference, changes);
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toContain(problem);
    expect(await find()).toMatchObject({ slot: '10:00', sequence: 0 });
  },
);
