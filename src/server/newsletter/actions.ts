/** The actions of the links in newsletter mails, and their endpoints. */
import { byMethod, type Handle } from '#server/http/by-method.ts';
import { answerJson, answerSeeOther } from '#server/http/answers.ts';
import { guessLocale } from '#server/http/checks.ts';
import { findSubscriberId, newsletterToken } from '#server/newsletter/links.ts';
import { confirmSubscriber, removeSubscriber } from '#server/newsletter/store.ts';
import type { Services } from '#server/http/services.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { newsletterQuery, type NewsletterAction, type NewsletterState } from '#contracts/newsletter.ts';
import { randomUUID } from 'node:crypto';

/** Performs the action for the subscriber of a token; returns the resulting state. */
export async function actForSubscriber(
  { env, db, now }: Services,
  action: NewsletterAction,
  token: string,
): Promise<NewsletterState> {
  const publicId = findSubscriberId(env.validSecrets, action, token);
  if (publicId === undefined) return 'invalid';
  if (action === 'confirm') return (await confirmSubscriber(db, publicId, now())) ? 'confirmed' : 'invalid';
  await removeSubscriber(db, publicId);
  return 'unsubscribed';
}

/**
 * Returns the endpoint of an action. A POST performs it, which for unsubscribing may come from the
 * button of a mail program (RFC 8058). A GET redirects to the page that asks first.
 */
export function newsletterAction(action: NewsletterAction): Handle {
  return byMethod({
    GET: ({ env }, request) => {
      const publicId = findSubscriberId(env.validSecrets, action, tokenOf(request));
      const token = publicId === undefined ? '' : newsletterToken(env.appSecret, action, publicId);
      const path = pathTo('newsletter', localeOf(request)) + newsletterQuery(action, token);
      return Promise.resolve(answerSeeOther(path, randomUUID()));
    },
    POST: async (services, request) => {
      const state = await actForSubscriber(services, action, tokenOf(request));
      const message = translator(localeOf(request))(`newsletter.${state}Text`);
      return answerJson({ message }, { status: state === 'invalid' ? 404 : 200 });
    },
  });
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

function localeOf(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get(envelopeFields.locale);
  return isLocale(locale) ? locale : guessLocale(request);
}
