/**
 * Links by which somebody chooses a password, as they are mailed: signed, for a while, and once.
 * Each names the version of the account's links, which its use and the next link raise.
 */
import type { Env } from '#server/env.ts';
import type { Database } from '#server/database/database.ts';
import { isSigned, sign } from '#server/signatures.ts';
import { linkFields, linkPaths, type LinkPurpose } from '#submissions/staff/password-link.ts';

const hourMs = 3_600_000;

/** How long a link opens, in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24, reset: 1 };

/** In which state an account takes the link. */
export const linkStates = { invitation: 'invited', reset: 'active' } as const;

interface Linked {
  userId: number;
  linkVersion: number;
}

/** What a link is made of; only with our signature it opens anything. */
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

/** Whom a link lets choose a password. */
export interface LinkedUser extends Linked {
  username: string;
  name: string;
}

/** The account of a link; undefined alike for one that is used, too old, or made by others. */
export async function findLinkedUser(
  { env, db, now }: { env: Pick<Env, 'validSecrets'>; db: Database; now: () => Date },
  purpose: LinkPurpose,
  token: string,
): Promise<LinkedUser | undefined> {
  const link = parseLinkToken(token);
  if (!link) return undefined;
  const { id, expiresAt, signature } = link;
  const user = await db
    .selectFrom('users')
    .select(['id as userId', 'linkVersion', 'username', 'shownName as name'])
    .where('id', '=', Number(id))
    .where('state', '=', linkStates[purpose])
    .executeTakeFirst();
  if (!user || Number(expiresAt) <= now().getTime()) return undefined;
  const parts = [id, expiresAt, String(user.linkVersion)];
  return isSigned(env.validSecrets, purposeOf(purpose), parts, signature) ? user : undefined;
}

/** The parts of a token, whoever made it; undefined for what no token looks like. */
export function parseLinkToken(token: string) {
  const [, id, expiresAt, signature] = /^(\d{1,9})\.(\d{13,15})\.([\w-]+)$/.exec(token) ?? [];
  return id && expiresAt && signature ? { id, expiresAt, signature } : undefined;
}

function purposeOf(purpose: LinkPurpose): string {
  return `password-link-${purpose}`;
}
