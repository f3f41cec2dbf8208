/** The actions of the booking forms on a request page. */
import { draftOf, problemsOf } from '#server/staff/fields.ts';
import { startsAt } from '#domain/booking.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import {
  cancelBooking,
  changeAddress,
  confirmBooking,
  type BookingChange,
} from '#server/staff/bookings/changes.ts';
import {
  findCancellingProblem,
  movedCode,
  pastProblem,
  tryToMove,
  type Outcome,
} from '#server/staff/bookings/move.ts';
import { addressFields } from '#i18n/staff/labels.ts';
import { formatEuro } from '#i18n/units.ts';
import { indicateBooking } from '#server/staff/bookings/indication.ts';
import { answerDecided, answerOnRequest, mailedCode } from '#server/staff/requests/done.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { StaffAction, Redisplay } from '#server/staff/visit.ts';
import {
  bookingActions,
  bookingAddressSchema,
  cancelBookingSchema,
  confirmSchema,
  moveBookingSchema,
  type BookingAction,
} from '#contracts/staff/booking.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import type * as z from 'zod/mini';

type Act<Values> = (services: Services, change: BookingChange, values: Values) => Promise<Outcome> | Outcome;

const takenProblem =
  'Op dat moment is geen team vrij, of niet zo lang: het is geboekt of gesloten. Kies bij “Verplaatsen” een andere tijd.';
const notFreeProblem =
  'Op dat moment is geen team meer vrij, of niet zo lang: het is geboekt of gesloten. De afspraak blijft afgezegd.';
const tooLongProblem =
  'Zo lang is op dat moment geen team vrij. Kies minder uren, of kies bij “Verplaatsen” een andere tijd.';

const highPriceProblem = (max: number) =>
  `Dat is meer dan anderhalf keer de indicatie, die tot ${formatEuro(max, 'nl')} gaat. Klopt de prijs? Bevestig dan nog een keer.`;

/** The actions by their name in the form. */
export const bookingFormActions: Readonly<Record<BookingAction, StaffAction>> = {
  [bookingActions.confirm]: action(
    bookingActions.confirm,
    confirmSchema,
    { prijs: 'Prijs per beurt' },
    confirm,
  ),
  [bookingActions.move]: action(bookingActions.move, moveBookingSchema, {}, tryToMove),
  [bookingActions.cancel]: action(
    bookingActions.cancel,
    cancelBookingSchema,
    { reden: 'Reden' },
    (services, change, { reden }) => cancelBooking(services, change, reden),
  ),
  [bookingActions.address]: action(
    bookingActions.address,
    bookingAddressSchema,
    Object.fromEntries(addressFields),
    changeAddress,
  ),
};

async function confirm(
  services: Services,
  change: BookingChange,
  { prijs = 0, uren, rondgang, nagekeken }: z.output<typeof confirmSchema>,
): Promise<Outcome> {
  const { day, slot, hours: before, status } = change.appointment;
  if (startsAt(day, slot) <= services.now()) return { problem: pastProblem };
  const cancelling = findCancellingProblem(change.appointment);
  if (cancelling) return { problem: cancelling };
  const indication = indicateBooking(change.appointment)?.visit;
  if (indication && prijs > 1.5 * indication.to && nagekeken !== String(prijs))
    return { problem: highPriceProblem(indication.to), field: 'prijs' };
  const hours = uren ?? before;
  const confirmation = { price: prijs, hours, asksWalkThrough: rondgang === 'ja' };
  const outcome = await confirmBooking(services, change, confirmation);
  if (outcome !== 'taken') return outcome;
  if (status === 'cancelled') return { problem: notFreeProblem };
  return hours > 1 ? { problem: tooLongProblem } : outcome;
}

function action<Values extends { volgnummer: number; gezien?: string | undefined }>(
  name: BookingAction,
  schema: z.ZodMiniType<Values>,
  labels: Redisplay['labels'],
  act: Act<Values>,
): StaffAction {
  const refused = (fields: Fields, errors?: Draft['errors']) => ({
    action: name,
    ...draftOf(schema, fields, errors),
  });
  return {
    permission: 'bookings.change',
    redisplay: {
      labels,
      schema,
      show: (visit, fields, options) => answerRequest(visit, { ...options, bookingDraft: refused(fields) }),
    },
    act: async (visit, fields) => {
      const request = await getVisibleRequest(visit);
      const { reference } = request;
      const appointment = await findAppointment(visit.services.db, reference);
      if (!appointment) throw new Refusal(404, 'notFound.heading');
      const read = schema.safeParse(fields);
      if (!read.success)
        return answerRequest(visit, {
          status: 422,
          bookingDraft: refused(fields, problemsOf(read.error.issues)),
        });
      const { volgnummer, gezien } = read.data;
      const seen = { ...appointment, sequence: volgnummer };
      const change = { appointment: seen, userId: visit.session.userId };
      const outcome = await act(visit.services, change, read.data);
      if (outcome === 'done') {
        if (name === bookingActions.address) return answerOnRequest(visit, reference, name);
        return name === bookingActions.move
          ? answerOnRequest(visit, reference, await movedCode(visit, request, appointment))
          : answerDecided(visit, request, await mailedCode(visit, request, name));
      }
      if (outcome === 'stale') {
        const since = gezien === undefined ? undefined : new Date(gezien);
        const stale = { part: 'booking' as const, since };
        return answerRequest(visit, { status: 409, stale, bookingDraft: refused(fields) });
      }
      const [status, { problem, field }] =
        outcome === 'taken' ? [409, { problem: takenProblem, field: undefined }] : [422, outcome];
      const wrong = name === bookingActions.move ? 'dag' : field;
      return wrong
        ? answerRequest(visit, { status, bookingDraft: refused(fields, { [wrong]: problem }) })
        : answerRequest(visit, { status, problem, bookingDraft: refused(fields) });
    },
  };
}
