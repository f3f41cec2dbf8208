/** Books appointments, and visits the page that manages them. */
import { findAppointment } from '#server/appointments/store.ts';
import { appointmentToken } from '#server/appointments/link.ts';
import { showAvailability } from '#server/appointments/availability.ts';
import { byMethod } from '#server/http/endpoint.ts';
import { parseHtml } from '#server/html.ts';
import { changeAppointment, showAppointment } from '#server/appointments/manage.ts';
import type { Services } from '#server/services.ts';
import { availabilityPath, type Availability } from '#submissions/appointment.ts';
import { manageAppointmentPath } from '#submissions/manage-appointment.ts';
import { sql } from 'kysely';
import { forms, sendExample } from './forms.ts';
import { bare, call, formPost } from './requests.ts';

type Answers = Record<string, unknown>;

const manage = byMethod({ GET: showAppointment, POST: changeAppointment });

/** Books as the island does; the body of the answer is typed as whichever the test expects. */
export async function bookAppointment(services: Services, changes: Answers = {}, ip?: string) {
  const { status, body } = await sendExample(forms.appointment, services, changes, ip);
  return {
    status,
    body: body as { reference: string; message: string; fields?: Answers } & Partial<Availability>,
  };
}

/** Books and gives the token of the link. */
export async function bookForToken(services: Services, changes: Answers = {}) {
  const { body } = await bookAppointment(services, changes);
  const { reference } = body;
  const token = appointmentToken(services.env.appSecret, reference);
  return { reference, token, find: () => findAppointment(services.db, reference) };
}

/** Makes the tables as they were before any booking, so that tests can share a database. */
export async function forgetAppointments({ db }: Services): Promise<void> {
  await sql`truncate appointments, outbox, rate_limits`.execute(db);
}

/** The times of a day that the server calls free. */
export async function freeSlots(services: Services, day: string) {
  const { response } = await call(showAvailability, services, bare(`${availabilityPath}?date=${day}`));
  return ((await response.json()) as Availability).availableSlots;
}

/** Opens the page behind a link. */
export function view(services: Services, parameters: Record<string, string>, locale = 'nl') {
  const query = new URLSearchParams(parameters).toString();
  return visit(services, bare(`${manageAppointmentPath}/${locale}?${query}`), locale);
}

/** Posts one of the page's forms. */
export function post(services: Services, fields: Answers, headers: Record<string, string> = {}) {
  return visit(services, formPost(`${manageAppointmentPath}/nl`, fields, headers), 'nl');
}

async function visit(services: Services, request: Request, locale: string) {
  const { response } = await call(manage, services, request, undefined, { locale });
  const page = parseHtml(await response.text());
  /** What the page shows of its states, and not of the rest. */
  const shown = page
    .querySelectorAll('[data-when]')
    .filter((part) => !part.hasAttribute('hidden'))
    .map((part) => part.getAttribute('data-when'));
  return { response, page, shown };
}
