/**
 * The state between the password and the second step: the id of the user, encrypted in a cookie.
 * The cookie grants nothing by itself, and a change of the password invalidates it.
 */
import { cookieHeader, findCookie } from '#server/accounts/cookies.ts';
import type { Services } from '#server/http/services.ts';
import { seal, unseal } from '#server/crypto/sealed-text.ts';
import { sign } from '#server/crypto/signatures.ts';
import { secondStepMinutes } from '#contracts/second-factor.ts';
import type { Role } from '#domain/roles.ts';

const purpose = 'second-step';

/**
 * Returns the `Set-Cookie` header with the pending login, bound to the password that was checked.
 */
export function secondStepCookie(
  { env, now }: Services,
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
): string {
  const expiresAt = now().getTime() + secondStepMinutes * 60_000;
  const text = JSON.stringify([userId, expiresAt, passwordMark(passwordHash)]);
  return cookieHeader(env, 'second-step', seal(env.appSecret, purpose, text), secondStepMinutes * 60);
}

/** Returns the `Set-Cookie` header that deletes the pending login. */
export function endedSecondStepCookie({ env }: Pick<Services, 'env'>): string {
  return cookieHeader(env, 'second-step', '', 0);
}

/**
 * Finds the user who gave the right password but has not completed the second step; undefined if
 * there is none.
 */
export async function findPendingLogin({ db, env, now }: Services, request: Request) {
  const sealed = findCookie(env, request, 'second-step');
  const text = sealed && env.validSecrets.map((secret) => unseal(secret, purpose, sealed)).find(Boolean);
  if (!text) return undefined;
  const [userId, expiresAt, mark] = JSON.parse(text) as [number, number, string];
  if (expiresAt <= now().getTime()) return undefined;
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'passwordHash'])
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  // A check constraint of the table allows only these roles.
  return user && passwordMark(user.passwordHash) === mark
    ? { ...user, userId, role: user.role as Role }
    : undefined;
}

function passwordMark(passwordHash: string | null): string {
  return sign('', purpose, [passwordHash ?? '']);
}
