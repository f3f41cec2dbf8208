import { answerPage } from '#server/pages/render.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import { chosenInAddress, serviceParameter } from '#submissions/chosen-service.ts';
import { contactServices } from '#submissions/contact.ts';

/**
 * The same for everybody who follows the same link, so the network in front of the site may keep
 * one per service: https://docs.netlify.com/build/caching/caching-overview/#cache-key-variation.
 */
const headers = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=3600, stale-while-revalidate=86400',
  'netlify-vary': `query=${serviceParameter}`,
};

/** The quote request, with the service that its link names. */
export const showContact: ShowPage = (services, { url, locale, requestId }) => {
  const props = { locale, chosen: chosenInAddress(url.searchParams, contactServices) };
  return answerPage(services, 'contact', props, { status: 200, requestId, headers });
};
