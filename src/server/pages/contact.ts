import { keptByEdge } from '#server/http/edge-cache.ts';
import { answerSharedPage } from '#server/pages/render.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import { chosenInAddress, serviceParameter } from '#submissions/chosen-service.ts';
import { contactServices } from '#submissions/contact.ts';

/** The same for everybody who follows the same link. */
const headers = keptByEdge({ seconds: 3600, staleSeconds: 86_400, query: [serviceParameter] });

/** The quote request, with the service that its link names. */
export const showContact: ShowPage = (services, { url, locale, requestId }) => {
  const asked = { locale, chosen: chosenInAddress(url.searchParams, contactServices) };
  return answerSharedPage(services, 'contact', { asked }, { status: 200, requestId, headers });
};
