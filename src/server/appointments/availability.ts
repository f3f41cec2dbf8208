/** Responds with the free times for the booking form and for moving an appointment. */
import { answerJson, Refusal } from '#server/http/answers.ts';
import { findReference } from '#server/appointments/link.ts';
import { findAppointment } from '#server/appointments/store.ts';
import { listFreeSlots, listFreeTimes } from '#server/appointments/times.ts';
import type { Services } from '#server/http/services.ts';
import type { Availability, PeriodAvailability } from '#contracts/appointment.ts';
import * as z from 'zod/mini';

const daySchema = z.iso.date();

/**
 * Lists the free times of the day `?date=`, or of all offered days if it is absent. With `?token=`
 * instead of a day, lists the times to which that appointment can be moved. A day that cannot be
 * booked has no times; an invalid one is rejected with 422.
 */
export async function showAvailability(services: Services, request: Request): Promise<Response> {
  const { db, env, now } = services;
  const { searchParams } = new URL(request.url);
  const date = searchParams.get('date');
  const reference = findReference(env.validSecrets, searchParams.get('token') ?? '');
  const own = reference === undefined ? undefined : await findAppointment(db, reference);
  const body = date === null ? { days: await listFreeTimes(db, now(), own) } : await readDay(db, date, now());
  return answerJson(body satisfies PeriodAvailability | Availability);
}

async function readDay(db: Services['db'], date: string, now: Date): Promise<Availability> {
  const day = daySchema.safeParse(date);
  if (!day.success) throw new Refusal(422, 'appointmentForm.dateRequired');
  return { availableSlots: await listFreeSlots(db, day.data, now) };
}
