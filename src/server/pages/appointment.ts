/** The booking page, also for visitors without JavaScript. */
import { appointmentSlots, listOfferedDays } from '#domain/booking.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import type { EndpointContext } from '#server/http/answers.ts';
import { readFields, type Fields } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import { cachedByCdn } from '#server/http/edge-cache.ts';
import {
  isAttemptAllowed,
  rateLimitWindow,
  tooManyAttempts,
  type RateLimitWindow,
} from '#server/http/rate-limit.ts';
import { hiddenOf } from '#server/pages/form.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/http/services.ts';
import {
  appointmentSchema,
  appointmentServices,
  showTimesParameter,
  timeParameters,
} from '#contracts/appointment.ts';
import { readPreselection, serviceParameter } from '#contracts/form-links.ts';
import type { WaitPage } from '#contracts/on-demand-page.ts';

/** The CDN serves one copy to all visitors, per service, day and time in the query. */
const headers = cachedByCdn({
  seconds: 300,
  staleSeconds: 3600,
  query: [serviceParameter, ...Object.values(timeParameters)],
});

/**
 * Shows the booking page with the times that are free now, and with the choices of its query
 * preselected.
 */
export const showAppointment: ShowPage = async (services, { locale, requestId, url }) => {
  const service = readPreselection(url.searchParams, appointmentServices);
  const chosen = { ...service, ...readChosenTime(url.searchParams, services.now()) };
  const offered = await readOfferedTimes(services);
  // Not cached while the database is unavailable, because the page then offers taken times too.
  const options = { status: 200, requestId, ...(offered.isKnown && { headers }) };
  return answerPage(services, 'appointment', { locale, offered, chosen }, options);
};

/** Reads an offered day and a valid time from the query; anything else is ignored. */
function readChosenTime(parameters: URLSearchParams, now: Date): Record<string, string> {
  const offered = { appointmentDate: listOfferedDays(now).map(({ day }) => day), timeSlot: appointmentSlots };
  const chosen = Object.entries(timeParameters).flatMap(([field, parameter]) => {
    const values: readonly string[] = offered[field as keyof typeof offered];
    const value = parameters.get(parameter) ?? '';
    return values.includes(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/**
 * Shows the booking page with the posted answers and the times that are free, for visitors without
 * JavaScript who ask for the times of a day. The separate rate limit keeps browsing days from using
 * up that of bookings.
 */
export async function showTimes(
  services: Services,
  { locale, requestId }: PageVisit,
  request: Request,
  { ip }: EndpointContext,
): Promise<Response> {
  requireSameOrigin(request, services.env.siteUrl);
  const fields = await readFields(request);
  const limit = rateLimitWindow(services.env, { name: 'appointment-times' }, ip, services.now());
  // While the database is unavailable, attempts are not counted and the page is shown anyway.
  if (!(await isAttemptAllowed(services.db, limit).catch(() => true)))
    return answerTooMany(services, { locale, requestId }, { fields, limit });
  const chosen = redisplayValues(appointmentSchema, fields);
  const offered = await readOfferedTimes(services);
  return answerPage(services, 'appointment', { locale, offered, chosen }, { status: 200, requestId });
}

function answerTooMany(
  services: Services,
  { locale, requestId }: Pick<PageVisit, 'locale' | 'requestId'>,
  { fields, limit }: { fields: Fields; limit: RateLimitWindow },
): Promise<Response> {
  const { status, messageKey, parameters, headers: retry } = tooManyAttempts(limit);
  const text = translator(locale)(messageKey, parameters);
  const action = `${pathTo('appointment', locale)}?${showTimesParameter}#time-heading`;
  const hidden = hiddenOf({ schema: appointmentSchema }, fields);
  const page = { locale, screen: 'appointment', text, action, hidden } satisfies WaitPage;
  return answerPage(services, 'wait', page, { status, requestId, headers: retry });
}
