/**
 * The page that the links in newsletter mails open. A GET only asks, because mail scanners follow
 * links; the button of the page acts with a POST. The signed link is the authorization.
 */
import { toRefusal } from '#server/http/failures.ts';
import { actForSubscriber } from '#server/newsletter/actions.ts';
import { findSubscriberId, newsletterToken } from '#server/newsletter/links.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/http/services.ts';
import { isQuestion, type NewsletterAction, type NewsletterState } from '#contracts/newsletter.ts';

/**
 * Asks to confirm the action of the link. Without an action in the query, tells the visitor to open
 * the link in the mail.
 */
export const showNewsletter: ShowPage = (services, visit) => {
  const action = visit.url.searchParams.get('action');
  if (!isQuestion(action)) return answerState(services, visit, 'sent', { status: 200 });
  const { appSecret, validSecrets } = services.env;
  const publicId = findSubscriberId(validSecrets, action, tokenOf(visit));
  if (publicId === undefined) return answerState(services, visit, 'invalid', { status: 404 });
  // Rebuilt from the verified id, so that nothing unsigned in the URL reaches the page.
  const token = newsletterToken(appSecret, action, publicId);
  return answerState(services, visit, action, { status: 200, token });
};

/** Performs the action of the link, and shows the result. */
export async function actOnNewsletter(services: Services, visit: PageVisit, action: NewsletterAction) {
  try {
    const state = await actForSubscriber(services, action, tokenOf(visit));
    return await answerState(services, visit, state, { status: state === 'invalid' ? 404 : 200 });
  } catch (error) {
    const entry = { event: 'newsletter link failed', requestId: visit.requestId, action };
    return answerState(services, visit, 'unavailable', toRefusal(error, services.log, entry));
  }
}

function tokenOf({ url }: PageVisit): string {
  return url.searchParams.get('token') ?? '';
}

function answerState(
  services: Services,
  visit: PageVisit,
  state: NewsletterState,
  { status, headers, token }: { status: number; headers?: Record<string, string>; token?: string },
): Promise<Response> {
  const { locale, requestId } = visit;
  return answerPage(services, 'newsletter', { locale, state, token }, { status, requestId, headers });
}
