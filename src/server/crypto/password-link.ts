/**
 * Mailed links for choosing a password: signed, with an expiry, and used once. Each names the
 * version of the account's links, which its use and the next link raise.
 */
import { sign } from '#server/crypto/signatures.ts';
import type { Env } from '#server/env.ts';
import { linkFields, linkPaths, type LinkPurpose } from '#contracts/staff/password-link.ts';

const hourMs = 3_600_000;

/** How long a link opens, in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24, reset: 1 };

export interface Linked {
  userId: number;
  linkVersion: number;
}

/** The parameters of a link, which opens nothing without our signature. */
export interface PasswordLink extends Linked {
  purpose: LinkPurpose;
  /** In milliseconds, as `Date` counts them. */
  expiresAt: number;
}

/** A link that lasts from now on. */
export function createPasswordLink(purpose: LinkPurpose, linked: Linked, now: Date): PasswordLink {
  return { ...linked, purpose, expiresAt: now.getTime() + linkHours[purpose] * hourMs };
}

/** The address of a link. It is made when its mail is sent, and stored nowhere. */
export function passwordLink(
  { appSecret, siteUrl }: Pick<Env, 'appSecret' | 'siteUrl'>,
  { purpose, userId, linkVersion, expiresAt }: PasswordLink,
): string {
  const [id, end, version] = [userId, expiresAt, linkVersion].map(String) as [string, string, string];
  const token = `${id}.${end}.${sign(appSecret, purposeOf(purpose), [id, end, version])}`;
  return `${siteUrl}${linkPaths[purpose]}?${linkFields.token}=${token}`;
}

/** The purpose that is signed with a link. */
export function purposeOf(purpose: LinkPurpose): string {
  return `password-link-${purpose}`;
}
