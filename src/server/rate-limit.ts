/** Under which key the attempts of a visitor are counted. The address itself is stored nowhere. */
import { visitorAddress } from '#domain/internet-address.ts';
import { sign } from '#server/signatures.ts';

const windowMs = 3_600_000;

export interface RateLimitWindow {
  key: string;
  windowStart: Date;
  /** How long until the next window, in whole seconds. */
  secondsLeft: number;
}

/**
 * The window of one hour in which this attempt counts. The day is part of the keyed digest, as a salt that changes
 * daily: the same visitor on two days cannot be recognised as one.
 */
export function rateLimitWindow(secret: string, form: string, address: string, now: Date): RateLimitWindow {
  const day = now.toISOString().slice(0, 10);
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return {
    key: sign(secret, 'rate-limit', [day, form, visitorAddress(address)]),
    windowStart: new Date(start),
    secondsLeft: Math.ceil((start + windowMs - now.getTime()) / 1000),
  };
}
