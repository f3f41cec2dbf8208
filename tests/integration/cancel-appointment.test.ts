/** A cancellation can be undone for ten minutes. */
import { endCancellations } from '#server/appointments/changes.ts';
import { translator } from '#i18n/translate.ts';
import { expect, test } from 'vitest';
import { bookForToken, bookAppointment, freeSlots, post, view } from '../support/appointments.ts';
import { calendarOf } from '../support/calendar.ts';
import { eventsOf } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const t = translator('nl');
// The test clock starts at Monday 23 November 2026, 10:00; the example is for the following Friday,
// 10:00.
const day = '2026-11-27';
const cancelled = t('appointmentStatus.cancelled');
const cancel = { action: 'cancel' };
const keep = { action: 'keep' };

const services = servicesPerTest();

/** Runs the schedule after the ten minutes. */
async function afterTenMinutes(): Promise<void> {
  services.clock.advanceMinutes(10);
  await endCancellations(services);
}

test('a cancellation holds the time for ten minutes, mails nobody and can be undone', async () => {
  const { token, find } = await bookForToken(services);
  await services.db.updateTable('appointments').set({ status: 'confirmed', isConfirmed: true }).execute();
  await bookAppointment(services);
  await services.deliverMail();
  const { response } = await post(services, { token, ...cancel });
  expect(response.headers.get('location')).toBe(`/afspraak/beheren?token=${token}`);
  services.clock.advanceMinutes(9);
  await endCancellations(services);
  const { shown, page } = await view(services, { token });
  expect(shown).toEqual(['facts', t('appointmentStatus.cancelling')]);
  expect(page.querySelector('main [role=status]')?.text).toMatch(/Tot 10:10\suur/);
  expect(await freeSlots(services, day)).not.toContain('10:00');
  const kept = await post(services, { token, ...keep });
  expect(kept.response.headers.get('location')).toBe(`/afspraak/beheren?token=${token}&done=kept`);
  await afterTenMinutes();
  expect((await view(services, { token, done: 'kept' })).page.text).toContain(t('manageAppointment.kept'));
  expect(await find()).toMatchObject({ status: 'confirmed', day, slot: '10:00', cancelAt: null });
  expect(services.mailbox.mails).toHaveLength(4);
});

test('a cancellation then releases the time, mails visitor and company, and removes the event from the calendar', async () => {
  const { token, reference, find } = await bookForToken(services);
  await bookAppointment(services);
  await services.deliverMail();
  services.mailbox.mails.length = 0;
  await post(services, { token, ...cancel });
  await afterTenMinutes();
  expect(await find()).toMatchObject({ status: 'cancelled', sequence: 2 });
  expect(await freeSlots(services, day)).toContain('10:00');
  expect(services.mailbox.mails).toHaveLength(2);
  const [companyMail] = services.mailbox.mailsTo(services.env.mailTo);
  const senderMail = services.mailbox.mails.find((mail) => mail !== companyMail);
  expect(companyMail?.subject).toBe(`Afspraak afgezegd door Kantoor Noord (${reference})`);
  if (!senderMail) throw new Error('no mail to the sender');
  expect(senderMail.text).toContain('https://www.example.nl/afspraak');
  const { method, event } = calendarOf(senderMail);
  expect([method, event('SEQUENCE'), event('STATUS')]).toEqual(['CANCEL', '2', 'CANCELLED']);
});

test('cancelling twice has one effect, and the page confirms it', async () => {
  const { token } = await bookForToken(services);
  await post(services, { token, ...cancel });
  services.clock.advanceMinutes(5);
  expect((await post(services, { token, ...cancel })).response.status).toBe(303);
  services.clock.advanceMinutes(5);
  // The page already says so before the schedule has run.
  expect((await view(services, { token })).shown).toEqual(['facts', cancelled]);
  await Promise.all([endCancellations(services), endCancellations(services)]);
  expect(services.mailbox.mails).toHaveLength(4);
  const move = { action: 'move', appointmentDate: day, timeSlot: '10:00' };
  for (const wish of [move, keep]) {
    const { response, shown } = await post(services, { token, ...wish });
    expect([response.status, shown]).toEqual([409, ['facts', cancelled]]);
  }
});

test('the sixth cancellation is final, since nobody can plan around one that may be undone', async () => {
  const { token, reference } = await bookForToken(services);
  for (const action of Array.from({ length: 5 }, () => [cancel, keep]).flat())
    expect((await post(services, { token, ...action })).response.status).toBe(303);
  expect((await eventsOf(services, reference)).map(({ kind }) => kind)).toEqual(
    Array(5).fill('visitor-kept'),
  );
  await post(services, { token, ...cancel });
  expect((await post(services, { token, ...keep })).response.status).toBe(409);
  expect((await view(services, { token })).shown).toEqual(['facts', cancelled]);
});

test('a cancellation shuts out a move until it is undone', async () => {
  const { token, find } = await bookForToken(services);
  await post(services, { token, ...cancel });
  const move = { action: 'move', appointmentDate: '2026-12-02', timeSlot: '11:00' };
  expect((await post(services, { token, ...move })).response.status).toBe(409);
  await post(services, { token, ...keep });
  expect((await post(services, { token, ...move })).response.status).toBe(303);
  await afterTenMinutes();
  expect(await find()).toMatchObject({ day: '2026-12-02', slot: '11:00', status: 'pending' });
});
