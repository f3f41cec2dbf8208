/**
 * The links in the newsletter's mails. Only this server can make one, and it does what it says and
 * nothing else.
 */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { Env } from '#server/env.ts';
import { deriveUuid, isSigned, sign } from '#server/crypto/signatures.ts';
import { envelopeFields } from '#contracts/envelope.ts';
import { newsletterActionPaths, newsletterQuery, type NewsletterAction } from '#contracts/newsletter.ts';

const purpose = 'newsletter';

type LinkEnv = Pick<Env, 'appSecret' | 'siteUrl'>;

/** The id by which links name a subscriber. It follows from the address, which it does not show. */
export function subscriberId(secret: string, email: string): string {
  return deriveUuid(secret, purpose, [email.toLowerCase()]);
}

/** Address in a mail of the page that asks a subscriber to confirm, in a language. */
export function confirmLink(env: LinkEnv, publicId: string, locale: Locale): string {
  const token = newsletterToken(env.appSecret, 'confirm', publicId);
  return `${env.siteUrl}${pathTo('newsletter', locale)}${newsletterQuery('confirm', token)}`;
}

/**
 * Address at which a mail program unsubscribes by itself (RFC 8058), and a browser is asked first.
 */
export function unsubscribeLink(env: LinkEnv, publicId: string, locale: Locale): string {
  const token = newsletterToken(env.appSecret, 'unsubscribe', publicId);
  const parameters = new URLSearchParams({ [envelopeFields.locale]: locale, token });
  return `${env.siteUrl}${newsletterActionPaths.unsubscribe}?${parameters.toString()}`;
}

/** The token that allows an action for a subscriber. */
export function newsletterToken(secret: string, action: NewsletterAction, publicId: string): string {
  return `${publicId}.${sign(secret, purpose, [action, publicId])}`;
}

/**
 * The subscriber of a token, when this server made it for that action and nothing was added to it.
 */
export function findSubscriberId(
  secrets: readonly string[],
  action: NewsletterAction,
  token: string,
): string | undefined {
  const [, publicId = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  return isSigned(secrets, purpose, [action, publicId], signature) ? publicId : undefined;
}
