import { availabilityPath, type PeriodAvailability } from '#contracts/appointment.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import { move } from '#server/appointments/changes.ts';
import { joinUnits } from '#i18n/units.ts';
import { appointmentSlots, listOfferedDays } from '#domain/booking.ts';
import { company } from '#company';
import { type Closure, covers, wholeDay } from '#domain/closures.ts';
import { addDays } from '#domain/days.ts';
import { isTeamFree } from '#server/appointments/times.ts';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { bookAppointment, bookForToken, close, confirmAll, freeSlots } from '../support/appointments.ts';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { postPage, getPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { servicesPerTest } from '../support/test-services.ts';

// The test clock starts on Monday 23 November 2026 at 10:00; the example booking is for the
// following Friday at 10:00.
const day = '2026-11-27';

const kim = { email: 'kim@noord.example', telefoon: '030 123 45 67' };

const services = servicesPerTest();

test('a booking is stored with a team, and answered with day, time and reference', async () => {
  const { status, body } = await bookAppointment(services, kim);
  const [row] = await readRows(forms.appointment, services);
  expect(row).toMatchObject({
    ...{ appointmentDate: day, timeSlot: '10:00', team: 1, status: 'pending', isConfirmed: false },
    ...{ sequence: 0, squareMeters: 340, telefoon: '+31301234567', createdAt: services.clock.now },
    updatedAt: services.clock.now,
  });
  expect([status, body.reference]).toEqual([201, row?.reference]);
  for (const text of ['vrijdag 27 november om 10:00 uur', body.reference])
    expect(body.message).toContain(joinUnits(text));
});

test('a booking that is sent again gets the same reference, also after it was moved and its time came too close', async () => {
  const submissionId = randomUUID();
  const first = await bookAppointment(services, { submissionId });
  const to = { day: '2026-12-02', slot: '15:00' } as const;
  expect(await move(services, first.body.reference, to, '192.0.2.1')).toBe('done');
  expect((await bookAppointment(services, { submissionId })).body).toEqual(first.body);
  services.clock.advanceMinutes(3 * 24 * 60);
  const late = await bookAppointment(services, { submissionId });
  expect(late).toMatchObject({ status: 200, body: { reference: first.body.reference } });
  expect(await readRows(forms.appointment, services)).toHaveLength(1);
});

test('a booking with a filled honeypot holds nothing', async () => {
  await bookAppointment(services, { website: 'x' });
  expect(await readRows(forms.appointment, services)).toMatchObject([{ team: null }]);
  await bookAppointment(services);
  await bookAppointment(services);
  expect((await bookAppointment(services)).status).toBe(409);
});

test.each([
  ['a weekend', { appointmentDate: '2026-11-28' }, 'appointmentDate'],
  ['less than 48 hours ahead', { appointmentDate: '2026-11-25', timeSlot: '09:00' }, 'timeSlot'],
])('a posted time outside the rules is refused: %s', async (_, changes, field) => {
  const { status, body } = await bookAppointment(services, changes);
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
  expect(await readRows(forms.appointment, services)).toEqual([]);
  expect(services.mailbox.mails).toEqual([]);
});

test('a booking of a taken time without JavaScript keeps the answers, and lists the free times', async () => {
  await bookAppointment(services);
  await bookAppointment(services);
  const fields = forms.appointment.example({ submissionId: '', naam: 'Derde' });
  const { response, page } = await postPage(services, '/afspraak', fields);
  expect(response.status).toBe(409);
  expect(page.querySelector('[role=alert]')).toBeNull();
  const taken = 'Deze tijd is niet meer vrij. Kies een andere tijd';
  expect(page.querySelector('#timeSlot-error')?.text).toBe(taken);
  expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['timeSlot']);
  const times = page.querySelectorAll('[name=timeSlot]:not([disabled])');
  const others = appointmentSlots.filter((slot) => slot !== '10:00');
  expect(times.map((time) => time.getAttribute('value'))).toEqual(others);
  expect(page.getElementById('naam')?.getAttribute('value')).toBe('Derde');
  expect(page.querySelector('[name=appointmentDate][checked]')?.getAttribute('value')).toBe(day);
});

test('the free times of the whole period are read in one statement, including full days and holidays', async () => {
  const full = '2026-12-04';
  for (const timeSlot of [...appointmentSlots, ...appointmentSlots]) {
    await bookAppointment(services, { appointmentDate: full, timeSlot });
    await confirmAll(services);
  }
  const execute = vi.spyOn(services.db.getExecutor(), 'executeQuery');
  const { response } = await call(showAvailability, services, bare(availabilityPath));
  expect(execute).toHaveBeenCalledTimes(1);
  execute.mockRestore();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { days } = (await response.json()) as PeriodAvailability;
  const offered = listOfferedDays(services.now());
  expect(days.map((free) => free.day)).toEqual(offered.map((each) => each.day));
  const slotsOf = (asked: string) => days.find((free) => free.day === asked)?.slots;
  expect(slotsOf(full)).toEqual([]);
  expect(slotsOf('2026-11-25')).toEqual(appointmentSlots.slice(1)); // 09:00 is 47 hours away
  expect(slotsOf('2026-12-07')).toEqual(appointmentSlots);
  for (const each of offered) if (!each.isBookable) expect(slotsOf(each.day)).toEqual([]);
});

test('a closed day cannot be chosen', async () => {
  const shown = async () =>
    (await getPage(services, '/afspraak')).page
      .querySelectorAll('[name="appointmentDate"]')
      .map(({ attributes }) => attributes.value);
  expect(await shown()).toContain(day);
  await close(services, day, { lastDay: addDays(day, 3) });
  services.clock.advanceMinutes(1);
  expect(await shown()).not.toContain(day);
  expect(await shown()).toContain('2026-12-01');
});

test('hours blocked for all teams cannot be booked, and hours blocked for one team only with the other', async () => {
  await close(services, day, { startsAt: '09:00', endsAt: '12:00' });
  await close(services, day, { startsAt: '12:00', endsAt: '14:00', team: 1 });
  expect(await freeSlots(services, day)).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
  const refused = await bookAppointment(services, { timeSlot: '10:00' });
  expect(refused.status).toBe(409);
  expect(refused.body.availableSlots).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
  const { find } = await bookForToken(services, { timeSlot: '12:00' });
  expect(await find()).toMatchObject({ team: 2 });
  expect((await bookAppointment(services, { timeSlot: '12:00' })).status).toBe(409);
});

test('the database and the staff calendar apply a closure to the same times and teams', async () => {
  const closures: Closure[] = [
    { firstDay: '2026-11-25', lastDay: '2026-11-26', startsAt: '11:00', endsAt: '13:00', team: null },
    { firstDay: '2026-11-26', lastDay: '2026-11-27', ...wholeDay, team: 2 },
  ];
  for (const closure of closures) await close(services, closure.firstDay, closure);
  for (const offered of ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']) {
    for (const slot of appointmentSlots) {
      for (let team = 1; team <= company.appointments.teams; team += 1) {
        const isFree = isTeamFree(sql`${offered}::date`, sql`${slot}`, sql`${team}::int`);
        const { rows } = await sql<{ free: boolean }>`select ${isFree} as free`.execute(services.db);
        const isCovered = closures.some((closure) => covers(closure, { day: offered, slot, team }));
        expect(rows[0]?.free, `${offered} ${slot} ${String(team)}`).toBe(!isCovered);
      }
    }
  }
});

test('the promised response is due on the first day after a closure of the whole company, and a booking is held until then', async () => {
  await close(services, '2026-11-24', { lastDay: '2026-11-25' });
  const promised = new Date('2026-11-26T09:00:00Z');
  await sendExample(forms.contact, services);
  expect(await readRows(forms.contact, services)).toMatchObject([{ dueAt: promised }]);
  for (const { text } of services.mailbox.mails) expect(text).toMatch(/donderdag 26.november om 10:00/);
  await bookAppointment(services);
  const booked = { team: 1, dueAt: promised, holdUntil: promised };
  expect(await readRows(forms.appointment, services)).toMatchObject([booked]);
});
