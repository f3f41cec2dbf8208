/**
 * Delivers the mails that were stored with submissions. A mail is claimed by moving its next
 * attempt past the longest time that sending can take; whoever crashes leaves it to be claimed
 * again after that. So each mail is sent at least once, by one worker at a time, always with the
 * same Message-ID.
 */
import type { Database } from '#server/database/database.ts';
import { codeOf } from '#server/database/errors.ts';
import { describeError, type Log } from '#server/http/log.ts';
import { attachmentsSchema } from '#server/mail/message.ts';
import type { IdentifiedMail, MailTransport } from '#server/mail/transport.ts';

const batchSize = 20;
const sendTimeoutMs = 60_000;
const leaseMs = 3 * sendTimeoutMs;
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
/**
 * With the pauses between them these span five days: a mail server that fails on Friday is repaired
 * on Monday.
 */
export const maxAttempts = 29;

export interface DeliveryOptions {
  db: Database;
  now: () => Date;
  log: Log;
  openTransport: () => MailTransport;
}

interface ClaimedMail extends IdentifiedMail {
  id: number;
  attempts: number;
}

/**
 * Gives the function that delivers what is due, in rounds until nothing is left or nothing gets
 * through. A call while it works makes it do one more round, so that a busy site does not open a
 * connection per submission. Never rejects.
 */
export function createDelivery(options: DeliveryOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const work = async () => {
    while (isWanted) {
      isWanted = false;
      await deliverDue(options);
    }
    running = undefined;
  };
  return () => {
    isWanted = true;
    running ??= work();
    return running;
  };
}

async function deliverDue(options: DeliveryOptions): Promise<void> {
  try {
    let mails = await claimDueMails(options.db, options.now());
    if (mails.length === 0) return;
    const transport = options.openTransport();
    try {
      while (mails.length > 0) {
        const delivered = await Promise.all(mails.map((mail) => deliver(options, transport, mail)));
        // A server that takes none of them is away: the rest waits.
        mails = delivered.includes(true) ? await claimDueMails(options.db, options.now()) : [];
      }
    } finally {
      transport.close();
    }
  } catch (error) {
    options.log({ event: 'mail delivery failed', error: describeError(error) });
  }
}

/** Takes the mails that are due out of the reach of other workers, oldest first. */
export async function claimDueMails(db: Database, now: Date): Promise<ClaimedMail[]> {
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .whereRef('outbox.id', '=', 'due.id')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: new Date(now.getTime() + leaseMs) }))
    .returningAll('outbox')
    .execute();
  return rows.map(({ textBody, htmlBody, createdAt, attachments, ...mail }) => ({
    ...mail,
    text: textBody,
    html: htmlBody,
    date: createdAt,
    attachments: attachmentsSchema.parse(attachments),
  }));
}

/** Sends one mail and writes down how it went; true when it was sent. */
async function deliver({ db, now, log }: DeliveryOptions, transport: MailTransport, mail: ClaimedMail) {
  try {
    await transport.send(mail, AbortSignal.timeout(sendTimeoutMs));
  } catch (error) {
    log({ event: 'mail not sent', mail: mail.id, attempt: mail.attempts, error: describeError(error) });
    await recordFailure(db, mail, error, now());
    return false;
  }
  await db.updateTable('outbox').set({ sentAt: now(), lastError: null }).where('id', '=', mail.id).execute();
  return true;
}

async function recordFailure(db: Database, mail: ClaimedMail, error: unknown, now: Date): Promise<void> {
  const isDead = mail.attempts >= maxAttempts;
  await db
    .updateTable('outbox')
    .set({
      lastError: describeFailure(error),
      nextAttemptAt: new Date(now.getTime() + pauseAfterMs(mail.attempts)),
      deadAt: isDead ? now : null,
    })
    .where('id', '=', mail.id)
    .execute();
}

/** One minute after the first attempt, then twice as long each time, up to six hours. */
export function pauseAfterMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}

/** Codes only: a server's answer quotes the address. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const response =
    'responseCode' in error && typeof error.responseCode === 'number' ? [String(error.responseCode)] : [];
  return [codeOf(error) ?? error.name, ...response].join(' ').slice(0, 200);
}
