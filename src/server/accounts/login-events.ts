/**
 * Records the outcome of login attempts in the log and in the audit table, which is kept longer.
 */
import type { Attempt } from '#server/accounts/login-store.ts';
import type { Services } from '#server/http/services.ts';
import { storeAudit } from '#server/audit.ts';

const events = { right: 'login succeeded', wrong: 'login failed', blocked: 'login blocked' } as const;

/** Records the outcome of an attempt. `blocked` is the failure that starts a block. */
export async function recordLogin(
  { db, now, log }: Pick<Services, 'db' | 'log' | 'now'>,
  { userId, failures }: Pick<Attempt, 'failures' | 'userId'>,
  outcome: keyof typeof events,
): Promise<void> {
  const event = events[outcome];
  const detail = outcome === 'right' ? {} : { failures };
  log({ event, userId, ...detail });
  await storeAudit(db, { userId, action: event.replace(' ', '.'), detail, at: now() });
}

/**
 * Logs an attempt during a block. The audit table gets no row, because an attacker could fill it.
 */
export function logRefusedLogin({ log }: Pick<Services, 'log'>, { userId }: Pick<Attempt, 'userId'>): void {
  log({ event: 'login refused', userId });
}
