import { hashPassword } from '#server/accounts/passwords.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Services } from '#server/services.ts';

/** The hash of a new password; refuses with 503 while as many are being made as may be at once. */
export async function hashWithin(
  { hashGate, deriveKey }: Pick<Services, 'deriveKey' | 'hashGate'>,
  password: string,
): Promise<string> {
  const leave = await hashGate.enter();
  if (!leave) throw new Refusal(503, 'answers.unavailable', { headers: { 'retry-after': '2' } });
  try {
    return await hashPassword(password, undefined, deriveKey);
  } finally {
    leave();
  }
}
