/** Counts the attempts of a visitor. The address itself is stored nowhere. */
import { visitorAddress } from '#domain/internet-address.ts';
import type { Env } from '#server/env.ts';
import { Refusal } from '#server/http/answers.ts';
import { sign } from '#server/signatures.ts';
import { sql, type RawBuilder } from 'kysely';

const windowMs = 3_600_000;

export interface RateLimitWindow {
  key: string;
  windowStart: Date;
  /** How long until the next window, in whole seconds. */
  secondsLeft: number;
  maxAttempts: number;
}

/**
 * The window of one hour in which this attempt counts. The day is part of the keyed digest, as a
 * salt that changes daily: the same visitor on two days cannot be recognised as one.
 */
export function rateLimitWindow(
  { appSecret, rateLimitPerHour }: Pick<Env, 'appSecret' | 'rateLimitPerHour'>,
  form: string,
  address: string,
  now: Date,
): RateLimitWindow {
  const day = now.toISOString().slice(0, 10);
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return {
    key: sign(appSecret, 'rate-limit', [day, form, visitorAddress(address)]),
    windowStart: new Date(start),
    secondsLeft: Math.ceil((start + windowMs - now.getTime()) / 1000),
    maxAttempts: rateLimitPerHour,
  };
}

/**
 * The statement that counts one more attempt where the condition holds, and returns how many there
 * are now as `attempts`.
 */
export function countAttempt(
  { key, windowStart }: RateLimitWindow,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    insert into rate_limits (key, window_start, attempts)
    select ${key}, ${windowStart}, 1 where ${condition}
    on conflict (key, window_start) do update set attempts = rate_limits.attempts + 1
    returning attempts`;
}

/** Tells a visitor who has used up the window how long it lasts. */
export function tooManyAttempts({ secondsLeft }: RateLimitWindow): Refusal {
  return new Refusal(429, 'answers.rateLimited', {
    parameters: { minutes: Math.ceil(secondsLeft / 60) },
    headers: { 'retry-after': String(secondsLeft) },
  });
}
