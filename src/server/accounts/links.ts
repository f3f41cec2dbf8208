import { purposeOf } from '#server/crypto/password-link.ts';
import { isSigned } from '#server/crypto/signatures.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { LinkPurpose } from '#contracts/staff/password-link.ts';

/** The state that the account of a link must have, by purpose of the link. */
export const linkStates = { invitation: 'invited', reset: 'active' } as const;

/**
 * Finds the account of a link to choose a password; undefined for a used, expired or forged link.
 */
export async function findLinkedUser(
  { env, db, now }: { env: Pick<Env, 'validSecrets'>; db: Database; now: () => Date },
  purpose: LinkPurpose,
  token: string,
) {
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

export type LinkedUser = NonNullable<Awaited<ReturnType<typeof findLinkedUser>>>;

/** Splits a token without verifying its signature; undefined for a malformed token. */
export function parseLinkToken(token: string) {
  const [, id, expiresAt, signature] = /^(\d{1,9})\.(\d{13,15})\.([\w-]+)$/.exec(token) ?? [];
  return id && expiresAt && signature ? { id, expiresAt, signature } : undefined;
}
