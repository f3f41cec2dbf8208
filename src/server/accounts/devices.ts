/**
 * Known devices: a random name in a cookie, of which the database holds a keyed digest with the
 * account. It opens nothing; it only keeps its owner from being locked out by the guesses of
 * others.
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

interface Device {
  /** The counters of an attempt from it. */
  keys: AttemptKeys;
  known: KnownDevice;
  /** Names the browser, or extends the name that it has. */
  cookie: string;
}

/** The device of a request to log in, which is given a name when it has none. */
export function deviceOf(
  { env, now, randomBytes }: Pick<Services, 'env' | 'now' | 'randomBytes'>,
  request: Request,
  visitor: LoginVisitor,
): Device {
  const given = findCookie(env, request, 'device');
  const device = given ?? Buffer.from(randomBytes(nameBytes)).toString('base64url');
  const keys = attemptKeys(env.appSecret, { ...visitor, device });
  return {
    keys: given === undefined ? { ...keys, device: undefined } : keys,
    known: knownUntil(keys, now()),
    cookie: cookieHeader(env, 'device', device, deviceSeconds),
  };
}

/** A program has no cookies, so it is known by the address from which it succeeded before. */
export function deviceAtAddress(
  { env, now }: Pick<Services, 'env' | 'now'>,
  visitor: LoginVisitor,
): Pick<Device, 'keys' | 'known'> {
  const keys = attemptKeys(env.appSecret, { ...visitor, device: `address ${visitor.address}` });
  return { keys, known: knownUntil(keys, now()) };
}

function knownUntil({ device = '' }: AttemptKeys, now: Date): KnownDevice {
  return { key: device, expiresAt: new Date(now.getTime() + deviceSeconds * 1000) };
}
