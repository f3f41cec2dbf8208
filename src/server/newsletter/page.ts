/**
 * The page behind the links in the newsletter's mails. A GET only asks, since mail programs open links to look what is behind
 * them; the page's button, or a mail program's own (RFC 8058), acts with a POST. The link itself is the proof of who asks.
 */
import { isLocale, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { byMethod, type Handle } from '#server/http/endpoint.ts';
import { toRefusal } from '#server/http/failures.ts';
import { escapeHtml, parseHtml, writeText } from '#server/html.ts';
import { answerJson, answerPage } from '#server/http/answers.ts';
import { findSubscriberId, newsletterPagePath } from '#server/newsletter/links.ts';
import { confirmSubscriber, removeSubscriber } from '#server/newsletter/store.ts';
import { findPage } from '#server/page.ts';
import { guessLocale } from '#server/http/checks.ts';
import type { Services } from '#server/services.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import type { NewsletterAction, NewsletterState } from '#submissions/newsletter.ts';
import { randomUUID } from 'node:crypto';

/** Does the action for a subscriber and gives what the page says then. */
type Act = (services: Services, publicId: string) => Promise<NewsletterState>;

const acts: Record<NewsletterAction, Act> = {
  confirm: async ({ db, now }, publicId) =>
    (await confirmSubscriber(db, publicId, now())) ? 'confirmed' : 'invalid',
  unsubscribe: async ({ db }, publicId) => {
    await removeSubscriber(db, publicId);
    return 'unsubscribed';
  },
};

/** Answers the link for an action. */
export function newsletterPage(action: NewsletterAction): Handle {
  return byMethod({
    GET: (services, request) => answer(services, request, action, () => Promise.resolve(action)),
    POST: (services, request) => answer(services, request, action, acts[action]),
  });
}

async function answer(
  services: Services,
  request: Request,
  action: NewsletterAction,
  act: Act,
): Promise<Response> {
  const { env, log } = services;
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const visit = { locale: localeOf(request), action, token, requestId: randomUUID() };
  const publicId = findSubscriberId(env.appSecret, action, token);
  try {
    const state = publicId === undefined ? 'invalid' : await act(services, publicId);
    return await answerState(services, visit, state, { status: state === 'invalid' ? 404 : 200 });
  } catch (error) {
    const entry = { event: 'newsletter link failed', requestId: visit.requestId, action };
    return answerState(services, visit, 'unavailable', toRefusal(error, log, entry));
  }
}

function localeOf(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get(envelopeFields.locale);
  return isLocale(locale) ? locale : guessLocale(request);
}

interface Visit {
  locale: Locale;
  action: NewsletterAction;
  token: string;
  requestId: string;
}

/** The page in that state; only its text when the site was not built. */
async function answerState(
  { siteDirectory }: Services,
  visit: Visit,
  state: NewsletterState,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Promise<Response> {
  const { locale, requestId } = visit;
  const page = await findPage(siteDirectory, pathTo('newsletter', locale));
  const options = { status, requestId, headers: { ...page?.headers, ...headers } };
  if (page) return answerPage(fillNewsletterPage(page.html, visit, state), options);
  return answerJson({ message: translator(locale)(`newsletter.${state}Text`) }, options);
}

/**
 * Writes the state into the page's `[data-heading]` and `[data-text]`, shows `[data-question]`, the form with its button, where
 * there is something to answer, and makes the links to other languages lead to the same page.
 */
function fillNewsletterPage(html: string, { locale, action, token }: Visit, state: NewsletterState): string {
  const t = translator(locale);
  const page = parseHtml(html);
  writeText(page, '[data-heading]', [t(`newsletter.${state}Heading`)]);
  writeText(page, '[data-text]', [t(`newsletter.${state}Text`)]);
  if (state === action) {
    const form = page.querySelector('[data-question]');
    form?.setAttribute('action', escapeHtml(newsletterPagePath(action, token, locale)));
    form?.removeAttribute('hidden');
    writeText(page, '[data-question] button', [t(`newsletter.${action}Label`)]);
  }
  for (const link of page.querySelectorAll('a[data-locale]')) {
    const language = link.getAttribute('data-locale');
    if (isLocale(language))
      link.setAttribute('href', escapeHtml(newsletterPagePath(action, token, language)));
  }
  return page.toString();
}
