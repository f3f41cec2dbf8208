/** The signed link that lets a visitor manage an appointment. */
import { endsAt } from '#domain/booking.ts';
import { daysAfter } from '#domain/retention.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import type { Time } from '#server/appointments/times.ts';
import type { Env } from '#server/env.ts';
import { isSigned, sign } from '#server/crypto/signatures.ts';

const purpose = 'appointment';
const linkDays = 30;

/** Returns the token of an appointment: its reference with a signature. */
export function appointmentToken(secret: string, reference: string): string {
  return `${reference}.${sign(secret, purpose, [reference])}`;
}

/** Returns the reference in a token; undefined for a token that this server did not sign. */
export function findReference(secrets: readonly string[], token: string): string | undefined {
  const [, reference = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  return isSigned(secrets, purpose, [reference], signature) ? reference : undefined;
}

/**
 * True from 30 days after the appointment. Until then the visitor may have questions; afterwards
 * nobody can use the link in an old or forwarded mail.
 */
export function hasLinkExpired({ day, slot }: Time, now: Date): boolean {
  return daysAfter(endsAt(day, slot), linkDays) <= now;
}

/** Returns the path of the page that manages an appointment, in a language. */
export function managePagePath(
  locale: Locale,
  token: string,
  parameters: Record<string, string> = {},
): string {
  return `${pathTo('manageAppointment', locale)}?${new URLSearchParams({ token, ...parameters }).toString()}`;
}

/** Returns the URL of the page that manages an appointment, for a mail. */
export function appointmentLink(
  { appSecret, siteUrl }: Pick<Env, 'appSecret' | 'siteUrl'>,
  locale: Locale,
  reference: string,
): string {
  return `${siteUrl}${managePagePath(locale, appointmentToken(appSecret, reference))}`;
}
