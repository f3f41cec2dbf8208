/** The page of the booking, and what its form asks of it without script. */
import { appointmentSlots, listOfferedDays } from '#domain/booking.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { sentBack } from '#server/forms/sent-back.ts';
import type { EndpointContext } from '#server/http/answers.ts';
import { readFields, type Fields } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import { keptByEdge } from '#server/http/edge-cache.ts';
import {
  isAttemptAllowed,
  rateLimitWindow,
  tooManyAttempts,
  type RateLimitWindow,
} from '#server/http/rate-limit.ts';
import { hiddenOf } from '#server/pages/form.ts';
import { answerPage, answerSharedPage } from '#server/rendering/answer-page.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/http/services.ts';
import {
  appointmentSchema,
  appointmentServices,
  showTimesParameter,
  timeParameters,
} from '#contracts/appointment.ts';
import { chosenInAddress, serviceParameter } from '#contracts/asked-in-address.ts';
import type { WaitPage } from '#contracts/on-demand-page.ts';

/** The same for all visitors of a moment, for each service, day and time in the address. */
const headers = keptByEdge({
  seconds: 300,
  staleSeconds: 3600,
  query: [serviceParameter, ...Object.values(timeParameters)],
});

/** The booking page: what is free today, with what its address says chosen. */
export const showAppointment: ShowPage = (services, { locale, requestId, url }) => {
  const service = chosenInAddress(url.searchParams, appointmentServices);
  const chosen = { ...service, ...timeInAddress(url.searchParams, services.now()) };
  const page = {
    asked: { locale, chosen },
    read: async () => ({ offered: await readOfferedTimes(services) }),
  };
  return answerSharedPage(services, 'appointment', page, { status: 200, requestId, headers });
};

/** A day that is offered and a time of the grid; anything else in an address is nothing chosen. */
function timeInAddress(parameters: URLSearchParams, now: Date): Record<string, string> {
  const offered = { appointmentDate: listOfferedDays(now).map(({ day }) => day), timeSlot: appointmentSlots };
  const chosen = Object.entries(timeParameters).flatMap(([field, parameter]) => {
    const values: readonly string[] = offered[field as keyof typeof offered];
    const value = parameters.get(parameter) ?? '';
    return values.includes(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/**
 * The same with all answers so far: without script the times of a day are asked for by a post.
 * Counted apart from bookings, which looking at days must not use up.
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
  // Days are shown also while nothing can be counted.
  if (!(await isAttemptAllowed(services.db, limit).catch(() => true)))
    return answerTooMany(services, { locale, requestId }, { fields, limit });
  const chosen = sentBack(appointmentSchema, fields);
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
