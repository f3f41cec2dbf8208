/**
 * Known devices: browsers and programs that have logged in to an account before. A browser has a
 * random id in a cookie; a program is identified by its IP address. The database stores a keyed
 * digest of the username and the id or address. A known device grants no access: it only keeps the
 * failed attempts of others from locking out the owner of the account.
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

/** Returns the device of a login request, with a new id if the request has none. */
export function deviceOf(
  { env, now, randomBytes }: Pick<Services, 'env' | 'now' | 'randomBytes'>,
  request: Request,
  visitor: LoginVisitor,
) {
  const given = findCookie(env, request, 'device');
  const device = given ?? Buffer.from(randomBytes(nameBytes)).toString('base64url');
  const keys = attemptKeys(env.appSecret, { ...visitor, device });
  return {
    // The counters of an attempt; a new device has no counter of its own.
    keys: given === undefined ? { ...keys, device: undefined } : keys,
    known: knownUntil(keys, now()),
    // Sets a new id, or extends the lifetime of the cookie.
    cookie: cookieHeader(env, 'device', device, deviceSeconds),
  };
}

/**
 * Returns the device of a program: the IP address of its request, because programs have no cookies.
 */
export function deviceAtAddress({ env, now }: Pick<Services, 'env' | 'now'>, visitor: LoginVisitor) {
  const keys = attemptKeys(env.appSecret, { ...visitor, device: `address ${visitor.address}` });
  return { keys, known: knownUntil(keys, now()) };
}

function knownUntil({ device = '' }: AttemptKeys, now: Date): KnownDevice {
  return { key: device, expiresAt: new Date(now.getTime() + deviceSeconds * 1000) };
}
