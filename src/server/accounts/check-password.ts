/**
 * Checks a username and a password. Neither the text nor the duration of a rejection reveals
 * whether the account exists.
 */
import type { Role } from '#domain/roles.ts';
import {
  countLogin,
  findLoginBlock,
  type Attempt,
  type AttemptKeys,
  secondsUntil,
} from '#server/accounts/login-store.ts';
import { logRefusedLogin, recordLogin } from '#server/accounts/login-events.ts';
import type { Services } from '#server/http/services.ts';
import { maxLoginFailures } from '#contracts/login.ts';

/**
 * The outcome of an attempt. `secondsLeft` is the time until a blocked visitor may try again.
 * `isPaused` is true when the account is paused after failed logins from unknown devices.
 */
export type PasswordCheck =
  | {
      outcome: 'right';
      userId: number;
      role: Role;
      passwordHash: string | null;
      hasSecondFactor: boolean;
      counted: AttemptKeys;
    }
  | { outcome: 'wrong'; failures: number }
  | { outcome: 'blocked'; secondsLeft: number; isPaused: boolean };

/**
 * Counts the attempt and compares the password, unless the visitor is blocked. An unknown account
 * costs the same query and the same hash. Rejects with 503, without counting the attempt, when too
 * many hashes are pending.
 */
export async function checkPassword(
  services: Services,
  keys: AttemptKeys,
  { username, password }: { username: string; password: string },
): Promise<PasswordCheck> {
  const block = await findLoginBlock(services.db, keys, username, services.now());
  if (block) {
    logRefusedLogin(services, block);
    return blocked({ ...block, isPaused: false }, services.now());
  }
  return services.hashing(keys.networks.at(-1)?.key ?? '', async () => {
    const attempt = await countLogin(services.db, keys, username, services.now());
    if (attempt.isBlocked) {
      logRefusedLogin(services, attempt);
      return blocked(attempt, services.now());
    }
    const isRight = await services.isPassword(password, attempt.passwordHash ?? services.dummyHash);
    const check = toPasswordCheck(attempt, isRight, services.now());
    // A user with a second factor is not logged in yet.
    if (check.outcome !== 'right' || !check.hasSecondFactor)
      await recordLogin(services, attempt, check.outcome);
    return check;
  });
}

function toPasswordCheck(attempt: Attempt, isRight: boolean, now: Date): PasswordCheck {
  const { userId, role, passwordHash, hasSecondFactor, counted } = attempt;
  // A check constraint of the table allows only these roles.
  if (userId !== null && isRight)
    return { outcome: 'right', userId, role: role as Role, passwordHash, hasSecondFactor, counted };
  if (attempt.failures >= maxLoginFailures) return blocked(attempt, now);
  return { outcome: 'wrong', failures: attempt.failures };
}

function blocked(
  { blockedUntil, isPaused }: Pick<Attempt, 'blockedUntil' | 'isPaused'>,
  now: Date,
): PasswordCheck {
  return { outcome: 'blocked', secondsLeft: secondsUntil(blockedUntil, now), isPaused };
}
