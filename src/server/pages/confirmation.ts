import { answerPage } from '#server/pages/render.ts';
import type { ShowPage } from '#server/pages/visit.ts';
import { findConfirmation } from '#server/forms/confirmation.ts';

/** The page after a form post; without a right signature in its address it confirms nothing. */
export const showConfirmation: ShowPage = (services, { url, locale, requestId }) => {
  const confirmation = findConfirmation(services.env.validSecrets, url.searchParams);
  return answerPage(services, 'confirmation', { locale, confirmation }, { status: 200, requestId });
};
