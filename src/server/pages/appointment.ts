import { answerPage } from '#server/pages/render.ts';
import type { ShowPage } from '#server/pages/visit.ts';

/**
 * The same for all visitors of a moment, so the network in front of the site may keep it for a
 * while.
 */
const headers = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=300, stale-while-revalidate=3600',
};

/** The booking page: the days that it offers without script are those of today. */
export const showAppointment: ShowPage = (services, { locale, requestId }) =>
  answerPage(services, 'appointment', { locale, now: services.now() }, { status: 200, requestId, headers });
