/**
 * Removes expired data, by the rules of the forms and of `domain/retention`, or at the time that a
 * row states.
 */
import { daysBefore, retentionRules } from '#domain/retention.ts';
import { appointmentContract } from '#contracts/appointment.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import { deletePortion, executeInPortions } from '#server/database/in-portions.ts';
import { deleteParts, emptyDigests, listEventParts } from '#server/erase/erase.ts';
import type { StoredForm } from '#server/forms/form.ts';
import { storedForms } from '#server/registry.ts';
import { accountReference } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * How long a closure is kept after its last day. Closures expire because a reason may name a
 * colleague.
 */
const closureDays = 30;

/** Maximum number of rows per statement, which keeps each well within the statement timeout. */
const batchSize = 5_000;

interface Removal {
  name: string;
  /** Removes one batch of the expired rows. */
  statement: RawBuilder<unknown>;
  /** SQL condition of requests: their files and events are removed before the statement runs. */
  isOfRequest?: RawBuilder<boolean>;
}

/** Removes what has expired and logs the counts. */
export async function removeExpired({ db, now, log }: Services): Promise<void> {
  log({ event: 'retention applied', removed: await applyRetention(db, now()) });
}

/** The number of removed rows per kind; for mail bodies, of emptied ones. */
export type Removed = Record<string, number>;

/**
 * Removes what has expired by `now`; idempotent. When a removal fails, performs the others before
 * it throws the first error.
 */
export async function applyRetention(db: Database, now: Date): Promise<Removed> {
  const removed: Removed = {};
  const errors: unknown[] = [];
  for (const { name, statement, isOfRequest } of listRemovals(now))
    try {
      if (isOfRequest) await deleteParts(db, listEventParts(isOfRequest));
      removed[name] = (removed[name] ?? 0) + (await executeInPortions(db, statement, batchSize));
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
  return removed;
}

function listRemovals(now: Date): Removal[] {
  const before = (rule: keyof typeof retentionRules) => daysBefore(now, retentionRules[rule].days);
  const isSpam = sql`quarantine_reasons <> '{}' and created_at < ${before('quarantined')}`;
  const isUnconfirmed = sql`
    confirmed_at is null and coalesce(mailed_at, created_at) < ${before('unconfirmedSubscription')}`;
  return [
    ...storedForms.map(({ table, isExpired, isCleared = sql`false` }) =>
      removeSubmissions(
        table,
        sql`((${isExpired(now)}) and ${hasNoCurrentSeries(now)}) or (${isSpam} and not ${isCleared})`,
        now,
      ),
    ),
    ...storedForms.map((form) => remove('requests', isAbandoned(form))),
    remove('newsletterSubscribers', isUnconfirmed),
    remove('sessions', sql`expires_at < ${now}`),
    remove('rateLimits', sql`window_start < ${before('rateLimitMark')}`),
    remove('auditLog', sql`created_at < ${before('auditLog')}`),
    remove('suppressedRecipients', sql`created_at < ${before('suppressedRecipient')}`),
    remove('blockedSenders', sql`blocked_until < ${now}`),
    remove('loginAttempts', sql`expires_at < ${now}`),
    remove('passkeyChallenges', sql`expires_at < ${now}`),
    remove('knownDevices', sql`expires_at < ${now}`),
    remove('closures', sql`last_day < ${daysBefore(now, closureDays)}::date`),
    { name: 'mailBodies', statement: emptyMails(before('mailBody'), now) },
    { name: 'mails', statement: removeOrphanedMails(before('mailBody')) },
  ];
}

/**
 * SQL condition: the request has no series with a visit that must be kept. A request with a series
 * is a contract, so it is kept for as long as the last visit.
 */
function hasNoCurrentSeries(now: Date): RawBuilder<unknown> {
  return sql`reference not in (
    select series.reference from series join appointments on series_id = series.id
    where status <> 'cancelled' and appointment_date >= ${daysBefore(now, appointmentContract.retention.days)}::date)`;
}

/**
 * SQL condition: the submission of the request is gone, as after an erasure that failed halfway.
 * Requests with a series stay, because only staff ends a series.
 */
function isAbandoned({ name, table }: StoredForm): RawBuilder<unknown> {
  return sql`kind = ${name}
    and not exists (select from ${sql.table(table)} form where form.reference = requests.reference)
    and not exists (select from series where series.reference = requests.reference)`;
}

function remove(table: keyof DB, condition: RawBuilder<unknown>): Removal {
  return { name: table, statement: deletePortion(table, condition, batchSize) };
}

/**
 * Removes submissions with their requests and the mails about them, because an erasure would not
 * find these mails afterwards.
 */
function removeSubmissions(table: keyof DB, condition: RawBuilder<unknown>, now: Date): Removal {
  const statement = sql`
    with gone as (
      select reference from ${sql.table(table)} where ${condition} limit ${batchSize} for update
    ), listed as (
      delete from requests where reference in (select reference from gone)
    ), mailed as (
      delete from outbox where reference in (select reference from gone)
    ), digests as (
      ${emptyDigests(sql`select reference from gone`, now)}
    )
    delete from ${sql.table(table)} where reference in (select reference from gone)`;
  const isOfRequest = sql<boolean>`reference in (select reference from ${sql.table(table)} where ${condition})`;
  return { name: table, statement, isOfRequest };
}

/**
 * Empties old mails. A waiting mail would be sent empty, so it is given up. A mail about an account
 * is emptied once it is sent or given up, because earlier releases stored its link.
 */
function emptyMails(before: Date, now: Date): RawBuilder<unknown> {
  return sql`
    update outbox set body = null, text_body = null, html_body = null, attachments = '[]', unsubscribe_url = null,
      dead_at = case when sent_at is null then coalesce(dead_at, ${now}) end
    where id in (
      select id from outbox where is_kept and (created_at < ${before}
        or (reference = ${accountReference} and (sent_at is not null or dead_at is not null)))
      limit ${batchSize})`;
}

/** Removes mails that are about no request, such as those of the newsletter. */
function removeOrphanedMails(before: Date): RawBuilder<unknown> {
  return sql`
    delete from outbox where id in (
      select id from outbox where created_at < ${before}
      and not exists (select from requests where requests.reference = outbox.reference)
      limit ${batchSize})`;
}
