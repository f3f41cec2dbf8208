/** What the forms of a booking do, on the page of its request. */
import { startsAt } from '#domain/booking.ts';
import { isoWeekday } from '#domain/days.ts';
import { isHoliday } from '#domain/holidays.ts';
import { company } from '#company';
import { findAppointment } from '#server/appointments/store.ts';
import { Refusal } from '#server/http/answers.ts';
import { textsOf } from '#server/http/body.ts';
import { answerDone } from '#server/staff/answers.ts';
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
  type BookingChange,
  type BookingResult,
  type Destination,
} from '#server/staff/bookings/changes.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { getVisibleRequest } from '#server/staff/requests/visible.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import {
  bookingActions,
  cancelBookingSchema,
  confirmSchema,
  moveBookingSchema,
  type BookingAction,
} from '#submissions/staff/booking.ts';
import { requestPath } from '#submissions/staff/request.ts';
import type * as z from 'zod/mini';

/** What a form came to: something happened, or why nothing did, in words. */
type Outcome = BookingResult | { problem: string };

type Act<Values> = (visit: StaffVisit, change: BookingChange, values: Values) => Promise<Outcome> | Outcome;

const confirm = action(bookingActions.confirm, confirmSchema, ({ services }, change, { prijs, rondgang }) => {
  const { day, slot } = change.appointment;
  if (startsAt(day, slot) <= services.now()) return { problem: overProblem };
  return confirmBooking(services, change, { price: prijs ?? 0, asksWalkThrough: rondgang === 'ja' });
});

const move = action(bookingActions.move, moveBookingSchema, ({ services }, change, { dag, tijd, team }) => {
  const to = { day: dag, slot: tijd, team: team === '' ? undefined : Number(team) };
  const problem = findMoveProblem(change, to, services.now());
  return problem ? { problem } : moveBooking(services, change, to);
});

const cancel = action(bookingActions.cancel, cancelBookingSchema, ({ services }, change, { reden }) =>
  cancelBooking(services, change, reden),
);

/** By the name of the action in the form. */
export const bookingFormActions: Readonly<Record<BookingAction, StaffAction>> = {
  [bookingActions.confirm]: confirm,
  [bookingActions.move]: move,
  [bookingActions.cancel]: cancel,
};

function action<Values extends { volgnummer: string }>(
  name: BookingAction,
  schema: z.ZodMiniType<Values>,
  act: Act<Values>,
): StaffAction {
  return {
    permission: 'bookings.change',
    act: async (visit, fields) => {
      const { reference } = await getVisibleRequest(visit);
      const appointment = await findAppointment(visit.services.db, reference);
      if (!appointment) throw new Refusal(404, 'notFound.heading');
      const draft = { action: name, values: textsOf(fields) };
      const read = schema.safeParse(fields);
      if (!read.success)
        return answerRequest(visit, { status: 422, problem: problemOf(read.error), bookingDraft: draft });
      const seen = { ...appointment, sequence: Number(read.data.volgnummer) };
      const change = { appointment: seen, userId: visit.session.userId };
      const outcome = await act(visit, change, read.data);
      if (outcome === 'done') return answerDone(visit, requestPath(reference), name);
      if (outcome === 'stale') return answerRequest(visit, { status: 409, isStale: true });
      const [status, problem] = outcome === 'taken' ? [409, takenProblem] : [422, outcome.problem];
      return answerRequest(visit, { status, problem, bookingDraft: draft });
    },
  };
}

const overProblem = 'Dat moment is al geweest.';
const takenProblem =
  'Op dat moment is geen team vrij: het is geboekt of gesloten. Kies bij “Verplaatsen” een andere tijd.';

/** Planners may book at any hour of a working day that is still to come. */
function findMoveProblem({ appointment }: BookingChange, to: Destination, now: Date): string | undefined {
  const weekdays: readonly number[] = company.appointments.weekdays;
  if (!weekdays.includes(isoWeekday(to.day))) return 'In het weekend werken onze teams niet op afspraak.';
  if (isHoliday(to.day)) return 'Dat is een feestdag.';
  if (startsAt(to.day, to.slot) <= now) return overProblem;
  if (to.team !== undefined && to.team > company.appointments.teams) return 'Dat team is er niet.';
  const isThere = appointment.day === to.day && appointment.slot === to.slot;
  const isSameTeam = appointment.team !== null && (to.team ?? appointment.team) === appointment.team;
  return isThere && isSameTeam
    ? 'De afspraak staat daar al. Kies een andere dag, tijd of ander team.'
    : undefined;
}

function problemOf(error: z.core.$ZodError): string {
  const message = error.issues[0]?.message ?? '';
  // Messages of shared fields are keys of texts; what does not fit these forms was made by hand.
  return /\s/.test(message) ? message : 'Dit klopt niet. Laad de pagina opnieuw en probeer het nog eens.';
}
