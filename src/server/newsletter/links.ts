/** The signed links in newsletter mails. Each is valid for a single action. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { Env } from '#server/env.ts';
import { deriveUuid, isSigned, sign } from '#server/crypto/signatures.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { newsletterActionPaths, newsletterQuery, type NewsletterAction } from '#contracts/newsletter.ts';

const purpose = 'newsletter';

type LinkEnv = Pick<Env, 'appSecret' | 'siteUrl'>;

/** Derives the id that links contain instead of the e-mail address of a subscriber. */
export function subscriberId(secret: string, email: string): string {
  return deriveUuid(secret, purpose, [email.toLowerCase()]);
}

/** Returns the URL of the page that asks a subscriber to confirm, in a language. */
export function confirmLink(env: LinkEnv, publicId: string, locale: Locale): string {
  const token = newsletterToken(env.appSecret, 'confirm', publicId);
  return `${env.siteUrl}${pathTo('newsletter', locale)}${newsletterQuery('confirm', token)}`;
}

/**
 * Returns the URL to unsubscribe. A mail program posts to it for a one-click unsubscribe (RFC
 * 8058); a browser gets a page that asks first.
 */
export function unsubscribeLink(env: LinkEnv, publicId: string, locale: Locale): string {
  const token = newsletterToken(env.appSecret, 'unsubscribe', publicId);
  const parameters = new URLSearchParams({ [envelopeFields.locale]: locale, token });
  return `${env.siteUrl}${newsletterActionPaths.unsubscribe}?${parameters.toString()}`;
}

/** Returns the token for an action of a subscriber. */
export function newsletterToken(secret: string, action: NewsletterAction, publicId: string): string {
  return `${publicId}.${sign(secret, purpose, [action, publicId])}`;
}

/**
 * Returns the id of the subscriber in a token; undefined unless this server signed it for that
 * action.
 */
export function findSubscriberId(
  secrets: readonly string[],
  action: NewsletterAction,
  token: string,
): string | undefined {
  const [, publicId = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  return isSigned(secrets, purpose, [action, publicId], signature) ? publicId : undefined;
}
