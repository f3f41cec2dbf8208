/**
 * Each state of an appointment in each language, in all pages, mails and calendar files about it.
 * Whatever its query, a GET or HEAD of the visitor's link changes nothing.
 */
import { formatStatus } from '#i18n/appointment-status.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showPage } from '#server/pages/pages.ts';
import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { appointmentToken, managePagePath } from '#server/appointments/link.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { appointmentStatuses, type AppointmentStatus } from '#contracts/manage-appointment.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { bookAppointment, cancelForGood, confirmAll, holdTime, post, view } from '../support/appointments.ts';
import { calendarOf, readCalendar } from '../support/calendar.ts';
import type { ReceivedMail } from '../support/mailbox.ts';
import { getPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { forms, sendExample } from '../support/forms.ts';
import { changeVisit } from '../support/series.ts';
import { getStaffPage, sessionPerTest } from '../support/staff.ts';
import { triedLocales } from '../support/sweep.ts';
import { servicesPerTest } from '../support/test-services.ts';

const pages = byMethod({ GET: showPage });
const moment = '2026-11-27T09:00:00.000Z';

const services = servicesPerTest();
const session = sessionPerTest(services, 'team-leader');

const folded = (text = '') => text.replace(/\s+/g, ' ').trim();

interface Booking {
  /** Path of the confirmation page. */
  confirmation: string;
  token: string;
  reference: string;
}

async function book(locale: Locale): Promise<Booking> {
  const { body } = await sendExample(forms.appointment, services, { taal: locale });
  const { confirmation, reference } = body as Omit<Booking, 'token'>;
  return { confirmation, reference, token: appointmentToken(services.env.appSecret, reference) };
}

/** Posts a planner's form on the booking's page. */
async function decide({ reference }: Booking, fields: Record<string, string>) {
  const { sequence } = (await findAppointment(services.db, reference)) ?? {};
  await changeVisit(services, reference, session, { volgnummer: String(sequence), ...fields });
  await services.deliverMail();
}

type Step = (booking: Booking) => unknown;

const hold: Step = ({ token }) => holdTime(services, token);
const confirm: Step = (booking) => decide(booking, { actie: 'bevestigen', prijs: '85' });
const confirmUnseen: Step = (booking) =>
  decide(booking, { actie: 'bevestigen', prijs: '85', rondgang: 'ja' });
const moveAsPlanner: Step = (booking) =>
  decide(booking, { actie: 'verplaatsen', dag: '2026-12-01', tijd: '11:00', team: '' });
const cancelAsPlanner: Step = (booking) => decide(booking, { actie: 'afzeggen', reden: 'Het team is ziek.' });
const move: Step = ({ token }) =>
  post(services, { token, action: 'move', appointmentDate: '2026-12-01', timeSlot: '11:00' });
const cancel: Step = ({ token }) => post(services, { token, action: 'cancel' });
const cancelAndWait: Step = ({ token }) => cancelForGood(services, token);
const bookBothTeams: Step = () => Promise.all([bookAppointment(services), bookAppointment(services)]);
const wait = (hours: number) => () => {
  services.clock.advanceMinutes(hours * 60);
};
const letHoldEnd: Step[] = [wait(48), () => endUnansweredHolds(services)];

interface State {
  status: AppointmentStatus[];
  /** The steps that bring a new booking into the state. */
  by?: Step[];
  /** The status in the calendar file of the newest mail; undefined when the state sends no mail. */
  mailed?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Whether the confirmation page shows the time. */
  showsTime?: boolean;
  /** The status in the calendar file that the confirmation page offers, if any. */
  calendar?: 'TENTATIVE' | 'CONFIRMED';
  /** The label of the price, which differs for a final and an indicative one. */
  price?: 'appointmentMail.priceLabel' | 'appointmentMail.indicativeLabel';
  /** True when the page behind the link offers neither to move the appointment nor to cancel it. */
  isOver?: boolean;
}

const agreed = { price: 'appointmentMail.priceLabel', mailed: 'CONFIRMED' } as const;
const confirmed = { ...agreed, status: ['confirmed'], showsTime: true } satisfies State;
const cancelled = { mailed: 'CANCELLED', isOver: true } as const;
const unseen = { price: 'appointmentMail.indicativeLabel', calendar: 'CONFIRMED' } as const;

const states: Record<string, State> = {
  'not yet answered': { status: ['asked'], mailed: 'TENTATIVE', showsTime: true },
  held: { status: ['held'], by: [hold], calendar: 'TENTATIVE', showsTime: true },
  'confirmed for a known building': { ...confirmed, by: [hold, confirm], calendar: 'CONFIRMED' },
  'confirmed for an unknown building': { ...confirmed, ...unseen, by: [confirmUnseen] },
  'confirmed and starting soon': { ...confirmed, by: [confirm, wait(95)] },
  'not answered in time': { status: ['ended'], by: letHoldEnd, showsTime: true },
  'given to others': { status: ['lost'], by: [...letHoldEnd, bookBothTeams] },
  'moved by its visitor': { status: ['moved', 'held'], by: [move], mailed: 'TENTATIVE' },
  'moved by us before it is confirmed': {
    status: ['movedByUs', 'held'],
    by: [moveAsPlanner],
    mailed: 'TENTATIVE',
  },
  'moved by us once it is confirmed': {
    ...agreed,
    status: ['movedByUs', 'confirmed'],
    by: [confirm, moveAsPlanner],
  },
  'about to be cancelled': { status: ['cancelling'], by: [cancel], isOver: true },
  'cancelled by its visitor': { ...cancelled, status: ['cancelled'], by: [cancelAndWait] },
  'cancelled by us': { ...cancelled, status: ['cancelledByUs'], by: [cancelAsPlanner] },
  'in the past': { status: ['past'], by: [() => confirmAll(services), wait(5 * 24)], isOver: true },
};

const cases = Object.entries(states).flatMap(([name, state]) =>
  triedLocales.map((locale) => ({ name, locale, ...state })),
);

test.each(cases)('an appointment $name has that status everywhere: $locale', async ({ locale, ...state }) => {
  const booking = await book(locale);
  for (const step of state.by ?? []) await step(booking);
  const { token, reference, confirmation } = booking;
  const t = translator(locale);
  const words = folded(formatStatus(state.status, locale));
  const row = services.db.selectFrom('appointments').selectAll().where('reference', '=', reference);
  const before = await row.execute();

  const path = managePagePath(locale, token, { action: 'hold', done: 'held' });
  for (const method of ['GET', 'HEAD'])
    expect((await call(pages, services, bare(path, method))).response.status).toBe(200);
  const { page } = await view(services, { token }, locale);
  expect(folded(page.querySelector('[data-fact=status]')?.text)).toBe(words);
  const changes = page.querySelectorAll('[data-change]').map((each) => each.getAttribute('data-change'));
  expect(changes).toEqual(state.isOver ? [] : ['move', 'cancel']);
  expect(page.querySelectorAll('[data-change][open]')).toHaveLength(state.status[0] === 'lost' ? 1 : 0);
  const isHeld = state.status[0] !== 'ended' && state.status[0] !== 'lost';
  const withdraws = folded(page.text).includes(folded(t('manageAppointment.withdrawQuestion')));
  if (!state.isOver) expect(withdraws).toBe(!isHeld);
  const price = page.querySelector('[data-fact=price]')?.parentNode;
  expect(price !== undefined).toBe(state.price !== undefined);
  if (state.price) expect(price?.text).toMatch(new RegExp(`${t(state.price)}[^]*85`));

  const after = await getPage(services, confirmation);
  const heading = folded(formatStatus(state.status.slice(0, 1), locale));
  expect(folded(after.page.querySelector('h1')?.text)).toBe(heading);
  expect(after.page.querySelector('[data-todo]') !== null).toBe(state.status[0] === 'asked');
  expect(after.page.querySelector('[data-deadline]') !== null).toBe(state.status[0] === 'held');
  expect(after.page.querySelector('[data-moment]') !== null).toBe(state.showsTime ?? false);
  expect(after.page.querySelectorAll('[data-calendar] a')).toHaveLength(state.calendar ? 3 : 0);

  const { response } = await call(pages, services, bare(`${confirmation}&calendar`));
  const isFile = response.headers.get('content-type')?.startsWith('text/calendar') ?? false;
  expect(isFile).toBe(state.calendar !== undefined);
  if (isFile) {
    const file = readCalendar(await response.text());
    expect([file.event('STATUS'), file.moment('DTSTART')]).toEqual([state.calendar, moment]);
    expect(folded(file.event('DESCRIPTION'))).toContain(words);
  }

  if (state.mailed) {
    const mails = services.mailbox.mails.filter(({ envelopeTo }) => envelopeTo[0] !== services.env.mailTo);
    const mail = mails.at(-1) as ReceivedMail;
    for (const status of state.status)
      expect(folded(mail.text)).toContain(folded(t(`appointmentStatus.${status}`)));
    if (state.price && state.status[0] === 'confirmed')
      expect(folded(mail.text)).toMatch(new RegExp(`${t(state.price)}[^.]*85`));
    const calendar = calendarOf(mail);
    expect(calendar.event('STATUS')).toBe(state.mailed);
    expect(folded(calendar.event('DESCRIPTION'))).toContain(words);
  }

  const staff = await getStaffPage(services, requestPath(reference), session);
  const progress = folded(formatStatus(state.status, 'nl'));
  expect(folded(staff.page.querySelector('[data-progress]')?.text)).toBe(progress);
  expect(await row.execute()).toEqual(before);
});

test('each status occurs in one of the tested states', () => {
  expect(new Set(cases.flatMap(({ status }) => status))).toEqual(new Set(appointmentStatuses));
});
