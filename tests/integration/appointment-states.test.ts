/**
 * Each state of an appointment, by each way to look at it: the link of the mail, the page after the
 * form, and the calendar file of that page. Looking changes nothing.
 */
import { translator } from '#i18n/translate.ts';
import { byMethod } from '#server/http/by-method.ts';
import { showPage } from '#server/pages/pages.ts';
import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { findReference, managePagePath } from '#server/appointments/link.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerAll,
  bookAppointment,
  cancelForGood,
  forgetAppointments,
  holdTime,
  post,
  view,
} from '../support/appointments.ts';
import { readCalendar } from '../support/calendar.ts';
import { getPage, postPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { anAppointment } from '../support/forms.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const t = translator('nl');
const pages = byMethod({ GET: showPage });
const moment = '2026-11-27T09:00:00.000Z';

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
  await forgetAppointments(services);
});

/** Books without script, and gives the address of the confirmation and the token of the mail. */
async function book() {
  const { response } = await postPage(services, '/afspraak', anAppointment({ submissionId: '' }));
  const confirmation = response.headers.get('location') ?? '';
  const mail = services.mailbox.mails.find(({ envelopeTo }) => envelopeTo[0] !== services.env.mailTo);
  const token =
    new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  const reference = findReference(services.env.validSecrets, token) ?? '';
  return { confirmation, token, reference };
}

async function confirm() {
  await services.db.updateTable('appointments').set({ status: 'confirmed', isConfirmed: true }).execute();
}

async function letHoldEnd() {
  services.clock.advanceMinutes(48 * 60);
  await endUnansweredHolds(services);
}

const reserved = t('confirmation.appointmentHeading');
const noCalendar = undefined;

interface State {
  name: string;
  /** Brings a booking into the state. */
  reach: (token: string) => Promise<unknown>;
  /** What the link of the mail says of the time, or of the appointment. */
  link: string;
  confirmation: { heading: string; asksToAnswer?: boolean; showsTime?: boolean };
  /** Status in the calendar file; undefined when the page offers none. */
  calendar: string | undefined;
}

const states: State[] = [
  {
    name: 'not yet answered',
    reach: () => Promise.resolve(),
    link: t('manageAppointment.holdTitle'),
    confirmation: { heading: reserved, asksToAnswer: true, showsTime: true },
    calendar: 'TENTATIVE',
  },
  {
    name: 'held',
    reach: (token) => holdTime(services, token),
    link: t('manageAppointment.held'),
    confirmation: { heading: reserved, showsTime: true },
    calendar: 'TENTATIVE',
  },
  {
    name: 'confirmed after an answer',
    reach: async (token) => {
      await holdTime(services, token);
      await confirm();
    },
    link: t('manageAppointment.confirmed'),
    confirmation: { heading: t('confirmation.confirmedHeading'), showsTime: true },
    calendar: 'CONFIRMED',
  },
  {
    name: 'confirmed before its visitor answered',
    reach: confirm,
    link: t('manageAppointment.confirmed'),
    confirmation: { heading: t('confirmation.confirmedHeading'), showsTime: true },
    calendar: 'CONFIRMED',
  },
  {
    name: 'not answered in time',
    reach: letHoldEnd,
    link: t('manageAppointment.holdEnded'),
    confirmation: { heading: t('confirmation.endedHeading'), showsTime: true },
    // The page is older than an hour by then.
    calendar: noCalendar,
  },
  {
    name: 'given to others',
    reach: async () => {
      await letHoldEnd();
      await bookAppointment(services);
      await bookAppointment(services);
    },
    link: t('manageAppointment.holdLost'),
    confirmation: { heading: t('confirmation.endedHeading') },
    calendar: noCalendar,
  },
  {
    name: 'moved',
    reach: (token) =>
      post(services, { token, action: 'move', appointmentDate: '2026-12-01', timeSlot: '11:00' }),
    link: t('manageAppointment.held'),
    confirmation: { heading: t('confirmation.movedHeading') },
    calendar: noCalendar,
  },
  {
    name: 'about to be cancelled',
    reach: (token) => post(services, { token, action: 'cancel' }),
    link: t('manageAppointment.cancellingTitle'),
    confirmation: { heading: t('manageAppointment.cancellingTitle') },
    calendar: noCalendar,
  },
  {
    name: 'cancelled',
    reach: (token) => cancelForGood(services, token),
    link: t('manageAppointment.cancelledTitle'),
    confirmation: { heading: t('manageAppointment.cancelledTitle') },
    calendar: noCalendar,
  },
  {
    name: 'over',
    reach: async () => {
      await answerAll(services);
      services.clock.advanceMinutes(5 * 24 * 60);
    },
    link: t('manageAppointment.pastTitle'),
    confirmation: { heading: t('manageAppointment.pastTitle') },
    calendar: noCalendar,
  },
];

test.each(states)('an appointment $name is shown as what it is', async (state) => {
  const { confirmation, token, reference } = await book();
  await state.reach(token);
  const readRow = () =>
    services.db.selectFrom('appointments').selectAll().where('reference', '=', reference).execute();
  const before = await readRow();

  const head = new Request(bare(managePagePath('nl', token)), { method: 'HEAD' });
  expect((await call(pages, services, head)).response.status).toBe(200);
  const manage = await view(services, { token });
  expect(manage.page.querySelector('main')?.text.replace(/\s+/g, ' ')).toContain(
    state.link.replaceAll('\u00a0', ' '),
  );
  const warning = manage.page.querySelector('main')?.text.includes(t('appointmentForm.timeUnavailable'));
  expect(warning).toBe(state.link === t('manageAppointment.holdLost'));

  const after = await getPage(services, confirmation);
  const { heading, asksToAnswer = false, showsTime = false } = state.confirmation;
  expect(after.page.querySelector('h1')?.text).toBe(heading);
  expect(after.page.querySelector('[data-todo]') !== null).toBe(asksToAnswer);
  expect(after.page.querySelector('[data-moment]') !== null).toBe(showsTime);
  expect(after.page.querySelectorAll('[data-calendar] a')).toHaveLength(state.calendar ? 3 : 0);

  const { response } = await call(pages, services, bare(`${confirmation}&calendar`));
  const isFile = response.headers.get('content-type')?.startsWith('text/calendar') ?? false;
  expect(isFile).toBe(state.calendar !== undefined);
  if (isFile) {
    const file = readCalendar(await response.text());
    expect([file.event('STATUS'), file.moment('DTSTART')]).toEqual([state.calendar, moment]);
  }
  expect(await readRow()).toEqual(before);
});
