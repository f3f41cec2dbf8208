/** Decisions of staff on a booking: confirmed with its price, moved, cancelled with a reason. */
import { joinUnits } from '#i18n/units.ts';
import { endCancellations } from '#server/appointments/changes.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { bookAndMail, bookForToken, freeSlots, post } from '../support/appointments.ts';
import { calendarOf, type ReadCalendar } from '../support/calendar.ts';
import type { ReceivedMail } from '../support/mailbox.ts';
import { eventsOf, staffPerTest, suppress } from '../support/staff.ts';

const day = '2026-11-27';

const { services, open, act } = staffPerTest('team-leader');

const book = (changes?: Record<string, unknown>) => bookAndMail(services, changes);

/** Posts a form about a booking, with the version number 0 unless given. */
const decide = (reference: string, actie: string, fields: Record<string, unknown> = {}) =>
  act(reference, { actie, volgnummer: '0', ...fields });
const confirm = (reference: string, fields: Record<string, unknown> = {}) =>
  decide(reference, 'bevestigen', { prijs: '95', ...fields });

/** Returns the error of the page or of a field. */
const problemOf = ({ page }: Awaited<ReturnType<typeof decide>>) =>
  page.querySelector('[role="alert"], [id$="-error"]')?.text;

function theMail(): ReceivedMail {
  const [mail, ...others] = services.mailbox.mails;
  if (!mail || others.length > 0) throw new Error('not one mail');
  return mail;
}

const stateOf = ({ method, event }: ReadCalendar) => [method, event('STATUS'), event('SEQUENCE')];

const textOf = ({ text = '' }: ReceivedMail) => text.replaceAll('\u00a0', ' ');

test('a confirmation is mailed with the time, the price and a confirmed calendar event', async () => {
  const { reference, find } = await book();
  const answer = await confirm(reference, { prijs: '89,50' });
  expect(answer).toMatchObject({ status: 303, location: `${requestPath(reference)}?gedaan=bevestigen` });
  expect(await find()).toMatchObject({ status: 'confirmed', sequence: 1, team: 1, price: 89.5 });
  const { page } = await open(requestPath(reference));
  expect(page.querySelector('#afspraak')?.parentNode?.text).toMatch(/€\s89,50\sper beurt/);
  const mail = theMail();
  const subject = joinUnits(`Uw afspraak op vrijdag 27 november om 10:00 uur is bevestigd (${reference})`);
  expect(mail.subject).toBe(subject);
  expect(textOf(mail)).toContain('€ 89,50, exclusief btw');
  expect(textOf(mail)).toContain('Niet akkoord met de prijs? Dan kunt u gratis afzeggen');
  expect(textOf(mail)).toContain('Verplaatsen kan tot 24 uur van tevoren');
  expect(textOf(mail)).not.toContain('negeren');
  const calendar = calendarOf(mail);
  expect(stateOf(calendar)).toEqual(['REQUEST', 'CONFIRMED', '1']);
  expect(calendar.moment('DTSTART')).toBe('2026-11-27T09:00:00.000Z');
});

const statusAt = async (path: string | null) =>
  (await open(path ?? '')).page.querySelector('[role="status"]')?.text;

test('a decision neither sends a mail to a suppressed address nor claims that it did', async () => {
  const email = 'kim@delinde.example';
  const { reference } = await book({ email });
  await suppress(services, email);
  const form = await open(requestPath(reference));
  const buttons = form.page.querySelectorAll('button').map(({ text }) => text.trim());
  expect(buttons).toContain('Bevestig zonder e-mail');
  expect(form.page.text).not.toMatch(/en mail|De klant krijgt de prijs/);
  const week = await open(agendaPath({ week: day }));
  expect(week.page.querySelector('[data-unmailable]')?.id).toBe(reference);
  const confirmed = await confirm(reference);
  expect(await statusAt(confirmed.location)).toContain('bevestigd. De klant krijgt er geen e-mail over');
  const moved = await decide(reference, 'verplaatsen', { ...to, volgnummer: '1' });
  expect(await statusAt(moved.location)).toContain('om 09:00 uur. De klant krijgt er geen e-mail over');
  const cancelled = await decide(reference, 'afzeggen', { volgnummer: '2', reden: 'Ziek' });
  expect(await statusAt(cancelled.location)).toContain('afgezegd. De klant krijgt er geen e-mail over');
  expect(services.mailbox.mailsTo(email)).toEqual([]);
});

test('a confirmation asks for a walk-through only when chosen, and proposes it for new customers', async () => {
  const email = 'kim@delinde.example';
  const first = await book({ email });
  const isTicked = async (reference: string) => {
    const { page } = await open(requestPath(reference));
    return page.querySelector('input[name="rondgang"]')?.hasAttribute('checked');
  };
  expect(await isTicked(first.reference)).toBe(true);
  await confirm(first.reference, { rondgang: 'ja' });
  expect(textOf(theMail())).toContain('korte rondgang');
  const second = await book({ email: email.toUpperCase(), timeSlot: '12:00' });
  expect(await isTicked(second.reference)).toBe(false);
  await confirm(second.reference);
  expect(textOf(theMail())).not.toContain('rondgang');
});

test.each(['', '0', '9,999'])('a confirmation needs a price: %j is rejected and restored', async (prijs) => {
  const { reference, find } = await book();
  const answer = await confirm(reference, { prijs });
  expect(answer.status).toBe(422);
  expect(answer.page.querySelector('input[name="prijs"]')?.getAttribute('value')).toBe(prijs);
  expect(answer.page.querySelector('#prijs-error')?.text).toContain('Vul de prijs');
  expect(answer.page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['prijs']);
  expect(await find()).toMatchObject({ status: 'pending' });
  expect(services.mailbox.mails).toEqual([]);
});

test('a confirmation at more than one and a half times the indication is asked about once', async () => {
  const { reference } = await book({ squareMeters: 100 });
  const refused = await confirm(reference, { prijs: '95', uren: '99' });
  expect(refused.page.querySelector('input[name="nagekeken"]')?.getAttribute('value')).toBe('');
  const asked = await confirm(reference, { prijs: '95,00' });
  expect([asked.status, problemOf(asked)]).toEqual([422, expect.stringContaining('Klopt de prijs?')]);
  const nagekeken = asked.page.querySelector('input[name="nagekeken"]')?.getAttribute('value');
  expect((await confirm(reference, { prijs: '96', nagekeken })).status).toBe(422);
  expect((await confirm(reference, { prijs: '95', nagekeken })).status).toBe(303);
});

test('a confirmation applies to the time that the planner saw: a concurrent move by the visitor comes first', async () => {
  const { reference, token, find } = await book();
  await post(services, { token, action: 'move', appointmentDate: day, timeSlot: '14:00' });
  const late = await confirm(reference);
  expect(late.status).toBe(409);
  expect(problemOf(late)).toMatch(/heeft intussen de afspraak verplaatst/);
  expect(await find()).toMatchObject({ status: 'pending', slot: '14:00' });
  expect(late.page.text).toContain('Zelf verplaatst van vrijdag 27 november om 10:00');
  expect((await confirm(reference, { volgnummer: '1' })).status).toBe(303);
});

const to = { dag: '2026-11-25', tijd: '09:00', team: '' };

test('a move releases the old time, keeps the confirmation and mails both times', async () => {
  const { reference, find } = await book();
  await confirm(reference);
  services.mailbox.mails.length = 0;
  const { location } = await decide(reference, 'verplaatsen', { ...to, volgnummer: '1' });
  expect(await statusAt(location)).toMatch(/woensdag 25 november om 09:00 uur\. De e-mail .* is onderweg/);
  const moved = { status: 'confirmed', day: '2026-11-25', slot: '09:00', team: 1, sequence: 2 };
  expect(await find()).toMatchObject(moved);
  expect(await freeSlots(services, day)).toContain('10:00');
  const mail = theMail();
  const sentence = 'was op vrijdag 27 november om 10:00 uur en is nu op woensdag 25 november om 09:00 uur';
  expect(textOf(mail)).toContain(sentence);
  expect(textOf(mail)).not.toContain('bevestigt');
  expect(stateOf(calendarOf(mail))).toEqual(['REQUEST', 'CONFIRMED', '2']);
});

test.each([
  ['a time that both teams have', 409, { dag: day, tijd: '11:00', team: '' }, 'geen team vrij'],
  ['a Saturday', 422, { dag: '2026-11-28', tijd: '10:00', team: '' }, 'weekend'],
  ['the past', 422, { dag: '2026-11-20', tijd: '10:00', team: '' }, 'al geweest'],
])('a move to %s is refused, and the chosen values are kept', async (_, status, fields, problem) => {
  const { reference, find } = await book();
  for (const timeSlot of ['11:00', '11:00', '12:00']) await bookForToken(services, { timeSlot });
  const answer = await decide(reference, 'verplaatsen', fields);
  expect(answer.status).toBe(status);
  expect(problemOf(answer)).toContain(problem);
  expect(answer.page.querySelector('input[name="dag"]')?.getAttribute('value')).toBe(fields.dag);
  expect(await find()).toMatchObject({ day, slot: '10:00', sequence: 0 });
});

test('a cancellation needs a reason, is mailed with it once, removed from the calendar, and releases the time', async () => {
  const { reference, find } = await book({ taal: 'fr' });
  await book();
  expect(await freeSlots(services, day)).not.toContain('10:00');
  const empty = await decide(reference, 'afzeggen', { reden: ' ' });
  expect(empty.status).toBe(422);
  expect(problemOf(empty)).toContain('Schrijf waarom');
  const cancel = () => decide(reference, 'afzeggen', { reden: 'Notre équipe est malade.' });
  expect([(await cancel()).status, (await cancel()).status]).toEqual([303, 409]);
  expect(await find()).toMatchObject({ status: 'cancelled' });
  expect(await freeSlots(services, day)).toContain('10:00');
  const mail = theMail();
  expect(textOf(mail)).toContain('Motif : Notre équipe est malade.');
  expect(stateOf(calendarOf(mail))).toEqual(['CANCEL', 'CANCELLED', '1']);
  expect(await eventsOf(services, reference)).toMatchObject([
    { kind: 'status', text: 'Notre équipe est malade.', detail: { from: 'pending', to: 'cancelled' } },
  ]);
});

/** Creates a booking that was confirmed at 89 euros and then cancelled by the company. */
async function cancelled(changes?: Record<string, unknown>) {
  const booking = await book(changes);
  await confirm(booking.reference, { prijs: '89', uren: '2' });
  await decide(booking.reference, 'afzeggen', { reden: 'Dubbel geboekt.', volgnummer: '1' });
  services.mailbox.mails.length = 0;
  return booking;
}
const restore = (reference: string) => confirm(reference, { prijs: '89', uren: '2', volgnummer: '2' });

test("a booking that staff cancelled is restored at its time and price, despite the visitor's later bookings", async () => {
  const email = 'noor@zuid.example';
  const { reference, find } = await cancelled({ email });
  for (const timeSlot of ['13:00', '14:00']) await book({ timeSlot, email });
  const { page } = await open(requestPath(reference));
  expect(page.querySelector('select[name="uren"] [selected]')?.getAttribute('value')).toBe('2');
  expect((await restore(reference)).status).toBe(303);
  const restored = { status: 'confirmed', day, slot: '10:00', hours: 2, team: 1, price: 89 };
  expect(await find()).toMatchObject(restored);
  expect(theMail().subject).toContain('is bevestigd');
  expect(stateOf(calendarOf(theMail()))).toEqual(['REQUEST', 'CONFIRMED', '3']);
});

test('a booking that its visitor is cancelling cannot be confirmed or moved, but can be restored once staff cancelled it too', async () => {
  const { reference, token, find } = await book();
  await post(services, { token, action: 'cancel' });
  services.mailbox.mails.length = 0;
  const place = { dag: day, tijd: '14:00', team: '1', volgnummer: '1' };
  const moved = await decide(reference, 'verplaatsen', place);
  const problem = expect.stringContaining('De klant zegt deze afspraak af');
  for (const answer of [moved, await confirm(reference, { volgnummer: '1' })])
    expect([answer.status, problemOf(answer)]).toEqual([422, problem]);
  expect(services.mailbox.mails).toEqual([]);
  await decide(reference, 'afzeggen', { reden: 'Op uw verzoek.', volgnummer: '1' });
  expect((await confirm(reference, { volgnummer: '2' })).status).toBe(303);
  services.clock.advanceMinutes(10);
  await endCancellations(services);
  expect(await find()).toMatchObject({ status: 'confirmed', slot: '10:00' });
});

test('a cancelled booking cannot be restored once its time is taken or past', async () => {
  const { reference, find } = await cancelled();
  for (const timeSlot of ['11:00', '11:00']) await book({ timeSlot });
  services.mailbox.mails.length = 0;
  const answer = await restore(reference);
  expect(answer.status).toBe(422);
  expect(problemOf(answer)).toContain('De afspraak blijft afgezegd.');
  services.clock.advanceMinutes(14 * 24 * 60);
  const late = await restore(reference);
  expect([late.status, problemOf(late)]).toEqual([422, expect.stringContaining('al geweest')]);
  expect(late.page.text).not.toContain('Zet terug en mail');
  expect(await find()).toMatchObject({ status: 'cancelled' });
  expect(services.mailbox.mails).toEqual([]);
});
