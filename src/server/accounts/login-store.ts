/**
 * Counts failed logins and stores sessions, each in one SQL statement, since Neon over HTTP has no
 * transactions.
 */
import type { Database } from '#server/database/database.ts';
import type { NewSession } from '#server/accounts/sessions.ts';
import { maxLoginFailures } from '#submissions/login.ts';
import { sql, type RawBuilder } from 'kysely';

const blockMs = 15 * 60_000;

/** What an attempt counts against. */
export interface AttemptKeys {
  account: string;
  address: string;
}

export interface Attempt {
  /**
   * Those of the account or of the address, whichever has more, with this attempt as one of them.
   */
  failures: number;
  /** When the block ends that this attempt met, or that it begins when it fails. */
  blockedUntil: Date | null;
  userId: number | null;
  role: string | null;
  passwordHash: string | null;
}

/**
 * Counts an attempt as failed before its password is looked at, and finds the account. The update
 * of a row waits for every other one, so of any number of attempts at once, on any number of
 * servers, each gets a count of its own. An address that is blocked does not count against the
 * account, or it could block every account. The address always comes first: two statements that
 * lock the same rows in two orders would wait for each other.
 */
export async function countLogin(
  db: Database,
  keys: AttemptKeys,
  username: string,
  now: Date,
): Promise<Attempt> {
  const { rows } = await sql<Attempt>`
    with address as (
      ${countFailure(sql`select ${keys.address}`, now)}
    ), account as (
      ${countFailure(sql`select ${keys.account} from address where failures <= ${maxLoginFailures}`, now)}
    ), counted as (
      select failures, expires_at from address union all select failures, expires_at from account
    ), total as (
      select max(failures) as failures, max(expires_at) filter (where failures >= ${maxLoginFailures}) as blocked_until
      from counted
    )
    select total.failures, total.blocked_until, users.id as user_id, users.role, users.password_hash
    from total left join users on users.username = ${username}`.execute(db);
  const [attempt] = rows;
  if (!attempt) throw new Error('An attempt to log in was not counted.');
  return attempt;
}

/**
 * Each failure begins the time anew; an attempt during a block does not. The count stops at one
 * more than is allowed.
 */
function countFailure(key: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const expiresAt = new Date(now.getTime() + blockMs);
  return sql`
    insert into login_attempts as known (key, failures, expires_at)
    select counted.key, 1, ${expiresAt}::timestamptz from (${key}) as counted (key)
    on conflict (key) do update set
      failures = case when known.expires_at <= ${now} then 1 else least(known.failures, ${maxLoginFailures}) + 1 end,
      expires_at = case
        when known.expires_at > ${now} and known.failures >= ${maxLoginFailures} then known.expires_at
        else excluded.expires_at
      end
    returning failures, expires_at`;
}

/**
 * Stores the session of a login that succeeded, and revokes the one that the browser had. The
 * account's failures are forgotten, but of those of the address only this attempt: whoever owns one
 * account must not guess at others for ever.
 */
export async function storeSession(
  db: Database,
  keys: AttemptKeys,
  session: NewSession & { userId: number },
  earlierTokenHash: string | undefined,
): Promise<void> {
  await sql`
    with address as (
      update login_attempts set failures = failures - 1 where key = ${keys.address} and failures > 0 returning 1
    ), account as (
      delete from login_attempts where key = ${keys.account} and (select count(*) from address) >= 0
    ), earlier as (
      update sessions set revoked_at = ${session.createdAt}
      where token_hash = ${earlierTokenHash ?? ''} and revoked_at is null
    )
    insert into sessions (token_hash, user_id, created_at, expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.createdAt}, ${session.expiresAt})`.execute(db);
}
