/**
 * Delivers the mails that were stored with submissions. A mail is claimed by moving its next
 * attempt past the longest time that sending can take; whoever crashes leaves it to be claimed
 * again after that. So each mail is sent at least once, by one worker at a time, always with the
 * same Message-ID.
 */
import type { Database } from '#server/database/database.ts';
import { codeOf } from '#server/database/errors.ts';
import { describeError, type Log } from '#server/http/log.ts';
import type { Env } from '#server/env.ts';
import { findFile } from '#server/files.ts';
import { attachmentsSchema, type Attachment, type Mail } from '#server/mail/message.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { isForGood, isUnknownRecipient } from '#server/mail/refusals.ts';
import type { IdentifiedMail, MailTransport } from '#server/mail/transport.ts';
import { sql } from 'kysely';

/** Few enough that all of them are sent at once or as good as. */
const batchSize = 10;

/** Times from the start of a delivery, in milliseconds. */
interface DeliveryLimits {
  /** No mail is claimed after it. */
  claimMs: number;
  /** What is still being sent then is broken off. */
  sendMs: number;
}

/** Netlify ends a scheduled function after 30 s, and a mail that is in hand then goes out twice. */
export const usualDeliveryLimits: DeliveryLimits = { claimMs: 20_000, sendMs: 24_000 };

/**
 * Beyond the time that sending can take. With the minute of the schedule it is below the two
 * minutes that the mail of a process that died may wait.
 */
const leaseMs = 55_000;
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
/**
 * With the pauses between them these span five days: a mail server that fails on Friday is repaired
 * on Monday.
 */
export const maxAttempts = 29;

type Outgoing = Pick<MailTransport, 'send' | 'close'>;

export interface DeliveryOptions {
  env: Pick<Env, 'appSecret' | 'mailTo'>;
  limits?: DeliveryLimits;
  /** Gives a signal that is raised after so many milliseconds; by the machine's clock if absent. */
  after?: (ms: number) => AbortSignal;
  db: Database;
  now: () => Date;
  log: Log;
  openTransport: () => Outgoing;
}

interface ClaimedMail extends Omit<IdentifiedMail, 'attachments'>, Pick<Mail, 'attachments'> {
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
  const { claimMs, sendMs } = options.limits ?? usualDeliveryLimits;
  const after = options.after ?? ((ms) => AbortSignal.timeout(ms));
  const isLate = after(claimMs);
  const isOver = after(sendMs);
  try {
    let mails = await claimDueMails(options.db, options.now());
    if (mails.length === 0) return;
    const transport = options.openTransport();
    try {
      while (mails.length > 0) {
        const outcomes = await Promise.all(mails.map((mail) => deliver(options, transport, mail, isOver)));
        // A server that takes none of them is away: the rest waits.
        const isAway = outcomes.every((outcome) => outcome === 'failed');
        mails = isAway || isLate.aborted ? [] : await claimDueMails(options.db, options.now());
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

type Outcome = 'sent' | 'refused' | 'failed';

/** Sends one mail and writes down how it went. */
async function deliver(
  options: DeliveryOptions,
  transport: Outgoing,
  mail: ClaimedMail,
  isOver: AbortSignal,
): Promise<Outcome> {
  const { db, now, log } = options;
  try {
    await transport.send({ ...mail, attachments: await withFiles(db, mail.attachments) }, isOver);
  } catch (error) {
    log({ event: 'mail not sent', mail: mail.id, attempt: mail.attempts, error: describeError(error) });
    return await recordFailure(options, mail, error);
  }
  await db.updateTable('outbox').set({ sentAt: now(), lastError: null }).where('id', '=', mail.id).execute();
  return 'sent';
}

/** One whose submission was removed meanwhile is left out. */
async function withFiles(db: Database, attachments: Attachment[]): Promise<IdentifiedMail['attachments']> {
  const read = attachments.map(async ({ fileOf, ...attachment }) => {
    if (fileOf === undefined) return [attachment];
    const file = await findFile(db, fileOf);
    return file ? [{ ...attachment, content: file.bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}

/**
 * What is refused for good is given up at once, and an unknown address remembered. The company's
 * own address is tried for as long as any: its mails are the requests.
 */
async function recordFailure(
  { db, env, now }: DeliveryOptions,
  mail: ClaimedMail,
  error: unknown,
): Promise<Outcome> {
  const key = recipientKeyOf(mail.recipient, env);
  const isRefused = key !== null && isForGood(error);
  const at = now();
  const nextAttemptAt = new Date(at.getTime() + pauseAfterMs(mail.attempts));
  const deadAt = isRefused || mail.attempts >= maxAttempts ? at : null;
  await sql`
    with suppressed as (
      insert into suppressed_recipients (key, created_at)
      select ${key}, ${at}::timestamptz where ${isRefused && isUnknownRecipient(error)}::boolean
      on conflict (key) do update set created_at = excluded.created_at
    )
    update outbox set last_error = ${describeFailure(error)}, next_attempt_at = ${nextAttemptAt},
      dead_at = ${deadAt}, is_refused = ${isRefused}
    where id = ${mail.id}`.execute(db);
  return isRefused ? 'refused' : 'failed';
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
