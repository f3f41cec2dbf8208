/**
 * Known devices: a cookie with a random id, whose keyed digest the database stores with the
 * account. It grants nothing; it only keeps the failed attempts of others from locking out its
 * owner.
 */
import { retentionRules } from '#domain/retention.ts';
import {
  attemptKeys,
  type AttemptKeys,
  type KnownDevice,
  type LoginVisitor,
} from '#server/accounts/login-store.ts';
import { cookieHeader, findCookie } from '#server/accounts/cookies.ts';
import type { Services } from '#server/http/services.ts';

const deviceSeconds = retentionRules.knownDevice.days * 86_400;
const nameBytes = 16;

/** The device of a login request; a new one gets an id. */
export function deviceOf(
  { env, now, randomBytes }: Pick<Services, 'env' | 'now' | 'randomBytes'>,
  request: Request,
  visitor: LoginVisitor,
) {
  const given = findCookie(env, request, 'device');
  const device = given ?? Buffer.from(randomBytes(nameBytes)).toString('base64url');
  const keys = attemptKeys(env.appSecret, { ...visitor, device });
  return {
    // The counters of an attempt from it.
    keys: given === undefined ? { ...keys, device: undefined } : keys,
    known: knownUntil(keys, now()),
    // Sets the id, or extends the cookie with the present one.
    cookie: cookieHeader(env, 'device', device, deviceSeconds),
  };
}

/** A program has no cookies, so it is known by the IP address from which it last succeeded. */
export function deviceAtAddress({ env, now }: Pick<Services, 'env' | 'now'>, visitor: LoginVisitor) {
  const keys = attemptKeys(env.appSecret, { ...visitor, device: `address ${visitor.address}` });
  return { keys, known: knownUntil(keys, now()) };
}

function knownUntil({ device = '' }: AttemptKeys, now: Date): KnownDevice {
  return { key: device, expiresAt: new Date(now.getTime() + deviceSeconds * 1000) };
}
