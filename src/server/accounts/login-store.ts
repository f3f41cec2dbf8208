/**
 * Counts failed logins and stores sessions. Each change is one SQL statement, because Neon over
 * HTTP has no transactions. Decision 0027 explains the limits.
 */
import { visitorNetworks } from '#domain/internet-address.ts';
import type { Database } from '#server/database/database.ts';
import type { NewSession } from '#server/accounts/sessions.ts';
import { sign } from '#server/crypto/signatures.ts';
import { maxLoginFailures } from '#contracts/login.ts';
import { sql, type RawBuilder } from 'kysely';

const blockMs = 15 * 60_000;
/**
 * How long the failures of an account count after the last one. Only unknown devices add to them.
 */
const accountMs = 24 * 3_600_000;
const longestPauseSeconds = blockMs / 1000;

interface Counter {
  key: string;
  maxFailures: number;
}

/** The keys of the counters of an attempt. */
export interface AttemptKeys {
  account: string;
  /** The networks of the IP address, each with its own limit. */
  networks: Counter[];
  /** The device, if any; it has a counter only if it is a known device of the account. */
  device: string | undefined;
}

/** The account and the origin of an attempt. */
export interface LoginVisitor {
  username: string;
  /**
   * True for the second step. It has its own counters of account and device, because only somebody
   * who knows the password can reach it, while anybody can type a username in the first step.
   */
  isSecondStep?: boolean;
  address: string;
}

/**
 * Returns the key of an account's failure counter. It is a digest because users may type anything
 * as their username, including an e-mail address.
 */
export function accountKey(secret: string, username: string, purpose = 'login'): string {
  return sign(secret, `${purpose}-account`, [username]);
}

/** Returns the keys of the counters for an attempt to log in. */
export function attemptKeys(
  secret: string,
  { username, isSecondStep, address, device }: LoginVisitor & { device: string | undefined },
): AttemptKeys {
  const purpose = isSecondStep ? 'second-step' : 'login';
  return {
    account: accountKey(secret, username, purpose),
    networks: visitorNetworks(address).map(({ network, visitors }) => ({
      key: sign(secret, 'login-address', [network]),
      maxFailures: maxLoginFailures * visitors,
    })),
    device: device && sign(secret, `${purpose}-device`, [username, device]),
  };
}

export interface Attempt {
  /** Failures of the device or, if it is unknown, of its network, including this attempt. */
  failures: number;
  /** True when the password must not be checked. */
  isBlocked: boolean;
  /** True when the block is the pause of the account, not a block of the device or the network. */
  isPaused: boolean;
  /** The end of the current block, or of the one that starts if this attempt fails. */
  blockedUntil: Date | null;
  userId: number | null;
  role: string | null;
  passwordHash: string | null;
  hasSecondFactor: boolean;
  /** The counters that this attempt incremented, for `forgiveAttempt`. */
  counted: AttemptKeys;
}

/**
 * Counts an attempt as failed before its password is checked, and finds the account. Concurrent
 * updates of a row wait for each other, so that simultaneous attempts, even on several servers,
 * each get a count of their own. A known device has its own counter, so that nobody else can lock
 * out its owner. Any other attempt counts against its networks and, while these are not blocked,
 * against the account: from the fifth failure on, unknown devices must wait before the next
 * attempt, with exponential backoff up to the length of a block. Rows are locked in a fixed order
 * to avoid deadlocks.
 */
export async function countLogin(
  db: Database,
  keys: AttemptKeys,
  username: string,
  now: Date,
): Promise<Attempt> {
  const { isKnown, counters } = await countersOf(db, keys, now);
  const { rows } = await sql<Omit<Attempt, 'counted'>>`
    with ${tableOf(counters)}, counted as (
      ${countFailures(now)}
    ), near as (
      select max(failures) filter (where max_failures = ${maxLoginFailures}) as failures,
        bool_or(failures > max_failures) as is_blocked,
        max(expires_at) filter (where failures >= max_failures) as blocked_until
      from counted join counters using (key)
    ), account as (
      ${countForAccount(keys.account, now, sql`not is_blocked and not ${isKnown}::boolean`)}
    ), paused as (
      select not ${isKnown}::boolean and not is_blocked and not exists (select from account) as is_paused from near
    )
    select near.failures, near.is_blocked or is_paused as is_blocked, is_paused,
      case when is_paused then
        coalesce((select ${pauseEnd} from login_attempts as known where key = ${keys.account}), ${now})
      else near.blocked_until end as blocked_until,
      users.id as user_id, users.role, users.password_hash, ${hasSecondFactor} as has_second_factor
    from near cross join paused left join users on users.username = ${username} and users.state = 'active'`.execute(
    db,
  );
  const [attempt] = rows;
  if (!attempt) throw new Error('An attempt to log in was not counted.');
  return { ...attempt, counted: isKnown ? { ...keys, networks: [] } : keys };
}

/**
 * Returns the end of the visitor's block, and the user; undefined when the attempt may be counted.
 * Writes nothing and waits for no lock, so that a visitor who keeps trying during a block takes up
 * no capacity.
 */
export async function findLoginBlock(
  db: Database,
  keys: AttemptKeys,
  username: string,
  now: Date,
): Promise<Pick<Attempt, 'blockedUntil' | 'userId'> | undefined> {
  const { counters } = await countersOf(db, keys, now);
  const { rows } = await sql<Pick<Attempt, 'blockedUntil' | 'userId'>>`
    with ${tableOf(counters)}
    select max(expires_at) as blocked_until,
      (select id from users where username = ${username} and state = 'active') as user_id
    from login_attempts join counters using (key)
    where failures >= max_failures and expires_at > ${now}
    having count(*) > 0`.execute(db);
  return rows[0];
}

async function countersOf(db: Database, { device, networks }: AttemptKeys, now: Date) {
  if (device !== undefined && (await isKnownDevice(db, device, now)))
    return { isKnown: true, counters: [{ key: device, maxFailures: maxLoginFailures }] };
  return { isKnown: false, counters: networks };
}

/** Returns the CTE `counters`. */
function tableOf(counters: readonly Counter[]): RawBuilder<unknown> {
  const rows = counters.map(({ key, maxFailures }) => sql`(${key}, ${maxFailures}::integer)`);
  return sql`counters (key, max_failures) as (values ${sql.join(rows)})`;
}

async function isKnownDevice(db: Database, key: string, now: Date): Promise<boolean> {
  const query = db.selectFrom('knownDevices').select('key').where('key', '=', key);
  return (await query.where('expiresAt', '>', now).executeTakeFirst()) !== undefined;
}

/**
 * Statement that adds a failure to each counter. Each failure restarts the window, but an attempt
 * during a block does not. The count stops at one above the limit.
 */
function countFailures(now: Date): RawBuilder<unknown> {
  const max = sql`(select max_failures from counters where counters.key = known.key)`;
  return sql`
    insert into login_attempts as known (key, failures, expires_at)
    select key, 1, ${new Date(now.getTime() + blockMs)}::timestamptz from counters order by key
    on conflict (key) do update set
      failures = case when known.expires_at <= ${now} then 1 else least(known.failures, ${max}) + 1 end,
      expires_at = case
        when known.expires_at > ${now} and known.failures >= ${max} then known.expires_at
        else excluded.expires_at
      end
    returning key, failures, expires_at`;
}

/** SQL expression for the end of an account's pause, calculated from its last failure. */
const pauseEnd = sql`known.expires_at - ${accountMs / 1000} * interval '1 second' +
  case when known.failures < ${maxLoginFailures} then 0
  else least(${longestPauseSeconds}, power(2, known.failures - ${maxLoginFailures})) end * interval '1 second'`;

/**
 * Statement that adds a failure to the account if the condition holds. It returns no row during a
 * pause, and the attempt does not prolong the pause.
 */
function countForAccount(key: string, now: Date, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into login_attempts as known (key, failures, expires_at)
    select ${key}, 1, ${new Date(now.getTime() + accountMs)}::timestamptz from near where ${condition}
    on conflict (key) do update set
      failures = case when known.expires_at <= ${now} then 1 else least(known.failures + 1, 30) end,
      expires_at = excluded.expires_at
    where known.expires_at <= ${now} or ${pauseEnd} <= ${now}
    returning failures`;
}

/** Returns the whole seconds until the end of a block, at least one. */
export function secondsUntil(end: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((end ?? now).getTime() - now.getTime()) / 1000));
}

/** A known device of an account, until `expiresAt`. */
export interface KnownDevice {
  key: string;
  expiresAt: Date;
}

/**
 * Records a successful attempt, which makes the device known. Clears the failures of the account
 * and the device, but only subtracts this attempt from those of the networks, because otherwise the
 * owner of one account could keep guessing at others.
 */
export async function forgiveAttempt(db: Database, counted: AttemptKeys, device: KnownDevice): Promise<void> {
  await sql`with ${forgive(counted, device)} select`.execute(db);
}

function forgive(counted: AttemptKeys, device: KnownDevice): RawBuilder<unknown> {
  const networks = counted.networks.map(({ key }) => key);
  return sql`
    locked as (
      select key from login_attempts where key = any(${networks}::text[]) order by key for update
    ), forgiven as (
      update login_attempts set failures = failures - 1 where key in (select key from locked) and failures > 0
      returning 1
    ), forgotten as (
      delete from login_attempts where key in (${counted.account}, ${counted.device ?? counted.account})
        and (select count(*) from forgiven) >= 0
    ), known as (
      insert into known_devices (key, expires_at) values (${device.key}, ${device.expiresAt})
      on conflict (key) do update set expires_at = excluded.expires_at
    )`;
}

/** SQL expression: whether the account of a row of `users` has a second factor. */
const hasSecondFactor = sql`(
  exists (select from totp_secrets where user_id = users.id and confirmed_at is not null)
  or exists (select from passkeys where user_id = users.id))`;

/**
 * Forgives the attempt and stores a session, which replaces the earlier one of the browser. Returns
 * false, without a session, when the password has changed since it was checked, the account is no
 * longer active, or it now requires a second factor.
 */
export async function storeSession(
  db: Database,
  counted: AttemptKeys,
  device: KnownDevice,
  session: NewSession & {
    userId: number;
    passwordHash: string | null;
    hasSecondFactor: boolean;
    device: string | null;
  },
  earlierTokenHash: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    with ${forgive(counted, device)}, earlier as (
      update sessions set revoked_at = ${session.createdAt}
      where token_hash = ${earlierTokenHash ?? ''} and revoked_at is null
    ), verified as (
      update users set last_login_at = ${session.createdAt}
      where id = ${session.userId} and password_hash = ${session.passwordHash} and state = 'active'
        and (${session.hasSecondFactor} or not ${hasSecondFactor})
      returning id
    )
    insert into sessions (token_hash, user_id, device, created_at, expires_at)
    select ${session.tokenHash}, id, ${session.device}, ${session.createdAt}::timestamptz, ${session.expiresAt}::timestamptz
    from verified returning id`.execute(db);
  return rows.length > 0;
}
