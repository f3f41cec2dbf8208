/** Tells the booking form which times of a day are free. */
import { answerJson, Refusal } from '#server/http/answers.ts';
import { listFreeSlots } from '#server/appointments/times.ts';
import type { Services } from '#server/services.ts';
import type { Availability } from '#submissions/appointment.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

const daySchema = z.iso.date();

/**
 * Answers the free times of `?date=`; none for a day on which nobody can book. Refuses with 422
 * what is not a day.
 */
export async function showAvailability({ db, now }: Services, request: Request): Promise<Response> {
  const day = daySchema.safeParse(new URL(request.url).searchParams.get('date'));
  if (!day.success) throw new Refusal(422, 'appointmentForm.dateRequired');
  const body: Availability = { availableSlots: await listFreeSlots(db, day.data, now()) };
  return answerJson(body, { status: 200, requestId: randomUUID() });
}
