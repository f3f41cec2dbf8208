import { joinUnits } from '#i18n/units.ts';
import { endCancellations } from '#server/appointments/changes.ts';
import { appointmentToken } from '#server/appointments/link.ts';
import { translator } from '#i18n/translate.ts';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  bookAndMail,
  bookAppointment,
  bookForToken,
  freeSlots,
  post,
  view,
} from '../support/appointments.ts';
import { calendarOf } from '../support/calendar.ts';
import { eventsOf } from '../support/staff.ts';
import { createTestServices, servicesPerTest } from '../support/test-services.ts';

const t = translator('nl');
// The test clock starts on Monday 23 November 2026 at 10:00; the example booking is for the
// following Friday at 10:00.
const day = '2026-11-27';
const open = ['facts', 'change', 'change'];
const cancelled = ['facts', t('appointmentStatus.cancelled')];
const move = { action: 'move', appointmentDate: '2026-12-02', timeSlot: '11:00' };
const cancel = { action: 'cancel' };
const keep = { action: 'keep' };
const past = ['facts', t('appointmentStatus.past')];

const services = servicesPerTest();

/** Returns the mails to the company and the visitor; throws unless there is exactly one to each. */
function bothMails() {
  const [companyMail] = services.mailbox.mailsTo(services.env.mailTo);
  const [senderMail, ...others] = services.mailbox.mails.filter((mail) => mail !== companyMail);
  if (!companyMail || !senderMail || others.length > 0) throw new Error('not one mail to each');
  return { companyMail, senderMail };
}

const freeTimes = (page: HTMLElement) =>
  page.querySelectorAll('[name=timeSlot]:not([disabled])').map((radio) => radio.getAttribute('value'));

test('the link in the mail shows the appointment with the times to which it can move, but not the visitor', async () => {
  const { token, reference } = await bookForToken(services, {
    ...{ naam: 'Zebedeus', bedrijf: 'Quackelaar', email: 'zeb@kwekerij.example', telefoon: '0301234567' },
    frequency: 'maandelijks',
  });
  const { response, page, shown } = await view(services, { token });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(shown).toEqual(open);
  const facts = page.querySelectorAll('[data-fact]').map(({ text }) => text.replace(/\s/g, ' ').trim());
  expect(facts).toEqual([
    t('appointmentStatus.asked'),
    'vrijdag 27 november om 10:00 uur',
    ...[reference, 'Kantoor', 'Maandelijks'],
  ]);
  const days = page.querySelectorAll('[name=appointmentDate]').map((radio) => radio.getAttribute('value'));
  expect(days).toContain('2026-11-25');
  expect(days).not.toContain('2026-11-24'); // too soon
  expect(days).not.toContain('2026-11-28'); // Saturday
  expect(page.querySelector('[name=appointmentDate][checked]')?.getAttribute('value')).toBe(day);
  expect(freeTimes(page)).toEqual(['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']); // without its own time
  expect(page.toString()).not.toMatch(/zebedeus|quackelaar|kwekerij|1234567/i);
});

test.each([
  ['no token', () => ({}), 200],
  ['a forged signature', (token: string) => ({ token: `${token.slice(0, -2)}AA` }), 404],
  ['another reference', (token: string) => ({ token: token.replace('AFS', 'AFT') }), 404],
  ['an unknown reference', () => ({ token: appointmentToken(services.env.appSecret, 'AFS-0000-0000') }), 404],
])('the link in the mail with %s shows nobody’s appointment, and changes none', async (_, change, status) => {
  const { token, find } = await bookForToken(services);
  const { response, shown } = await view(services, change(token));
  expect([response.status, shown]).toEqual([status, [t('manageAppointment.unknownTitle')]]);
  expect((await post(services, { ...change(token), ...cancel })).response.status).toBe(404);
  expect(await find()).toMatchObject({ status: 'pending' });
});

test('moving books the new time, releases the old one, awaits confirmation again, and mails both', async () => {
  await bookAppointment(services);
  const { token, reference, find } = await bookAndMail(services, { taal: 'en' });
  await services.db.updateTable('appointments').set({ status: 'confirmed', isConfirmed: true }).execute();
  expect(await freeSlots(services, day)).not.toContain('10:00');
  services.clock.advanceMinutes(60);
  const { response } = await post(services, { token, ...move });
  expect(response.headers.get('location')).toBe(`/afspraak/beheren?token=${token}&done=moved`);
  expect(await find()).toMatchObject({ day: '2026-12-02', slot: '11:00', status: 'pending', sequence: 1 });
  expect(await freeSlots(services, day)).toContain('10:00');
  const row = services.db.selectFrom('appointments').selectAll().where('reference', '=', reference);
  expect(await row.executeTakeFirst()).toMatchObject({ isConfirmed: false, updatedAt: services.clock.now });

  await services.deliverMail();
  const { companyMail, senderMail } = bothMails();
  expect(companyMail.subject).toBe(`Afspraak verplaatst door Kantoor Noord (${reference})`);
  expect(companyMail.text).toContain('Was: vrijdag 27 november om 10:00\u00a0uur');
  expect(companyMail.text).toContain('Wordt: woensdag 2 december om 11:00\u00a0uur');
  expect(senderMail.subject).toBe(
    joinUnits(`Your appointment has been moved to Wednesday 2 December at 11:00 (${reference})`),
  );
  const { method, event, moment } = calendarOf(senderMail);
  const uid = `${reference}@www.example.nl`;
  expect([method, event('SEQUENCE'), event('UID')]).toEqual(['REQUEST', '1', uid]);
  expect(moment('DTSTART')).toBe('2026-12-02T10:00:00.000Z');
});

test('five moves are allowed: a sixth is refused, and mails nobody', async () => {
  const { token, find } = await bookForToken(services);
  const moves = await Array.fromAsync(['09:00', '11:00', '12:00', '13:00', '14:00', '15:00'], (timeSlot) =>
    post(services, { token, ...move, appointmentDate: day, timeSlot }),
  );
  expect(moves.map(({ response }) => response.status)).toEqual([303, 303, 303, 303, 303, 422]);
  expect(moves[5]?.page.text).toContain('Deze afspraak is al vaak verplaatst');
  expect(await find()).toMatchObject({ slot: '14:00', sequence: 5 });
  expect((await post(services, { token, ...cancel })).response.status).toBe(303);
});

test('moving to a time that was taken keeps the appointment and shows the times still free', async () => {
  const { token, find } = await bookForToken(services);
  await bookAppointment(services, move);
  await bookAppointment(services, move);
  const { response, page } = await post(services, { token, ...move });
  expect(response.status).toBe(409);
  expect(page.querySelectorAll('[role=alert], [autofocus]').map(({ id }) => id)).toEqual(['timeSlot']);
  expect(freeTimes(page)).toEqual(['09:00', '10:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  expect(page.querySelector('#timeSlot')?.text).toContain('woensdag 2 december 2026');
  expect(await find()).toMatchObject({ day, slot: '10:00', sequence: 0 });
});

test.each<[string, string[], { moves: number; cancels: number }]>([
  ['2026-11-26T09:00:00Z', open, { moves: 303, cancels: 303 }], // exactly 24 hours before
  ['2026-11-26T09:00:01Z', open, { moves: 409, cancels: 303 }],
  ['2026-11-27T09:00:00Z', past, { moves: 409, cancels: 409 }],
])('moving is possible until 24 hours before, cancelling until the start: %s', async (now, state, answer) => {
  const { token, find } = await bookForToken(services);
  services.clock.now = new Date(now);
  const { shown, page } = await view(services, { token });
  expect(shown).toEqual(state);
  const late = page.querySelector('[data-change=move]');
  expect(late?.querySelector('form') === null).toBe(answer.moves === 409 && answer.cancels === 303);
  expect((await post(services, { token, ...move })).response.status).toBe(answer.moves);
  if (answer.moves === 303) await post(services, { token, ...move, appointmentDate: day, timeSlot: '10:00' });
  expect((await post(services, { token, ...cancel })).response.status).toBe(answer.cancels);
  expect((await find())?.status).toBe('pending');
});

test('a cross-site POST, or one with an unknown action, changes nothing', async () => {
  const { token, find } = await bookForToken(services);
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const forged = await post(services, { token, ...cancel }, elsewhere);
  expect([forged.response.status, forged.shown]).toEqual([403, [t('manageAppointment.unavailableTitle')]]);
  expect((await post(services, { token, action: 'explode' })).response.status).toBe(400);
  expect(await find()).toMatchObject({ status: 'pending' });
});

const ended = t('manageAppointment.endedTitle');

// The appointment ends at 11:00, which is 10:00 UTC.
test.each([
  ['2026-12-27T09:59:59Z', past, 200, 409],
  ['2026-12-27T10:00:00Z', [ended], 410, 410],
])(
  'a link is valid until thirty days after its appointment: %s, %j',
  async (now, expected, status, posted) => {
    const { token, reference } = await bookForToken(services);
    services.clock.now = new Date(now);
    const { response, page, shown } = await view(services, { token });
    expect([response.status, shown]).toEqual([status, expected]);
    expect(page.querySelector('main')?.text.includes(reference)).toBe(status === 200);
    expect((await post(services, { token, ...keep })).response.status).toBe(posted);
  },
);

test('a cancellation holds the time for ten minutes, prevents moving, mails nobody and can be undone', async () => {
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
  expect((await post(services, { token, ...move })).response.status).toBe(409);
  const kept = await post(services, { token, ...keep });
  expect(kept.response.headers.get('location')).toBe(`/afspraak/beheren?token=${token}&done=kept`);
  services.clock.advanceMinutes(10);
  await endCancellations(services);
  expect(await find()).toMatchObject({ status: 'confirmed', day, slot: '10:00', cancelAt: null });
  expect(services.mailbox.mails).toHaveLength(4);
});

test('a cancellation pressed twice is final once: it releases the time, mails both, and removes the event from the calendar', async () => {
  await bookAppointment(services);
  const { token, reference, find } = await bookAndMail(services);
  await post(services, { token, ...cancel });
  services.clock.advanceMinutes(5);
  expect((await post(services, { token, ...cancel })).response.status).toBe(303);
  services.clock.advanceMinutes(5);
  // The page shows the appointment as cancelled even before the scheduled function has run.
  expect((await view(services, { token })).shown).toEqual(cancelled);
  await Promise.all([endCancellations(services), endCancellations(services)]);
  expect(await find()).toMatchObject({ status: 'cancelled', sequence: 2 });
  expect(await freeSlots(services, day)).toContain('10:00');
  const { companyMail, senderMail } = bothMails();
  expect(companyMail.subject).toBe(`Afspraak afgezegd door Kantoor Noord (${reference})`);
  expect(senderMail.text).toContain('https://www.example.nl/afspraak');
  const { method, event } = calendarOf(senderMail);
  expect([method, event('SEQUENCE'), event('STATUS')]).toEqual(['CANCEL', '2', 'CANCELLED']);
  for (const action of [move, keep]) {
    const { response, shown } = await post(services, { token, ...action });
    expect([response.status, shown]).toEqual([409, cancelled]);
  }
});

test('the sixth cancellation is final, since planners cannot change a booking whose cancellation can be undone', async () => {
  const { token, reference } = await bookForToken(services);
  for (const action of Array.from({ length: 5 }, () => [cancel, keep]).flat())
    expect((await post(services, { token, ...action })).response.status).toBe(303);
  const kept = Array(5).fill('visitor-kept');
  expect((await eventsOf(services, reference)).map(({ kind }) => kind)).toEqual(kept);
  await post(services, { token, ...cancel });
  expect((await post(services, { token, ...keep })).response.status).toBe(409);
  expect((await view(services, { token })).shown).toEqual(cancelled);
});

test('the link in an earlier mail works as long as its key is configured as the previous one', async () => {
  const earlierKey = 'the earlier key of the tests, long enough';
  const { reference } = await bookForToken(services);
  const token = appointmentToken(earlierKey, reference);
  const env = { APP_SECRET_PREVIOUS: earlierKey };
  const withBoth = await createTestServices(services.env.databaseUrl, { env });
  expect((await view(withBoth, { token })).response.status).toBe(200);
  expect((await view(services, { token })).response.status).toBe(404);
});
