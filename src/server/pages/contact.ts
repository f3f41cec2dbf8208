import { keptByEdge } from '#server/http/edge-cache.ts';
import { answerSharedPage } from '#server/rendering/answer-page.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import {
  chosenInAddress,
  messageInAddress,
  messageParameter,
  serviceParameter,
} from '#contracts/asked-in-address.ts';
import { contactServices } from '#contracts/contact.ts';

/** Shared by all visitors who follow the same link. */
const headers = keptByEdge({
  seconds: 3600,
  staleSeconds: 86_400,
  query: [serviceParameter, messageParameter],
});

/** Shows the quote request, prefilled from the query. */
export const showContact: ShowPage = (services, { url, locale, requestId }) => {
  const { searchParams } = url;
  const chosen = { ...chosenInAddress(searchParams, contactServices), ...messageInAddress(searchParams) };
  const asked = { locale, chosen };
  return answerSharedPage(services, 'contact', { asked }, { status: 200, requestId, headers });
};
