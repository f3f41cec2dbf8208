/** Records the outcomes of attempts to send mails. */
import { codeOf } from '#server/database/errors.ts';
import type { Services } from '#server/http/services.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { reviveRefused, type FailureOptions } from '#server/mail/refused-by-all.ts';
import { classifyFailure, statusOf } from '#server/mail/refusals.ts';
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
/**
 * Pauses before retrying to record a mail as sent. In total they are well below `leaseMs`, after
 * which the mail would be sent again.
 */
const retryPausesMs = [250, 2000];
/**
 * Maximum number of attempts. With their pauses they span five days, because a mail server that
 * fails on Friday may not be repaired before Monday.
 */
export const maxAttempts = 29;

/** `refused`: rejected permanently, and not retried. `failed`: retried, up to `maxAttempts`. */
export type Outcome = 'sent' | 'refused' | 'failed';

/** Resolves when the sent mail is recorded; rejects when recording fails. */
export type RecordSent = (id: number) => Promise<void>;

/**
 * Creates a recorder of sent mails, which records the first mail immediately. Mails that are sent
 * while a statement runs share the next statement. So no mail waits for another to be sent, and a
 * batch usually takes fewer statements than it has mails.
 */
export function createSentRecorder({ db, now }: Pick<Services, 'db' | 'now'>): RecordSent {
  let last: Promise<unknown> = Promise.resolve();
  let next: { ids: number[]; done: Promise<void> } | undefined;
  const write = async (ids: readonly number[]) => {
    next = undefined;
    await retryWrite(() =>
      db.updateTable('outbox').set({ sentAt: now(), lastError: null }).where('id', 'in', ids).execute(),
    );
  };
  return (id) => {
    if (next) {
      next.ids.push(id);
      return next.done;
    }
    const ids = [id];
    const done = last.then(() => write(ids));
    next = { ids, done };
    // A failed statement rejects only for its own callers; the next statement runs regardless.
    last = done.catch(() => undefined);
    return done;
  };
}

/** Retries a failed write, because a mail that is not recorded as sent would be sent again. */
async function retryWrite(work: () => Promise<unknown>): Promise<void> {
  for (const pauseMs of retryPausesMs) {
    try {
      await work();
      return;
    } catch {
      await setTimeout(pauseMs);
    }
  }
  await work();
}

interface AttemptedMail {
  id: number;
  recipient: string;
  attempts: number;
}

/**
 * Records a failed attempt and the time of the next one. When no further attempt can succeed, gives
 * the mail up at once, and suppresses an address that does not exist. Does neither for mails to the
 * company, because they contain the requests of visitors, nor for rejections that `reviveRefused`
 * attributes to the server.
 */
export async function recordFailure(
  options: FailureOptions,
  mail: AttemptedMail,
  error: unknown,
): Promise<Outcome> {
  const { db, env, now } = options;
  const key = recipientKeyOf(mail.recipient, env);
  const fault = key === null ? 'other' : classifyFailure(error);
  const isRefused = fault !== 'other';
  const at = now();
  const nextAttemptAt = new Date(at.getTime() + pauseAfterMs(mail.attempts));
  const deadAt = isRefused || mail.attempts >= maxAttempts ? at : null;
  await sql`
    with suppressed as (
      insert into suppressed_recipients (key, created_at)
      select ${key}, ${at}::timestamptz where ${fault === 'address'}::boolean
      on conflict (key) do update set created_at = excluded.created_at
    )
    update outbox set last_error = ${describeFailure(error)}, next_attempt_at = ${nextAttemptAt},
      dead_at = ${deadAt}, is_refused = ${isRefused}
    where id = ${mail.id}`.execute(db);
  const revived = statusOf(error) === '' ? [] : await reviveRefused(options);
  return isRefused && !revived.includes(mail.id) ? 'refused' : 'failed';
}

/**
 * Returns the exponential backoff after an attempt: one minute after the first, at most six hours.
 */
export function pauseAfterMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/**
 * Returns only codes or the name of the error, because the text of a response may quote addresses.
 */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return [codeOf(error) ?? error.name, statusOf(error)].join(' ').trim().slice(0, 200);
}
