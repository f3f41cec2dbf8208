/** Removes what has been kept long enough, by the rules of the forms and of `domain/retention`. */
import { daysBefore, retentionRules } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/tables.ts';
import { storedForms } from '#server/registry.ts';
import { accountReference } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { sql, type RawBuilder } from 'kysely';

/** A closure after its last day: of no visitor, but its reason may name a colleague. */
const closureDays = 30;

interface Removal {
  name: string;
  statement: RawBuilder<unknown>;
}

/** Removes what is past its period now, and says in the log how much that was. */
export async function removeExpired({ db, now, log }: Services): Promise<void> {
  log({ event: 'retention applied', removed: await applyRetention(db, now()) });
}

/** How many rows of each kind were removed; for a mail's body, how many were emptied. */
export type Removed = Record<string, number>;

/** Removes what is past its period at that moment. Running it again removes nothing more. */
export async function applyRetention(db: Database, now: Date): Promise<Removed> {
  const removals = listRemovals(now);
  const steps = removals.map(({ name, statement }) => sql`${sql.ref(name)} as (${statement})`);
  const counts = removals.map(
    ({ name }) => sql`(select count(*)::int from ${sql.ref(name)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Removed>`with ${sql.join(steps)} select ${sql.join(counts)}`.execute(db);
  return { ...rows[0], mails: await removeOrphanedMails(db, now) };
}

/**
 * Every statement reads the tables as they were before all of them, so no row may be touched by
 * two.
 */
function listRemovals(now: Date): Removal[] {
  const before = (rule: keyof typeof retentionRules) => daysBefore(now, retentionRules[rule].days);
  const isSpam = sql`quarantine_reasons <> '{}' and created_at < ${before('quarantined')}`;
  const isUnconfirmed = sql`
    confirmed_at is null and coalesce(mailed_at, created_at) < ${before('unconfirmedSubscription')}`;
  return [
    ...storedForms.map(({ table, isExpired, isCleared = sql`false` }) =>
      remove(table, sql`(${isExpired(now)}) or (${isSpam} and not ${isCleared})`, sql`reference`),
    ),
    // Those of the submissions that go: the names here are parts of the statement.
    remove(
      'requests',
      sql`reference in (${sql.join(
        storedForms.map(({ table }) => sql`select reference from ${sql.ref(table)}`),
        sql` union all `,
      )})`,
    ),
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
  ];
}

function remove(table: keyof DB, condition: RawBuilder<unknown>, returning = sql`1`): Removal {
  const statement = sql`delete from ${sql.table(table)} where ${condition} returning ${returning}`;
  return { name: table, statement };
}

/**
 * A mail that still waits would be sent empty, so it is given up. A sent mail about an account is
 * of no further use, and the release before this one stored its link.
 */
function emptyMails(before: Date, now: Date): RawBuilder<unknown> {
  return sql`
    update outbox set body = null, text_body = null, html_body = null, attachments = '[]', unsubscribe_url = null,
      dead_at = case when sent_at is null then coalesce(dead_at, ${now}) end
    where is_kept and (created_at < ${before}
      or (reference = ${accountReference} and (sent_at is not null or dead_at is not null)))
    returning id`;
}

/** The rest of a mail, such as its recipient, is removed with the submission that it is about. */
async function removeOrphanedMails(db: Database, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox where created_at < ${daysBefore(now, retentionRules.mailBody.days)}
    and not exists (select from requests where requests.reference = outbox.reference)`.execute(db);
  return Number(numAffectedRows);
}
