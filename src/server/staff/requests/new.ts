/** The page on which staff enters a request or a booking made by telephone or in person. */
import { scopes } from '#domain/staff/permissions.ts';
import { addressFields } from '#i18n/staff/labels.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { findHourProblem } from '#server/staff/bookings/move.ts';
import { problemsOf, readRowNumber } from '#server/staff/fields.ts';
import { assignTo, notifyAssignee } from '#server/staff/requests/assign.ts';
import { enterBooking, enterRequest } from '#server/staff/requests/enter.ts';
import { listColleagues } from '#server/staff/requests/find.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  isService,
  newBookingAction,
  newBookingSchema,
  newRequestAction,
  newRequestPath,
  newRequestSchema,
  teamHourSchema,
  type NewRequestPage,
} from '#contracts/staff/new-request.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { randomUUID } from 'node:crypto';

const permission = 'requests.enter';
const problem = 'Dit is nog niet bewaard. Kijk bij de rood gemarkeerde velden.';
const goneProblem =
  'Dit team is op dat moment niet meer vrij: het is geboekt of gesloten. Er is niets bewaard. Kies in de agenda een ander uur.';
const labels = {
  naam: 'Naam',
  telefoon: 'Telefoon',
  bedrijf: 'Bedrijf',
  email: 'E-mail',
  bericht: 'Wat wil de klant?',
};

export const newRequestRoute: StaffRoute = {
  path: newRequestPath,
  permission,
  // A free hour of the calendar links here with its day, time and team.
  show: (visit) =>
    answerForm(visit, redisplayValues(teamHourSchema, Object.fromEntries(visit.url.searchParams))),
  actions: {
    [newRequestAction]: {
      permission,
      act: enter,
      redisplay: {
        labels,
        schema: newRequestSchema,
        show: (visit, fields, options) =>
          answerForm(visit, redisplayValues(newRequestSchema, fields), options),
      },
    },
    [newBookingAction]: {
      permission: 'bookings.change',
      act: book,
      redisplay: {
        labels: { ...labels, specialRequests: 'Wensen', ...Object.fromEntries(addressFields) },
        schema: newBookingSchema,
        show: (visit, fields, options) =>
          answerForm(visit, redisplayValues(newBookingSchema, fields), options),
      },
    },
  },
};

async function enter(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session } = visit;
  const parsed = newRequestSchema.safeParse(fields);
  if (!parsed.success) return refuse(visit, fields, problemsOf(parsed.error.issues));
  if (isService(parsed.data.soort) && !mayEnterQuotes(visit)) throw new Refusal(403, 'login.roleRequired');
  const { userId } = session;
  const kind = isService(parsed.data.soort) ? 'contact' : 'callback';
  const to = readRowNumber(parsed.data.aan);
  const colleagues = await listColleagues(services.db, kind);
  if (to !== undefined && !colleagues.some(({ id, isActive }) => id === to && isActive))
    return refuse(visit, fields, { aan: 'Deze collega ziet dit soort verzoeken niet. Kies iemand anders.' });
  const reference = await enterRequest(services, parsed.data, userId);
  if (to !== undefined && (await assignTo(services, { reference, kind, userId, from: null, to })))
    await notifyAssignee(visit, to, [reference]);
  return answerDone(visit, requestPath(reference), 'ingevoerd');
}

function refuse(visit: StaffVisit, fields: Fields, errors: NewRequestPage['errors']): Promise<Response> {
  return answerForm(visit, redisplayValues(newRequestSchema, fields), { status: 422, problem, errors });
}

async function book(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session } = visit;
  const values = redisplayValues(newBookingSchema, fields);
  const parsed = newBookingSchema.safeParse(fields);
  if (!parsed.success)
    return answerForm(visit, values, { status: 422, problem, errors: problemsOf(parsed.error.issues) });
  const { appointmentDate: day, timeSlot: slot, team } = parsed.data;
  const wrong = findHourProblem({ day, slot, team: Number(team) }, services.now());
  if (wrong) return answerForm(visit, values, { status: 422, problem: wrong });
  const reference = await enterBooking(services, parsed.data, session.userId);
  return reference
    ? answerDone(visit, requestPath(reference), 'ingevoerd')
    : answerForm(visit, values, { status: 409, problem: goneProblem });
}

async function answerForm(
  visit: StaffVisit,
  values: NewRequestPage['values'],
  { errors = {}, ...options }: PageOptions & { errors?: NewRequestPage['errors'] } = {},
): Promise<Response> {
  const colleagues = await listColleagues(visit.services.db);
  const shown = { ...values, kenmerk: values.kenmerk ?? randomUUID() };
  const { data } = teamHourSchema.safeParse(values);
  const view = {
    ...{ mayEnterQuotes: mayEnterQuotes(visit), colleagues, values: shown, errors },
    hour: data && { day: data.appointmentDate, slot: data.timeSlot, team: Number(data.team) },
  };
  return answerStaffPage(visit, 'new-request', view, options);
}

function mayEnterQuotes({ session }: StaffVisit): boolean {
  return scopes[session.role].kinds.includes('contact');
}
