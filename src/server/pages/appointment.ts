/** The page of the booking, and what its form asks of it without script. */
import { readOfferedTimes } from '#server/appointments/offered-times.ts';
import { readFields } from '#server/http/body.ts';
import { keptByEdge } from '#server/http/edge-cache.ts';
import { sentBack } from '#server/pages/form.ts';
import { answerPage, answerSharedPage } from '#server/pages/render.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/services.ts';
import { appointmentServices, timeParameters } from '#submissions/appointment.ts';
import { chosenInAddress, serviceParameter } from '#submissions/chosen-service.ts';

/** The same for all visitors of a moment, for each service, day and time in the address. */
const headers = keptByEdge({
  seconds: 300,
  staleSeconds: 3600,
  query: [serviceParameter, ...Object.values(timeParameters)],
});

/** The booking page: what is free today, with what its address says chosen. */
export const showAppointment: ShowPage = (services, { locale, requestId, url }) => {
  const fields = Object.entries(timeParameters).flatMap(([field, parameter]) => {
    const value = url.searchParams.get(parameter);
    return value ? [[field, value] as const] : [];
  });
  const service = chosenInAddress(url.searchParams, appointmentServices);
  const chosen = { ...service, ...Object.fromEntries(fields) };
  const page = {
    asked: { locale, chosen },
    read: async () => ({ offered: await readOfferedTimes(services) }),
  };
  return answerSharedPage(services, 'appointment', page, { status: 200, requestId, headers });
};

/** The same with all answers so far: without script the times of a day are asked for by a post. */
export async function showTimes(
  services: Services,
  { locale, requestId }: PageVisit,
  request: Request,
): Promise<Response> {
  const chosen = sentBack(await readFields(request));
  const offered = await readOfferedTimes(services);
  return answerPage(services, 'appointment', { locale, offered, chosen }, { status: 200, requestId });
}
