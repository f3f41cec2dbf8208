/**
 * Sessions of users. The browser has a random token in a cookie, and the database a keyed digest
 * of the token, so that nobody can log in with the contents of the table.
 */
import { retentionRules } from '#domain/retention.ts';
import type { Role } from '#domain/roles.ts';
import { cookieHeader, findCookie, markerHeader } from '#server/accounts/cookies.ts';
import type { Env } from '#server/env.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';
import { sign } from '#server/crypto/signatures.ts';

const sessionSeconds = retentionRules.session.days * 86_400;
const tokenBytes = 32;

type SessionEnv = Pick<Env, 'appSecret' | 'siteUrl'>;

/**
 * Creates a session with a new token. It never takes over the token that the browser sent, which
 * prevents session fixation.
 */
export function createSession({ env, now, randomBytes }: Pick<Services, 'env' | 'now' | 'randomBytes'>) {
  const token = Buffer.from(randomBytes(tokenBytes)).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000);
  return { token, tokenHash: hashToken(env, token), createdAt, expiresAt };
}

/** A session before it is stored; the token is for the browser only. */
export type NewSession = ReturnType<typeof createSession>;

/**
 * Finds the session of the request's cookie, unless it has expired or was revoked, or its user is
 * not active.
 */
export async function findSession({ env, db, now }: Pick<Services, 'db' | 'env' | 'now'>, request: Request) {
  const tokenHash = findTokenHash(env, request);
  if (tokenHash === undefined) return undefined;
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.userId', 'sessions.createdAt'])
    .select(['users.username', 'users.shownName as name', 'users.role'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now())
    .where('sessions.revokedAt', 'is', null)
    .where('users.state', '=', 'active')
    .executeTakeFirst();
  // A check constraint of the table allows only these roles.
  return session && { ...session, role: session.role as Role };
}

/** A stored session. `name` is for display; `createdAt` is when the user logged in. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Returns the session of the request; rejects with 401 without one, and with 403 for another role.
 */
export async function requireRole(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  request: Request,
  roles: readonly Role[],
): Promise<Session> {
  const session = await findSession(services, request);
  if (!session) throw new Refusal(401, 'login.sessionRequired');
  if (!roles.includes(session.role)) throw new Refusal(403, 'login.roleRequired');
  return session;
}

/** Revokes the session of the request's cookie, if any. */
export async function revokeSession(
  { env, db, now }: Pick<Services, 'db' | 'env' | 'now'>,
  request: Request,
): Promise<void> {
  const tokenHash = findTokenHash(env, request);
  if (tokenHash === undefined) return;
  await db
    .updateTable('sessions')
    .set({ revokedAt: now() })
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Returns the digest of the token in the request's cookie; undefined without a cookie. */
export function findTokenHash(env: SessionEnv, request: Request): string | undefined {
  const token = findCookie(env, request, 'session');
  return token === undefined ? undefined : hashToken(env, token);
}

/** Returns the `Set-Cookie` header with the session. */
export function sessionCookie(env: SessionEnv, token: string): string {
  return cookieHeader(env, 'session', token, sessionSeconds);
}

/** Returns the `Set-Cookie` header with the user's name for public pages. */
export function markerCookie(env: SessionEnv, name: string): string {
  return markerHeader(env, name, sessionSeconds);
}

/** Returns the `Set-Cookie` header that deletes the user's name. */
export function endedMarkerCookie(env: SessionEnv): string {
  return markerHeader(env, '', 0);
}

/** Returns the `Set-Cookie` header that deletes the session. */
export function endedSessionCookie(env: SessionEnv): string {
  return cookieHeader(env, 'session', '', 0);
}

function hashToken({ appSecret }: SessionEnv, token: string): string {
  return sign(appSecret, 'session', [token]);
}
