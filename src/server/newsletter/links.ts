/** The signed links in newsletter mails, each valid for a single action. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { Env } from '#server/env.ts';
import { deriveUuid, isSigned, sign } from '#server/crypto/signatures.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { newsletterActionPaths, newsletterQuery, type NewsletterAction } from '#contracts/newsletter.ts';

const purpose = 'newsletter';

type LinkEnv = Pick<Env, 'appSecret' | 'siteUrl'>;

/** Derives the id of a subscriber in links from the e-mail address, without revealing it. */
export function subscriberId(secret: string, email: string): string {
  return deriveUuid(secret, purpose, [email.toLowerCase()]);
}

/** URL of the page that asks a subscriber to confirm, in a language. */
export function confirmLink(env: LinkEnv, publicId: string, locale: Locale): string {
  const token = newsletterToken(env.appSecret, 'confirm', publicId);
  return `${env.siteUrl}${pathTo('newsletter', locale)}${newsletterQuery('confirm', token)}`;
}

/**
 * URL with which a mail program unsubscribes in one click (RFC 8058), while a browser shows a
 * confirmation page.
 */
export function unsubscribeLink(env: LinkEnv, publicId: string, locale: Locale): string {
  const token = newsletterToken(env.appSecret, 'unsubscribe', publicId);
  const parameters = new URLSearchParams({ [envelopeFields.locale]: locale, token });
  return `${env.siteUrl}${newsletterActionPaths.unsubscribe}?${parameters.toString()}`;
}

/** The token for an action of a subscriber. */
export function newsletterToken(secret: string, action: NewsletterAction, publicId: string): string {
  return `${publicId}.${sign(secret, purpose, [action, publicId])}`;
}

/**
 * Returns the id of the subscriber of a token; undefined for a token that this server did not sign
 * for that action.
 */
export function findSubscriberId(
  secrets: readonly string[],
  action: NewsletterAction,
  token: string,
): string | undefined {
  const [, publicId = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  return isSigned(secrets, purpose, [action, publicId], signature) ? publicId : undefined;
}
