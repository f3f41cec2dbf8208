import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, bookAppointment, freeSlots } from '../support/appointments.ts';
import { forms, readRows } from '../support/forms.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

const day = '2026-11-27';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

let services: TestServices;
beforeEach(async () => {
  services = await emptyServices();
});

describe('one visitor holds at most two times', () => {
  const slots = ['09:00', '10:00', '11:00'];
  const home = '192.0.2.1';

  test('by the same e-mail address', async () => {
    const answers = [];
    for (const [index, timeSlot] of slots.entries()) {
      const email = index === 0 ? 'KIM@noord.example' : 'kim@noord.example';
      answers.push(await bookAppointment(services, { email, timeSlot }, home));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers[2]?.body.message).toContain('staan al 2\u00a0afspraken');
    expect(await freeSlots(services, day)).toHaveLength(8);
  });

  test('also of twenty that arrive at once', async () => {
    const person = aVisitor();
    const answers = await Promise.all(
      times(20).map((index) => bookAppointment(services, { ...person, timeSlot: slots[index % 3] }, home)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(18);
  });
});

describe('a time that nobody confirmed', () => {
  const dayLater = 24 * 60 + 1;
  const team = async () => (await readRows(forms.appointment, services)).map((row) => row.team);

  test('is kept when the company has confirmed it, but not when it confirmed another one', async () => {
    const person = aVisitor();
    await bookAppointment(services, { ...person, timeSlot: '11:00' });
    await services.db.updateTable('appointments').set({ status: 'confirmed', isConfirmed: true }).execute();
    await bookAppointment(services, { ...person, timeSlot: '12:00' });
    services.clock.advanceMinutes(dayLater);
    await endUnansweredHolds(services);
    expect(await team()).toEqual([1, null]);
  });

  test('is free again after its deadline, and its booking stays for the company to see', async () => {
    await bookAppointment(services);
    services.clock.advanceMinutes(dayLater - 2);
    await endUnansweredHolds(services);
    expect(await team()).toEqual([1]);
    services.clock.advanceMinutes(2);
    await endUnansweredHolds(services);
    expect(await team()).toEqual([null]);
    expect(await readRows(forms.appointment, services)).toMatchObject([{ status: 'pending' }]);
  });
});
