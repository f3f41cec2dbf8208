import { move } from '#server/appointments/changes.ts';
import { joinUnits } from '#i18n/units.ts';
import { appointmentSlots } from '#domain/booking.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookAppointment, freeSlots } from '../support/appointments.ts';
import { anAppointment, forms, readRows } from '../support/forms.ts';
import { postPage } from '../support/pages.ts';
import { servicesPerTest } from '../support/test-services.ts';

// The test clock starts at Monday 23 November 2026, 10:00; the example is for the following Friday,
// 10:00.
const day = '2026-11-27';

const kim = { email: 'kim@noord.example', telefoon: '030 123 45 67' };

const services = servicesPerTest();

describe('a booking', () => {
  test('is stored with a team, and answered with day, time and reference', async () => {
    const { status, body } = await bookAppointment(services, kim);
    const [row] = await readRows(forms.appointment, services);
    expect(row).toMatchObject({
      ...{ appointmentDate: day, timeSlot: '10:00', team: 1, status: 'pending', isConfirmed: false },
      ...{ sequence: 0, squareMeters: 340, telefoon: '+31301234567', createdAt: services.clock.now },
      updatedAt: services.clock.now,
    });
    expect(body.reference).toBe(row?.reference);
    expect([status, body.message]).toEqual([
      201,
      joinUnits(
        `Nog één stap: open morgen voor 10:00 uur de link in onze e-mail en druk op de knop. Dan houden wij vrijdag 27 november om 10:00 uur voor u vrij. Uw referentie is ${body.reference}.`,
      ),
    ]);
  });

  test('removes the time once all teams are booked', async () => {
    await bookAppointment(services);
    expect(await freeSlots(services, day)).toContain('10:00');
    await bookAppointment(services);
    expect(await freeSlots(services, day)).not.toContain('10:00');
    const { status, body } = await bookAppointment(services);
    expect(status).toBe(409);
    expect(body).toEqual({
      message: 'Iemand was u net voor: deze tijd is niet meer vrij. Kies een andere tijd.',
      fields: { timeSlot: 'Deze tijd is niet meer vrij. Kies een andere tijd' },
      availableSlots: ['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
    });
    expect(services.mailbox.mails).toHaveLength(4);
  });

  test('sent again is answered with what was booked first, also when its time has become too near or has changed', async () => {
    const submissionId = randomUUID();
    const first = await bookAppointment(services, { submissionId });
    services.clock.advanceMinutes(3 * 24 * 60);
    const repeat = await bookAppointment(services, { submissionId });
    // The same deadline, formatted relative to the present.
    expect(repeat).toMatchObject({ status: 200, body: { reference: first.body.reference } });
    expect(repeat.body.message).toContain(
      joinUnits('open uiterlijk dinsdag 24 november om 10:00 uur de link'),
    );
    const other = await bookAppointment(services, {
      submissionId,
      appointmentDate: '2026-12-02',
      timeSlot: '15:00',
    });
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining(first.body.reference)]);
    expect(await readRows(forms.appointment, services)).toHaveLength(1);
  });

  test('sent again after its owner has moved it tells the sender nothing of that', async () => {
    const submissionId = randomUUID();
    const first = await bookAppointment(services, { submissionId });
    const to = { day: '2026-12-02', slot: '15:00' } as const;
    expect(await move(services, first.body.reference, to, '192.0.2.1')).toBe('done');
    expect((await bookAppointment(services, { submissionId })).body).toEqual(first.body);
  });

  test('with a filled honeypot holds nothing, promises nothing, and is reported to the company only', async () => {
    const { body } = await bookAppointment(services, { website: 'x' });
    expect(body.message).not.toContain('november');
    expect(services.mailbox.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[services.env.mailTo]]);
    expect(await readRows(forms.appointment, services)).toMatchObject([{ team: null }]);
    await bookAppointment(services);
    await bookAppointment(services);
    expect((await bookAppointment(services)).status).toBe(409);
  });
});

describe('a posted time outside the rules is refused', () => {
  test.each([
    ['a weekend', { appointmentDate: '2026-11-28' }, 'appointmentDate'],
    ['less than 48 hours ahead', { appointmentDate: '2026-11-25', timeSlot: '09:00' }, 'timeSlot'],
    ['on the half hour', { timeSlot: '10:30' }, 'timeSlot'],
    ['a day and more', { appointmentDate: "2026-11-27'; select 1" }, 'appointmentDate'],
  ])('%s', async (_, changes, field) => {
    const { status, body } = await bookAppointment(services, changes);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await readRows(forms.appointment, services)).toEqual([]);
    expect(services.mailbox.mails).toEqual([]);
  });
});

describe('a booking without JavaScript', () => {
  test('of a booked time keeps every answer, and lists the free times', async () => {
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
});
