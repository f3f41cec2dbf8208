/**
 * Each state of an appointment in each language, for the visitor and for the planner: the page
 * behind the link, the confirmation page, the mail, the calendar files and the request page. All
 * use the same texts, and a GET changes nothing.
 */
import { formatStatus } from '#i18n/appointment-status.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showPage } from '#server/pages/pages.ts';
import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { appointmentToken, managePagePath } from '#server/appointments/link.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { appointmentStatuses, type AppointmentStatus } from '#contracts/manage-appointment.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { answerAll, bookAppointment, cancelForGood, holdTime, post, view } from '../support/appointments.ts';
import { calendarOf, readCalendar } from '../support/calendar.ts';
import { getPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { forms, sendExample } from '../support/forms.ts';
import { getStaffPage, postStaffForm, sessionPerTest } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const pages = byMethod({ GET: showPage });
const moment = '2026-11-27T09:00:00.000Z';

const services = servicesPerTest();
const session = sessionPerTest(services, 'team-leader');

const folded = (text = '') => text.replace(/\s+/g, ' ').trim();

/** The newest mail to the visitor. */
function lastMail() {
  const mails = services.mailbox.mails.filter(({ envelopeTo }) => envelopeTo[0] !== services.env.mailTo);
  const mail = mails.at(-1);
  if (!mail) throw new Error('no mail to the visitor');
  return mail;
}

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
async function decide({ reference }: Booking, actie: string, fields: Record<string, string>) {
  const { sequence } = (await findAppointment(services.db, reference)) ?? {};
  const form = { actie, volgnummer: String(sequence), ...fields };
  await postStaffForm(services, requestPath(reference), form, session);
  await services.deliverMail();
}

const confirm = (booking: Booking, fields = {}) => decide(booking, 'bevestigen', { prijs: '85', ...fields });
const moveAsPlanner = (booking: Booking) =>
  decide(booking, 'verplaatsen', { dag: '2026-12-01', tijd: '11:00', team: '' });
const move = ({ token }: Booking) =>
  post(services, { token, action: 'move', appointmentDate: '2026-12-01', timeSlot: '11:00' });

async function letHoldEnd() {
  services.clock.advanceMinutes(48 * 60);
  await endUnansweredHolds(services);
}

interface State {
  name: string;
  /** Brings a new booking into the state. */
  reach?: (booking: Booking) => Promise<unknown>;
  status: AppointmentStatus[];
  /** The status in the calendar file of the newest mail; undefined when the state sends no mail. */
  mailed?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Whether the confirmation page shows the time; `calendar` is the status in its file. */
  showsTime?: boolean;
  calendar?: 'TENTATIVE' | 'CONFIRMED';
  /** The label of the offered price, which says whether it is final. */
  price?: 'appointmentMail.priceLabel' | 'appointmentMail.indicativeLabel';
  /** True when the page behind the link offers neither to move nor to cancel. */
  isOver?: boolean;
}

const states: State[] = [
  {
    name: 'not yet answered',
    status: ['asked'],
    ...{ mailed: 'TENTATIVE', showsTime: true },
  },
  {
    name: 'held',
    reach: ({ token }) => holdTime(services, token),
    status: ['held'],
    ...{ calendar: 'TENTATIVE', showsTime: true },
  },
  {
    name: 'confirmed for a known building',
    reach: async (booking) => {
      await holdTime(services, booking.token);
      await confirm(booking);
    },
    status: ['confirmed'],
    price: 'appointmentMail.priceLabel',
    ...{ mailed: 'CONFIRMED', calendar: 'CONFIRMED', showsTime: true },
  },
  {
    name: 'confirmed for an unknown building, before its visitor answered',
    reach: (booking) => confirm(booking, { rondgang: 'ja' }),
    status: ['confirmed'],
    price: 'appointmentMail.indicativeLabel',
    ...{ mailed: 'CONFIRMED', calendar: 'CONFIRMED', showsTime: true },
  },
  {
    name: 'confirmed and near',
    reach: async (booking) => {
      await confirm(booking);
      services.clock.now = new Date('2026-11-27T08:00:00Z');
    },
    status: ['confirmed'],
    price: 'appointmentMail.priceLabel',
    ...{ mailed: 'CONFIRMED', showsTime: true },
  },
  {
    name: 'not answered in time',
    reach: letHoldEnd,
    status: ['ended'],
    showsTime: true,
  },
  {
    name: 'given to others',
    reach: async () => {
      await letHoldEnd();
      await bookAppointment(services);
      await bookAppointment(services);
    },
    status: ['lost'],
  },
  {
    name: 'moved by its visitor',
    reach: move,
    status: ['moved', 'held'],
    mailed: 'TENTATIVE',
  },
  {
    name: 'moved by us before it was confirmed',
    reach: moveAsPlanner,
    status: ['movedByUs', 'held'],
    mailed: 'TENTATIVE',
  },
  {
    name: 'moved by us once it was confirmed',
    reach: async (booking) => {
      await confirm(booking);
      await moveAsPlanner(booking);
    },
    status: ['movedByUs', 'confirmed'],
    price: 'appointmentMail.priceLabel',
    mailed: 'CONFIRMED',
  },
  {
    name: 'about to be cancelled',
    reach: ({ token }) => post(services, { token, action: 'cancel' }),
    status: ['cancelling'],
    isOver: true,
  },
  {
    name: 'cancelled by its visitor',
    reach: ({ token }) => cancelForGood(services, token),
    status: ['cancelled'],
    mailed: 'CANCELLED',
    isOver: true,
  },
  {
    name: 'cancelled by us',
    reach: (booking) => decide(booking, 'afzeggen', { reden: 'Het team is ziek.' }),
    status: ['cancelledByUs'],
    mailed: 'CANCELLED',
    isOver: true,
  },
  {
    name: 'over',
    reach: async () => {
      await answerAll(services);
      services.clock.advanceMinutes(5 * 24 * 60);
    },
    status: ['past'],
    isOver: true,
  },
];

const cases = states.flatMap((state) => locales.map((locale) => ({ ...state, locale })));

test.each(cases)('an appointment $name is shown as what it is, in $locale', async ({ locale, ...state }) => {
  const booking = await book(locale);
  await state.reach?.(booking);
  const { token, reference, confirmation } = booking;
  const t = translator(locale);
  const words = folded(formatStatus(state.status, locale));
  const row = services.db.selectFrom('appointments').selectAll().where('reference', '=', reference);
  const before = await row.execute();

  const head = new Request(bare(managePagePath(locale, token)), { method: 'HEAD' });
  expect((await call(pages, services, head)).response.status).toBe(200);
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
  expect(folded(after.page.querySelector('h1')?.text)).toBe(
    folded(formatStatus(state.status.slice(0, 1), locale)),
  );
  expect(after.page.querySelector('[data-todo]') !== null).toBe(state.status[0] === 'asked');
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
    const mail = lastMail();
    for (const status of state.status)
      expect(folded(mail.text)).toContain(folded(t(`appointmentStatus.${status}`)));
    if (state.price && state.status[0] === 'confirmed')
      expect(folded(mail.text)).toMatch(new RegExp(`${t(state.price)}[^.]*85`));
    const calendar = calendarOf(mail);
    expect(calendar.event('STATUS')).toBe(state.mailed);
    expect(folded(calendar.event('DESCRIPTION'))).toContain(words);
  }

  const staff = await getStaffPage(services, requestPath(reference), session);
  expect(folded(staff.page.querySelector('[data-progress]')?.text)).toBe(
    folded(formatStatus(state.status, 'nl')),
  );
  expect(await row.execute()).toEqual(before);
});

test('each status is reached by one of them', () => {
  expect(new Set(states.flatMap(({ status }) => status))).toEqual(new Set(appointmentStatuses));
});
