import { availabilityPath, type PeriodAvailability } from '#contracts/appointment.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import { move } from '#server/appointments/changes.ts';
import { joinUnits } from '#i18n/units.ts';
import { appointmentSlots, listOfferedDays } from '#domain/booking.ts';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { answerAll, bookAppointment, freeSlots } from '../support/appointments.ts';
import { anAppointment, forms, readRows } from '../support/forms.ts';
import { postPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { servicesPerTest } from '../support/test-services.ts';

// The test clock starts at Monday 23 November 2026, 10:00; the example is for the following Friday,
// 10:00.
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

test('a booking sent again is answered with what was booked first, also when its time has become too near', async () => {
  const submissionId = randomUUID();
  const first = await bookAppointment(services, { submissionId });
  services.clock.advanceMinutes(3 * 24 * 60);
  const repeat = await bookAppointment(services, { submissionId });
  // The same deadline, formatted relative to the present.
  expect(repeat).toMatchObject({ status: 200, body: { reference: first.body.reference } });
  expect(repeat.body.message).toContain(joinUnits('open uiterlijk dinsdag 24 november om 10:00 uur de link'));
  expect(await readRows(forms.appointment, services)).toHaveLength(1);
});

test('a booking sent again after its owner has moved it tells the sender nothing of that', async () => {
  const submissionId = randomUUID();
  const first = await bookAppointment(services, { submissionId });
  const to = { day: '2026-12-02', slot: '15:00' } as const;
  expect(await move(services, first.body.reference, to, '192.0.2.1')).toBe('done');
  expect((await bookAppointment(services, { submissionId })).body).toEqual(first.body);
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
  ['on the half hour', { timeSlot: '10:30' }, 'timeSlot'],
  ['a day and more', { appointmentDate: "2026-11-27'; select 1" }, 'appointmentDate'],
])('a posted time outside the rules is refused: %s', async (_, changes, field) => {
  const { status, body } = await bookAppointment(services, changes);
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
  expect(await readRows(forms.appointment, services)).toEqual([]);
  expect(services.mailbox.mails).toEqual([]);
});

test('a booking without JavaScript of a booked time keeps every answer, and lists the free times', async () => {
  await bookAppointment(services);
  await bookAppointment(services);
  const fields = anAppointment({ submissionId: '', naam: 'Derde' });
  const { response, page } = await postPage(services, '/afspraak', fields);
  expect(response.status).toBe(409);
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(page.querySelector('#timeSlot-error')?.text).toBe(
    'Deze tijd is niet meer vrij. Kies een andere tijd',
  );
  expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['timeSlot']);
  const times = page.querySelectorAll('[name=timeSlot]:not([disabled])');
  expect(times.map((time) => time.getAttribute('value'))).toEqual(
    appointmentSlots.filter((slot) => slot !== '10:00'),
  );
  expect(page.getElementById('timeSlot')?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById('naam')?.getAttribute('value')).toBe('Derde');
  expect(page.querySelector('[name=appointmentDate][checked]')?.getAttribute('value')).toBe(day);
});

test('the free times of the whole period are read in one statement, including full days and holidays', async () => {
  const full = '2026-12-04';
  for (const timeSlot of [...appointmentSlots, ...appointmentSlots]) {
    await bookAppointment(services, { appointmentDate: full, timeSlot });
    await answerAll(services);
  }
  const execute = vi.spyOn(services.db.getExecutor(), 'executeQuery');
  const { response } = await call(showAvailability, services, bare(availabilityPath));
  expect(execute).toHaveBeenCalledTimes(1);
  execute.mockRestore();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await freeSlots(services, '2026-11-25')).toEqual(appointmentSlots.slice(1)); // 09:00 is 47 hours away
  const { days } = (await response.json()) as PeriodAvailability;
  const offered = listOfferedDays(services.now());
  expect(days.map((free) => free.day)).toEqual(offered.map((each) => each.day));
  const slotsOf = (asked: string) => days.find((free) => free.day === asked)?.slots;
  expect(slotsOf(full)).toEqual([]);
  expect(slotsOf('2026-11-24')).toEqual([]); // too near
  expect(slotsOf('2026-11-25')).toEqual(appointmentSlots.slice(1));
  expect(slotsOf('2026-12-07')).toEqual(appointmentSlots);
  for (const each of offered) if (!each.isBookable) expect(slotsOf(each.day)).toEqual([]);
});
