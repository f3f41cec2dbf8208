import { listAllowedTimes } from '#domain/booking.ts';
import { listFreeTimes } from '#server/appointments/times.ts';
import { ifAvailable } from '#server/http/failures.ts';
import type { Services } from '#server/http/services.ts';
import type { OfferedTimes } from '#contracts/appointment.ts';

/**
 * Reads the times for the booking page. Without the database, lists all times that the rules allow,
 * because submitting the form checks the time again.
 */
export async function readOfferedTimes({ db, now, log }: Services): Promise<OfferedTimes> {
  const moment = now();
  const days = await ifAvailable(log, () => listFreeTimes(db, moment));
  return days ? { days, isKnown: true } : { days: listAllowedTimes(moment), isKnown: false };
}
