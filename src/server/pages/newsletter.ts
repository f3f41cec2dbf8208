/**
 * The page behind the links in the newsletter's mails. A GET only asks, since mail programs open
 * links to look what is behind them; the page's button acts with a POST. The link itself is the
 * proof of who asks.
 */
import { toRefusal } from '#server/http/failures.ts';
import { actForSubscriber } from '#server/newsletter/actions.ts';
import { findSubscriberId } from '#server/newsletter/links.ts';
import { answerPage } from '#server/pages/render.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/services.ts';
import { isQuestion, type NewsletterAction, type NewsletterState } from '#submissions/newsletter.ts';

/** Asks what the link is for; without a link it says where to find one. */
export const showNewsletter: ShowPage = (services, visit) => {
  const action = visit.url.searchParams.get('action');
  if (!isQuestion(action)) return answerState(services, visit, 'sent', { status: 200 });
  const isKnown = findSubscriberId(services.env.validSecrets, action, tokenOf(visit)) !== undefined;
  return answerState(services, visit, isKnown ? action : 'invalid', { status: isKnown ? 200 : 404 });
};

/** Does what the link is for. */
export async function actOnNewsletter(
  services: Services,
  visit: PageVisit,
  action: NewsletterAction,
): Promise<Response> {
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
  { status, headers }: { status: number; headers?: Record<string, string> },
): Promise<Response> {
  const { locale, requestId } = visit;
  const props = { locale, state, token: tokenOf(visit) };
  return answerPage(services, 'newsletter', props, { status, requestId, headers });
}
