import { listOfferedDays } from '#domain/booking.ts';
import { listClosedDays } from '#server/appointments/closures.ts';
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { describeError } from '#server/http/log.ts';
import { answerPage } from '#server/pages/render.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/services.ts';

/**
 * The same for all visitors of a moment, so the network in front of the site may keep it for a
 * while.
 */
const headers = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=300, stale-while-revalidate=3600',
};

/** The booking page: the days that it offers are those of today, without those that are closed. */
export const showAppointment: ShowPage = async (services, { locale, requestId }) =>
  answerPage(
    services,
    'appointment',
    { locale, ...(await readBookingDays(services)) },
    { status: 200, requestId, headers },
  );

/**
 * As of when the booking page offers its days, and which of them are closed. Without the database
 * the page is shown with all of them: which times are free is asked again in any case.
 */
export async function readBookingDays({ db, now, log }: Services) {
  const moment = now();
  const days = listOfferedDays(moment).map(({ day }) => day);
  try {
    return { now: moment, closedDays: await listClosedDays(db, days) };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log({ event: 'database unavailable', error: describeError(error) });
    return { now: moment, closedDays: [] };
  }
}
