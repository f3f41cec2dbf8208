/** Days and hours closed by staff, and the times that visitors can choose. */
import { company } from '#company';
import { appointmentSlots } from '#domain/booking.ts';
import { covers, type Closure } from '#domain/closures.ts';
import { addDays } from '#domain/days.ts';
import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { isTeamFree } from '#server/appointments/times.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookAppointment, bookForToken, freeSlots, post, view } from '../support/appointments.ts';
import { forms, readRows, sendExample, type FormUnderTest } from '../support/forms.ts';
import { getPage } from '../support/pages.ts';
import { servicesPerTest } from '../support/test-services.ts';

const day = '2026-11-27';
const allDay = { startsAt: '00:00', endsAt: '24:00' };
const { teams } = company.appointments;

const services = servicesPerTest();

async function close(closure: Partial<Closure>): Promise<void> {
  const createdAt = services.clock.now;
  const row = { firstDay: day, lastDay: day, ...allDay, team: null, ...closure, createdAt };
  await services.db.insertInto('closures').values(row).execute();
}

test('a closed day has no times, and cannot be chosen', async () => {
  const shown = async () =>
    (await getPage(services, '/afspraak')).page
      .querySelectorAll('[name="appointmentDate"]')
      .map(({ attributes }) => attributes.value);
  expect(await shown()).toContain(day);
  await close({ lastDay: addDays(day, 3) });
  expect(await freeSlots(services, day)).toEqual([]);
  expect(await freeSlots(services, '2026-11-30')).toEqual([]);
  expect(await freeSlots(services, '2026-12-01')).toHaveLength(8);
  services.clock.advanceMinutes(1);
  expect(await shown()).not.toContain(day);
  expect(await shown()).toContain('2026-12-01');
});

test('blocked hours of all teams cannot be booked, and those of one team leave the other', async () => {
  await close({ startsAt: '09:00', endsAt: '12:00' });
  await close({ startsAt: '12:00', endsAt: '14:00', team: 1 });
  expect(await freeSlots(services, day)).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
  const refused = await bookAppointment(services, { timeSlot: '10:00' });
  expect(refused.status).toBe(409);
  expect(refused.body.availableSlots).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
  const { find } = await bookForToken(services, { timeSlot: '12:00' });
  expect(await find()).toMatchObject({ team: 2 });
  expect((await bookAppointment(services, { timeSlot: '12:00' })).status).toBe(409);
});

test('closed times are not offered when moving an appointment', async () => {
  const { token } = await bookForToken(services, { timeSlot: '09:00' });
  await close({ startsAt: '10:00', endsAt: '24:00' });
  const { page } = await view(services, { token, appointmentDate: day });
  expect(page.querySelectorAll('input[name="timeSlot"]')).toHaveLength(0);
  const fields = { token, action: 'move', appointmentDate: day, timeSlot: '11:00' };
  expect((await post(services, fields)).response.status).toBe(409);
});

test('a booking holds its time until its deadline, which closed days postpone', async () => {
  await close({ firstDay: '2026-11-23', lastDay: '2026-11-24' });
  const { find } = await bookForToken(services);
  const [row] = await readRows(forms.appointment, services);
  expect(row?.holdUntil).toEqual(row?.dueAt);
  services.clock.advanceMinutes(2 * 24 * 60);
  await endUnansweredHolds(services);
  expect(await find()).toMatchObject({ team: 1 });
});

test('the database and the calendar of staff read a closure alike', async () => {
  const closures: Closure[] = [
    { firstDay: '2026-11-25', lastDay: '2026-11-26', startsAt: '11:00', endsAt: '13:00', team: null },
    { firstDay: '2026-11-26', lastDay: '2026-11-27', ...allDay, team: 2 },
  ];
  for (const closure of closures) await close(closure);
  for (const offered of ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']) {
    for (const slot of appointmentSlots) {
      for (let team = 1; team <= teams; team += 1) {
        const isFree = isTeamFree(sql`${offered}::date`, sql`${slot}`, sql`${team}::int`);
        const { rows } = await sql<{ free: boolean }>`select ${isFree} as free`.execute(services.db);
        const isCovered = closures.some((closure) => covers(closure, { day: offered, slot, team }));
        expect(rows[0]?.free, `${offered} ${slot} ${String(team)}`).toBe(!isCovered);
      }
    }
  }
});

/** The deadline of the newest submission of a form. */
async function due(form: FormUnderTest) {
  await sendExample(form, services);
  return (await readRows(form, services)).at(-1)?.dueAt;
}

test('what is promised is due on the first day after a closure of the whole company', async () => {
  await close({ firstDay: '2026-11-24', lastDay: '2026-11-25' });
  expect(await due(forms.contact)).toEqual(new Date('2026-11-26T09:00:00Z'));
  expect(await due(forms.application)).toEqual(new Date('2026-12-02T09:00:00Z'));
  expect(await due(forms.callback)).toEqual(new Date('2026-11-23T11:00:00Z'));
  const mails = services.mailbox.mails.filter(({ text }) =>
    /donderdag 26.november om 10:00/.test(text ?? ''),
  );
  expect(mails).toHaveLength(2);
});
