/**
 * Delivers the mails in the outbox. A worker claims a mail with a lease: the next attempt is
 * postponed beyond the maximum duration of sending, so that the mail becomes due again after a
 * crash. A mail that is then sent twice has the same Message-ID. `outcomes.ts` records the results;
 * the decisions 0013 and 0014 explain the design.
 */
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/http/services.ts';
import type { Env } from '#server/env.ts';
import { findFile } from '#server/files.ts';
import { attachmentsSchema, type Attachment } from '#server/mail/message.ts';
import { classifyFailure, statusOf } from '#server/mail/refusals.ts';
import { replyAddressOf, returnPathOf } from '#server/mail/reply-address.ts';
import { readBody } from '#server/mail/stored-body.ts';
import { createSentRecorder, recordFailure, type Outcome, type RecordSent } from '#server/mail/outcomes.ts';
import type { IdentifiedMail, MailTransport } from '#server/mail/transport.ts';
import { sql, type Selectable } from 'kysely';

/** Mails per claim, which are sent concurrently. */
const batchSize = 10;

/** Times from the start of a delivery, in milliseconds. */
interface DeliveryLimits {
  /** After this time no further mail is claimed. */
  claimMs: number;
  /** After this time the mails that are being sent are aborted. */
  sendMs: number;
}

/**
 * The default limits. Netlify ends a scheduled function after 30 s, and a mail that is being sent
 * at that moment could be sent twice.
 */
export const defaultDeliveryLimits: DeliveryLimits = { claimMs: 20_000, sendMs: 24_000 };

/**
 * How long a claimed mail is not claimed again, which is longer than sending may take. Delivery
 * runs each minute, so a mail that a crash interrupted is sent again within two minutes.
 */
const leaseMs = 55_000;

type Outgoing = Pick<MailTransport, 'send' | 'close'>;

export interface DeliveryOptions extends Pick<Services, 'db' | 'log' | 'now'> {
  env: Pick<Env, 'appSecret' | 'inbox' | 'mailFrom' | 'mailTo' | 'siteUrl'>;
  limits?: DeliveryLimits;
  /** Returns a signal that aborts after `ms` milliseconds; by default `AbortSignal.timeout`. */
  after?: (ms: number) => AbortSignal;
  openTransport: () => Outgoing;
}

/** A claimed mail with the e-mail address of its request, if any. */
type ClaimedMail = Selectable<DB['outbox']> & { customer: string | null };

/**
 * Returns the function that delivers due mails until none is left, all attempts of a batch fail, or
 * `claimMs` has passed. Calls during a delivery share the next one, so that a busy site does not
 * open a connection per submission. Each call resolves with the first delivery that starts after
 * it. Never rejects.
 */
export function createDelivery(options: DeliveryOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    running = deliverDue(options).finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return running ?? start();
    });
    return next;
  };
}

async function deliverDue(options: DeliveryOptions): Promise<void> {
  const { claimMs, sendMs } = options.limits ?? defaultDeliveryLimits;
  const after = options.after ?? ((ms) => AbortSignal.timeout(ms));
  const claimDeadline = after(claimMs);
  const sendDeadline = after(sendMs);
  const claim = () => claimDueMails(options.db, options.now());
  try {
    let mails = await claim();
    if (mails.length === 0) return;
    const transport = options.openTransport();
    const recordSent = createSentRecorder(options);
    const delivery = { transport, recordSent, sendDeadline };
    try {
      while (mails.length > 0) {
        const outcomes = await settleAll(mails.map((mail) => deliver(options, delivery, mail)));
        // When all attempts fail, the server is down, so the other mails wait.
        const isServerDown = outcomes.every((outcome) => outcome === 'failed');
        const wasLast = isServerDown || claimDeadline.aborted || mails.length < batchSize;
        mails = wasLast ? [] : await claim();
      }
    } finally {
      transport.close();
    }
  } catch (error) {
    options.log({ event: 'mail delivery failed', error: describeError(error) });
  }
}

/** Like `Promise.all`, but rejects only after all promises have settled. */
async function settleAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

/** Claims due mails: first attempts before retries, each with the longest overdue first. */
export async function claimDueMails(db: Database, now: Date): Promise<ClaimedMail[]> {
  return await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', now)
        // Retries do not delay the first attempts of other mails.
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
    .returning((eb) =>
      eb
        .selectFrom('requests')
        .select('email')
        .whereRef('requests.reference', '=', 'outbox.reference')
        .as('customer'),
    )
    .execute();
}

/** State shared by the mails of one delivery. */
interface Delivery {
  transport: Outgoing;
  recordSent: RecordSent;
  sendDeadline: AbortSignal;
}

async function deliver(options: DeliveryOptions, delivery: Delivery, mail: ClaimedMail): Promise<Outcome> {
  const { log } = options;
  try {
    await send(options, delivery, await readMail(options, mail));
  } catch (error) {
    log({ event: 'mail not sent', mail: mail.id, attempt: mail.attempts, error: describeError(error) });
    return await recordFailure(options, mail, error);
  }
  await delivery.recordSent(mail.id);
  return 'sent';
}

/**
 * Sends the mail. Sends it again with the address in From as its envelope sender when the server
 * may have rejected the other one: providers may allow only the address of the SMTP account, and
 * their responses vary. Bounces then go to From.
 */
async function send(
  { log }: DeliveryOptions,
  { transport, sendDeadline }: Delivery,
  mail: IdentifiedMail,
): Promise<void> {
  try {
    await transport.send(mail, sendDeadline);
  } catch (error) {
    const isOfAddress = classifyFailure(error) === 'address';
    if (!mail.returnPath || isOfAddress || !statusOf(error).startsWith('5')) throw error;
    await transport.send({ ...mail, returnPath: undefined }, sendDeadline);
    log({ event: 'envelope sender refused', error: describeError(error) });
  }
}

/** Prepares a mail for sending; throws for a body that only another release can parse. */
async function readMail({ db, env }: DeliveryOptions, mail: ClaimedMail): Promise<IdentifiedMail> {
  const attachments = await withFiles(db, attachmentsSchema.parse(mail.attachments));
  const addresses = { replyTo: replyAddressOf(env, mail), returnPath: returnPathOf(env, mail) };
  return { ...mail, ...addresses, body: readBody(mail, env), date: mail.createdAt, attachments };
}

/** Reads the attached files; omits the file of a removed submission. */
async function withFiles(db: Database, attachments: Attachment[]): Promise<IdentifiedMail['attachments']> {
  const read = attachments.map(async ({ fileOf, ...attachment }) => {
    if (fileOf === undefined) return [attachment];
    const file = await findFile(db, fileOf);
    return file ? [{ ...attachment, content: file.bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}
