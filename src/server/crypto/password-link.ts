/**
 * Mailed links for choosing a password: signed, expiring, and valid once. The signature covers the
 * link version of the account, which is incremented when a link is used or a new one is sent.
 */
import { sign } from '#server/crypto/signatures.ts';
import type { Env } from '#server/env.ts';
import { linkFields, linkPaths, type LinkPurpose } from '#contracts/staff/password-link.ts';

const hourMs = 3_600_000;

/** How long a link is valid, in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24, reset: 1 };

export interface LinkedAccount {
  userId: number;
  linkVersion: number;
}

/** The parameters of a link. They grant nothing without a signature. */
export interface PasswordLink extends LinkedAccount {
  purpose: LinkPurpose;
  /** Unix time in milliseconds. */
  expiresAt: number;
}

export function createPasswordLink(purpose: LinkPurpose, linked: LinkedAccount, now: Date): PasswordLink {
  return { ...linked, purpose, expiresAt: now.getTime() + linkHours[purpose] * hourMs };
}

/** Returns the URL of a link. It is generated when the mail is sent, and not stored. */
export function passwordLink(
  { appSecret, siteUrl }: Pick<Env, 'appSecret' | 'siteUrl'>,
  { purpose, userId, linkVersion, expiresAt }: PasswordLink,
): string {
  const [id, end, version] = [userId, expiresAt, linkVersion].map(String) as [string, string, string];
  const token = `${id}.${end}.${sign(appSecret, purposeOf(purpose), [id, end, version])}`;
  return `${siteUrl}${linkPaths[purpose]}?${linkFields.token}=${token}`;
}

/** Returns the purpose that the signature of a link covers. */
export function purposeOf(purpose: LinkPurpose): string {
  return `password-link-${purpose}`;
}
