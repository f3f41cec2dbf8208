/** Books appointments, and visits the page that manages them. */
import { wholeDay } from '#domain/closures.ts';
import { endCancellations } from '#server/appointments/changes.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { appointmentToken } from '#server/appointments/link.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import type { Services } from '#server/http/services.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { availabilityPath, type Availability } from '#contracts/appointment.ts';
import { randomUUID } from 'node:crypto';
import { forms, sendExample } from './forms.ts';
import { getPage, postPage, type AnsweredPage } from './pages.ts';
import { bare, call, type Headers } from './requests.ts';
import { mondayMorning, type TestServices } from './test-services.ts';
import { anAddress } from './visitors.ts';

type Answers = Record<string, unknown>;

/**
 * Books with a JSON request. The type of the body combines that of an acceptance with that of a
 * refusal.
 */
export async function bookAppointment(services: Services, changes: Answers = {}, ip = anAddress()) {
  const given = { ...aVisitor(changes.submissionId), ...changes };
  const { status, body } = await sendExample(forms.appointment, services, given, ip);
  return {
    status,
    body: body as { reference: string; message: string; fields?: Answers } & Partial<Availability>,
  };
}

/**
 * Returns the contact data of a different visitor for each submission id, because bookings are
 * limited per visitor.
 */
export function aVisitor(submissionId: unknown = randomUUID()) {
  const id = String(submissionId);
  const digits = BigInt(`0x${id.replaceAll('-', '')}`) % 10_000_000n;
  return { email: `${id}@noord.example`, telefoon: `030${String(digits + 20_000_000n).slice(1)}` };
}

/** Books; returns the reference, the token of the link, and a function that reads the booking. */
export async function bookForToken(services: Services, changes: Answers = {}, ip?: string) {
  const { body } = await bookAppointment(services, changes, ip);
  const { reference } = body;
  const token = appointmentToken(services.env.appSecret, reference);
  return { reference, token, find: () => findAppointment(services.db, reference) };
}

/** Books, sends the mails about the booking, and empties the mailbox. */
export async function bookAndMail(services: TestServices, changes: Answers = {}) {
  const booking = await bookForToken(services, changes);
  await services.deliverMail();
  services.mailbox.mails.length = 0;
  return booking;
}

/**
 * Deletes all bookings, requests, events, mails and rate limits, so that a test can book again.
 * `delete` is faster than `truncate`, which creates files.
 */
export async function forgetAppointments({ db }: Services): Promise<void> {
  for (const table of ['requestEvents', 'requests', 'appointments', 'outbox', 'rateLimits'] as const)
    await db.deleteFrom(table).execute();
}

/** Closes a day for all teams; `changes` may set a last day, hours or a single team. */
export async function close({ db, clock }: TestServices, firstDay: string, changes: object = {}) {
  const row = { firstDay, lastDay: firstDay, ...wholeDay, ...changes, createdAt: clock.now };
  await db.insertInto('closures').values(row).execute();
}

/** Requests the free times of a day from the endpoint. */
export async function freeSlots(services: Services, day: string) {
  const { response } = await call(showAvailability, services, bare(`${availabilityPath}?date=${day}`));
  return ((await response.json()) as Availability).availableSlots;
}

/** Opens the page that manages an appointment, with the parameters of its link. */
export async function view(services: Services, parameters: Record<string, string>, locale: Locale = 'nl') {
  const query = new URLSearchParams(parameters).toString();
  return readState(await getPage(services, `${pathTo('manageAppointment', locale)}?${query}`));
}

/** Posts a form of the page that manages an appointment. */
export async function post(services: Services, fields: Answers, headers?: Headers, ip?: string) {
  return readState(await postPage(services, pathTo('manageAppointment', 'nl'), fields, headers, ip));
}

/** Presses the button that confirms the hold. */
export function holdTime(services: Services, token: string, ip?: string) {
  return post(services, { token, action: 'hold' }, {}, ip);
}

/** Confirms the hold of every booking, as its visitor would. */
export async function confirmAll({ db }: Services): Promise<void> {
  await db.updateTable('appointments').set({ holdUntil: null, answeredAt: mondayMorning }).execute();
}

/** Cancels as the visitor, and completes the cancellation once it can no longer be undone. */
export async function cancelForGood(services: TestServices, token: string): Promise<void> {
  await post(services, { token, action: 'cancel' });
  services.clock.advanceMinutes(10);
  await endCancellations(services);
}

/**
 * Adds `shown`, a summary of the page: `facts` if it has those of an appointment, `change` for each
 * change that it offers or else the status, and the headings of notes.
 */
function readState({ response, page }: AnsweredPage) {
  const changes = page.querySelectorAll('[data-change]').map(() => 'change');
  const status = page.querySelector('[data-fact=status]')?.text;
  const shown = [
    ...(page.querySelector('[data-fact]') ? ['facts'] : []),
    ...(status !== undefined && changes.length === 0 ? [status] : changes),
    ...page.querySelectorAll('[data-state-note] h2').map(({ text }) => text),
  ];
  return { response, page, shown };
}
