/** Undelivered mails, which are not retried automatically, and suppressed addresses. */
import { accountReference, recipientKeyOf } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { changeWithAudit } from '#server/audit.ts';
import type { HealthPage, UndeliveredRow } from '#contracts/staff/health.ts';
import { sql } from 'kysely';

const maxShown = 200;

/**
 * SQL condition for undelivered mails with their text. Mails about accounts are excluded, because
 * the accounts page reports them and can send a new link.
 */
const isListed = sql`dead_at is not null and is_kept and reference <> ${accountReference}`;

/**
 * Lists the newest undelivered mails that still have their text. Refused and withheld ones come
 * last, because bots cause many of them.
 */
export async function listUndelivered({ db }: Pick<Services, 'db'>): Promise<UndeliveredRow[]> {
  const { rows } = await sql<UndeliveredRow>`
    select id, reference, (select name from requests where requests.reference = outbox.reference),
      recipient, subject, created_at, last_error,
      coalesce(withheld, case when is_refused then 'refused' else 'given-up' end) as reason
    from outbox where ${isListed}
    order by withheld is not null, is_refused, dead_at desc, id desc limit ${maxShown}`.execute(db);
  return rows;
}

/**
 * Makes an undelivered mail due again like a new one, and records that on the timeline of its
 * request. Returns false for a mail that does not meet `isListed`.
 */
export function sendAgain({ db, now }: Services, id: number, userId: number): Promise<boolean> {
  const at = now();
  const audit = { userId, action: 'mail.resent', detail: { mail: id }, at };
  const statement = sql`
    update outbox set dead_at = null, withheld = null, is_refused = false, attempts = 0, next_attempt_at = ${at}
    where id = ${id} and ${isListed} returning reference, subject`;
  const event = sql`event_added as (
    insert into request_events (reference, user_id, kind, detail, created_at)
    select reference, ${userId}::int, 'mail-resent', jsonb_build_object('subject', subject), ${at}
    from changed join requests using (reference))`;
  return changeWithAudit(db, audit, statement, [event]);
}

/**
 * Removes the suppression of an address that its mail server rejected; false when the address was
 * not suppressed.
 */
export async function liftSuppression({ db, env }: Services, address: string): Promise<boolean> {
  const key = recipientKeyOf(address, env);
  const { numAffectedRows } = await sql`delete from suppressed_recipients where key = ${key}`.execute(db);
  return numAffectedRows === 1n;
}

const maxRead = 500;

/**
 * Lists the suppressed addresses among the recipients of the newest undelivered mails. The others
 * can only be counted, because suppressed addresses are stored as keyed digests.
 */
export async function listSuppressed({
  db,
  env,
}: Services): Promise<Pick<HealthPage, 'otherSuppressed' | 'suppressed'>> {
  const entries = await db.selectFrom('suppressedRecipients').select('key').execute();
  const keys = new Set(entries.map(({ key }) => key));
  const dead = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('deadAt', 'is not', null)
    .where('reference', '<>', accountReference)
    .orderBy('deadAt', 'desc')
    .limit(maxRead)
    .execute();
  const named = new Set(dead.map(({ recipient }) => recipient.toLowerCase()));
  const suppressed = [...named].filter((address) => keys.has(recipientKeyOf(address, env) ?? '')).sort();
  return { suppressed, otherSuppressed: keys.size - suppressed.length };
}
