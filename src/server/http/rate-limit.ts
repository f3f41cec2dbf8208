/** Rate limits per visitor. Stores keyed digests, not IP addresses. */
import { utcDay } from '#domain/days.ts';
import { visitorNetworks } from '#domain/internet-address.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { Refusal } from '#server/http/answers.ts';
import { sign } from '#server/crypto/signatures.ts';
import { sql, type RawBuilder } from 'kysely';

const hourMs = 3_600_000;

/**
 * Returns the window in which an attempt counts: an hour, or a day for a form with a file, because
 * files of 5 MB are stored for weeks or longer and mailed to the company. The day is part of the
 * keyed digest, so that a visitor cannot be recognised on another day. `attempts` is the number of
 * attempts that this one counts as.
 */
export function rateLimitWindow(
  { appSecret, rateLimitPerHour }: Pick<Env, 'appSecret' | 'rateLimitPerHour'>,
  { name, file }: { name: string; file?: object | undefined },
  address: string,
  now: Date,
  attempts = 1,
) {
  const day = utcDay(now);
  const windowMs = file ? 24 * hourMs : hourMs;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return {
    counters: visitorNetworks(address).map(({ network, visitors }) => ({
      key: sign(appSecret, 'rate-limit', [day, name, network]),
      maxAttempts: rateLimitPerHour * visitors,
    })),
    attempts,
    windowStart: new Date(start),
    secondsLeft: Math.ceil((start + windowMs - now.getTime()) / 1000),
  };
}

export type RateLimitWindow = ReturnType<typeof rateLimitWindow>;

/**
 * CTEs that count one more attempt when the condition holds. `attempt` then has one row; its
 * `is_allowed` is false above the limit. Nothing is written for an attempt that exceeds a limit, so
 * that a /48 does not leave a row for each of its 65,536 networks. Rows are locked in the order of
 * their keys, so that no two statements deadlock.
 */
export function countAttempt(
  { attempts, counters, windowStart }: RateLimitWindow,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const rows = counters.map(({ key, maxAttempts }) => sql`(${key}, ${maxAttempts}::integer)`);
  return sql`
    counters (key, max_attempts) as (
      values ${sql.join(rows)}
    ), used_up as (
      select from rate_limits join counters using (key)
      where window_start = ${windowStart}::timestamptz and attempts + ${attempts} > max_attempts
    ), counted as (
      insert into rate_limits (key, window_start, attempts)
      select key, ${windowStart}::timestamptz, ${attempts}::int from counters
      where ${condition} and not exists (select from used_up) order by key
      on conflict (key, window_start) do update set attempts = rate_limits.attempts + excluded.attempts
      returning key, attempts
    ), attempt as (
      select coalesce(bool_and(attempts <= max_attempts), false) as is_allowed
      from counted join counters using (key) having ${condition}
    )`;
}

/** Counts an attempt that stores nothing; false when the limit is exceeded. */
export async function isAttemptAllowed(db: Database, limit: RateLimitWindow): Promise<boolean> {
  const { rows } = await sql<{
    isAllowed: boolean;
  }>`with ${countAttempt(limit)} select is_allowed from attempt`.execute(db);
  return rows.every(({ isAllowed }) => isAllowed);
}

/** Returns a refusal with 429 that states how long the window still lasts. */
export function tooManyAttempts({ secondsLeft }: Pick<RateLimitWindow, 'secondsLeft'>): Refusal {
  return new Refusal(429, 'answers.rateLimited', {
    parameters: { minutes: Math.ceil(secondsLeft / 60) },
    headers: { 'retry-after': String(secondsLeft) },
  });
}
