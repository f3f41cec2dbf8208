import { cachedByCdn } from '#server/http/edge-cache.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import {
  readPreselection,
  readPrefilledMessage,
  messageParameter,
  serviceParameter,
} from '#contracts/form-links.ts';
import { contactServices } from '#contracts/contact.ts';

/** The CDN serves one copy to all visitors who follow the same link. */
const headers = cachedByCdn({
  seconds: 3600,
  staleSeconds: 86_400,
  query: [serviceParameter, messageParameter],
});

/** Shows the quote request, prefilled from the query. */
export const showContact: ShowPage = (services, { url, locale, requestId }) => {
  const { searchParams } = url;
  const chosen = {
    ...readPreselection(searchParams, contactServices),
    ...readPrefilledMessage(searchParams),
  };
  return answerPage(services, 'contact', { locale, chosen }, { status: 200, requestId, headers });
};
