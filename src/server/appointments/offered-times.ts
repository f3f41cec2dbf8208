import { listAllowedTimes } from '#domain/booking.ts';
import { listFreeTimes } from '#server/appointments/times.ts';
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/http/services.ts';
import type { OfferedTimes } from '#contracts/appointment.ts';

/**
 * Reads the times for the booking page. Without the database it lists all times that the rules
 * allow, since the form checks them again in any case.
 */
export async function readOfferedTimes({ db, now, log }: Services): Promise<OfferedTimes> {
  const moment = now();
  try {
    return { days: await listFreeTimes(db, moment), isKnown: true };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log({ event: 'database unavailable', error: describeError(error) });
    return { days: listAllowedTimes(moment), isKnown: false };
  }
}
