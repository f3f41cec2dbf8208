/**
 * The links in the newsletter's mails. Only this server can make one, and it does what it says and
 * nothing else.
 */
import type { Locale } from '#i18n/locales.ts';
import type { Env } from '#server/env.ts';
import { deriveUuid, isSigned, sign } from '#server/signatures.ts';
import { envelopeFields } from '#submissions/envelope.ts';
import { newsletterActionPaths, type NewsletterAction } from '#submissions/newsletter.ts';

const purpose = 'newsletter';

/** The id by which links name a subscriber. It follows from the address, which it does not show. */
export function subscriberId(secret: string, email: string): string {
  return deriveUuid(secret, purpose, [email.toLowerCase()]);
}

/** Address of the page that asks a subscriber to confirm or to unsubscribe, in a language. */
export function newsletterLink(
  { appSecret, siteUrl }: Pick<Env, 'appSecret' | 'siteUrl'>,
  action: NewsletterAction,
  publicId: string,
  locale: Locale,
): string {
  const token = `${publicId}.${sign(appSecret, purpose, [action, publicId])}`;
  return `${siteUrl}${newsletterPagePath(action, token, locale)}`;
}

/** The same without the site, for a token that is known. */
export function newsletterPagePath(action: NewsletterAction, token: string, locale: Locale): string {
  const parameters = new URLSearchParams({ [envelopeFields.locale]: locale, token });
  return `${newsletterActionPaths[action]}?${parameters.toString()}`;
}

/** Whom the token names, when this server made it for that action. */
export function findSubscriberId(
  secret: string,
  action: NewsletterAction,
  token: string,
): string | undefined {
  const [publicId = '', signature = ''] = token.split('.');
  return isSigned(secret, purpose, [action, publicId], signature) ? publicId : undefined;
}
