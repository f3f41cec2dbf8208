/** Subscribers of the newsletter. Unsubscribing deletes the row. */
import type { QuarantineReason } from '#domain/spam.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import { insertMails, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import { countAttempt, type RateLimitWindow } from '#server/http/rate-limit.ts';
import { withBlockedSign } from '#server/forms/blocked-senders.ts';
import { sql, type RawBuilder } from 'kysely';

const mailPauseMs = 24 * 3_600_000;

export interface NewSubscriber extends OutboxEntries {
  publicId: string;
  email: string;
  locale: Locale;
  /** Reasons for quarantine; with any, no mail is sent. */
  quarantineReasons: QuarantineReason[];
  /** The CTE `blocked` of `selectBlock`. */
  block: RawBuilder<unknown>;
  rateLimit: RateLimitWindow;
}

/**
 * Stores the address with its confirmation mail; false when the rate limit is exceeded. Changes
 * nothing for a confirmed address, for one that was sent this mail less than a day ago, or for a
 * known address when this request is in quarantine.
 */
export async function storeSubscriber(db: Database, subscriber: NewSubscriber): Promise<boolean> {
  const { publicId, email, locale, reference, quarantineReasons, block, createdAt, rateLimit } = subscriber;
  const mailedAt = quarantineReasons.length > 0 ? null : createdAt;
  const mailedBefore = new Date(createdAt.getTime() - mailPauseMs);
  const { rows } = await sql<{ isAllowed: boolean }>`
    with ${block}, ${countAttempt(rateLimit)}, stored as (
      insert into newsletter_subscribers as known
        (public_id, email, locale, quarantine_reasons, created_at, mailed_at)
      select ${publicId}, ${email}, ${locale}, ${withBlockedSign(quarantineReasons)}, ${createdAt},
        case when not exists (select from blocked) then ${mailedAt}::timestamptz end
      from attempt where is_allowed
      on conflict (lower(email)) do update set public_id = excluded.public_id, locale = excluded.locale,
        quarantine_reasons = excluded.quarantine_reasons, mailed_at = excluded.mailed_at
      where known.confirmed_at is null and excluded.mailed_at is not null
        and (known.mailed_at is null or known.mailed_at <= ${mailedBefore})
      returning mailed_at
    ), ${insertMails(subscriber, sql`stored where mailed_at is not null`)}
    select is_allowed from attempt`.execute(db);
  // A withheld mail was not sent, so it does not delay the next one.
  await sql`
    update newsletter_subscribers set mailed_at = null
    where public_id = ${publicId} and mailed_at = ${createdAt}
    and exists (select from outbox where reference = ${reference} and withheld is not null)`.execute(db);
  return rows[0]?.isAllowed === true;
}

/** Confirms the subscription; idempotent. False when there is no such subscriber. */
export async function confirmSubscriber(db: Database, publicId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletterSubscribers')
    .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)) }))
    .where('publicId', '=', publicId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeSubscriber(db: Database, publicId: string): Promise<void> {
  await db.deleteFrom('newsletterSubscribers').where('publicId', '=', publicId).execute();
}
