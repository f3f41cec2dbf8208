/** The second step of a login. */
import { deviceOf } from '#server/accounts/devices.ts';
import { countLogin, secondsUntil } from '#server/accounts/login-store.ts';
import { isPasskeyProof } from '#server/accounts/second-factor/passkeys.ts';
import { useRecoveryCode } from '#server/accounts/second-factor/recovery-codes.ts';
import { useTotpCode } from '#server/accounts/second-factor/totp.ts';
import type { Fields } from '#server/http/body.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/http/services.ts';
import { storeAudit } from '#server/audit.ts';
import { maxLoginFailures } from '#contracts/login.ts';
import { secondFactorFields } from '#contracts/second-factor.ts';

/** A user who attempts the second step ("claimant" in NIST SP 800-63B). */
interface Claimant {
  userId: number;
  username: string;
  request: Request;
  address: string;
}

export type FactorCheck =
  | { outcome: 'right'; device: ReturnType<typeof deviceOf> }
  | { outcome: 'wrong' }
  | { outcome: 'blocked'; secondsLeft: number };

/**
 * Counts the attempt and checks the code or the passkey response. Account and device have other
 * counters than for the password, with the same limits. A correct attempt is forgiven when the
 * session is stored.
 */
export async function checkFactor(
  services: Services,
  { userId, username, request, address }: Claimant,
  fields: Fields,
): Promise<FactorCheck> {
  const now = services.now();
  const device = deviceOf(services, request, { username, isSecondStep: true, address });
  const attempt = await countLogin(services.db, device.keys, username, now);
  const blocked = { outcome: 'blocked' as const, secondsLeft: secondsUntil(attempt.blockedUntil, now) };
  if (attempt.isBlocked) return blocked;
  if (await isRight(services, userId, fields))
    return { outcome: 'right', device: { ...device, keys: attempt.counted } };
  const { failures } = attempt;
  services.log({ event: 'second step failed', userId, failures });
  await storeAudit(services.db, { userId, action: 'second-step.failed', detail: { failures }, at: now });
  return failures >= maxLoginFailures ? blocked : { outcome: 'wrong' };
}

async function isRight(services: Services, userId: number, fields: Fields): Promise<boolean> {
  const { [secondFactorFields.code]: code, [secondFactorFields.passkey]: proof } = fields;
  if (typeof proof === 'string' && proof !== '') return isProof(services, userId, proof);
  if (typeof code !== 'string' || code.trim() === '' || code.length > 100) return false;
  return (await useTotpCode(services, userId, code)) || (await useRecoveryCode(services.db, userId, code));
}

/** True for a valid passkey response; false also when the verification throws. */
async function isProof(services: Services, userId: number, proof: string): Promise<boolean> {
  try {
    return await isPasskeyProof(services, userId, proof);
  } catch (error) {
    services.log({ event: 'passkey refused', userId, error: describeError(error) });
    return false;
  }
}
