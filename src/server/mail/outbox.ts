/**
 * Delivers the mails that were stored with submissions. A mail is claimed by moving its next
 * attempt past the longest time that sending can take; whoever crashes leaves it to be claimed
 * again after that. So each mail is sent at least once, by one worker at a time, always with the
 * same Message-ID.
 */
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import { describeError, type Log } from '#server/http/log.ts';
import type { Env } from '#server/env.ts';
import { findFile } from '#server/files.ts';
import { attachmentsSchema, type Attachment } from '#server/mail/message.ts';
import { replyAddressOf } from '#server/mail/reply-address.ts';
import { readBody } from '#server/mail/stored-body.ts';
import { createSentRecorder, recordFailure, type Outcome, type RecordSent } from '#server/mail/outcomes.ts';
import type { IdentifiedMail, MailTransport } from '#server/mail/transport.ts';
import { sql, type Selectable } from 'kysely';
import { setTimeout } from 'node:timers/promises';

/** Few enough that all of them are sent at once or as good as. */
const batchSize = 10;

/** Times from the start of a delivery, in milliseconds. */
interface DeliveryLimits {
  /** No mail is claimed after it. */
  claimMs: number;
  /** Mails that are still being sent after this time are aborted. */
  sendMs: number;
}

/** Netlify ends a scheduled function after 30 s, and a mail that is in hand then goes out twice. */
export const usualDeliveryLimits: DeliveryLimits = { claimMs: 20_000, sendMs: 24_000 };

/**
 * Beyond the time that sending can take. With the minute of the schedule it is below the two
 * minutes that the mail of a process that died may wait.
 */
const leaseMs = 55_000;

/**
 * Minimum time between the starts of two rounds: 20 mails a second, more than most servers accept.
 * Without it, visitors in a rush would wait while the mails of earlier ones are sent.
 */
const usualRoundMs = 500;

type Outgoing = Pick<MailTransport, 'send' | 'close'>;

export interface DeliveryOptions {
  env: Pick<Env, 'appSecret' | 'inbox' | 'mailTo' | 'siteUrl'>;
  limits?: DeliveryLimits;
  /** From the start of a round to that of the next. */
  roundMs?: number;
  /**
   * Returns a signal that aborts after this many milliseconds; by the machine's clock if absent.
   */
  after?: (ms: number) => AbortSignal;
  db: Database;
  now: () => Date;
  log: Log;
  openTransport: () => Outgoing;
}

type ClaimedMail = Selectable<DB['outbox']>;

/**
 * Returns the function that delivers due mails, in rounds until nothing is left or nothing gets
 * through. A call while it runs adds one more round, so that a busy site does not open a connection
 * per submission. Never rejects.
 */
export function createDelivery(options: DeliveryOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const nextRound = createPace(options.roundMs ?? usualRoundMs);
  const claim = async () => {
    await nextRound();
    return await claimDueMails(options.db, options.now());
  };
  const work = async () => {
    while (isWanted) {
      isWanted = false;
      await deliverDue(options, claim);
    }
    running = undefined;
  };
  return () => {
    isWanted = true;
    running ??= work();
    return running;
  };
}

/**
 * Returns a function that resolves at once, and then at the earliest this many milliseconds later.
 */
function createPace(gapMs: number): () => Promise<void> {
  let nextAtMs = 0;
  return async () => {
    const waitMs = nextAtMs - performance.now();
    if (waitMs > 0) await setTimeout(waitMs);
    nextAtMs = performance.now() + gapMs;
  };
}

async function deliverDue(options: DeliveryOptions, claim: () => Promise<ClaimedMail[]>): Promise<void> {
  const { claimMs, sendMs } = options.limits ?? usualDeliveryLimits;
  const after = options.after ?? ((ms) => AbortSignal.timeout(ms));
  const isLate = after(claimMs);
  const isOver = after(sendMs);
  try {
    let mails = await claim();
    if (mails.length === 0) return;
    const transport = options.openTransport();
    const recordSent = createSentRecorder(options);
    const way = { transport, recordSent, isOver };
    try {
      while (mails.length > 0) {
        const outcomes = await settleAll(mails.map((mail) => deliver(options, way, mail)));
        // A server that takes none of them is away: the rest waits.
        const isAway = outcomes.every((outcome) => outcome === 'failed');
        const wasLast = isAway || isLate.aborted || mails.length < batchSize;
        mails = wasLast ? [] : await claim();
      }
    } finally {
      transport.close();
    }
  } catch (error) {
    options.log({ event: 'mail delivery failed', error: describeError(error) });
  }
}

/** Resolves to all results; rejects like the first that did, but only when none is under way. */
async function settleAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

/** Takes the mails that are due out of the reach of other workers, oldest first. */
export async function claimDueMails(db: Database, now: Date): Promise<ClaimedMail[]> {
  return await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', now)
        // Recipients that are refused for now keep nobody's first mail waiting.
        .orderBy(sql`attempts > 0`)
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
}

/** State shared by the mails of one delivery. */
interface Delivery {
  transport: Outgoing;
  recordSent: RecordSent;
  isOver: AbortSignal;
}

/** Sends one mail and writes down how it went. */
async function deliver(
  options: DeliveryOptions,
  { transport, recordSent, isOver }: Delivery,
  mail: ClaimedMail,
): Promise<Outcome> {
  const { log } = options;
  try {
    await transport.send(await readMail(options, mail), isOver);
  } catch (error) {
    log({ event: 'mail not sent', mail: mail.id, attempt: mail.attempts, error: describeError(error) });
    return await recordFailure(options, mail, error);
  }
  await recordSent(mail.id);
  return 'sent';
}

/** The mail as it is sent; throws for one that this release cannot read, which others may. */
async function readMail({ db, env }: DeliveryOptions, mail: ClaimedMail): Promise<IdentifiedMail> {
  const attachments = await withFiles(db, attachmentsSchema.parse(mail.attachments));
  const replyTo = replyAddressOf(env, mail);
  return { ...mail, replyTo, body: readBody(mail, env), date: mail.createdAt, attachments };
}

/** The file of a removed submission is left out. */
async function withFiles(db: Database, attachments: Attachment[]): Promise<IdentifiedMail['attachments']> {
  const read = attachments.map(async ({ fileOf, ...attachment }) => {
    if (fileOf === undefined) return [attachment];
    const file = await findFile(db, fileOf);
    return file ? [{ ...attachment, content: file.bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}
