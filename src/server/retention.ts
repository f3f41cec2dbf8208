/** Removes what has been kept long enough, by the periods in `domain/retention`. */
import { company } from '#company';
import { addDays, toLocalTime } from '#domain/days.ts';
import { retentionDays, type RetentionRule } from '#domain/retention.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { sql, type RawBuilder } from 'kysely';

const dayMs = 86_400_000;

type Condition = RawBuilder<unknown>;

/** Removes what is past its period now, and says in the log how much that was. */
export async function removeExpired({ db, now, log }: Services): Promise<void> {
  log({ event: 'retention applied', removed: await applyRetention(db, now()) });
}

/** How many rows of each kind were removed; for a mail's body, how many were emptied. */
export type Removed = Record<string, number>;

/** Removes what is past its period at that moment. Running it again removes nothing more. */
export async function applyRetention(db: Database, now: Date): Promise<Removed> {
  const removals = listRemovals(now);
  const steps = removals.map(({ name, statement }) => sql`${sql.ref(name)} as (${statement} returning 1)`);
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
function listRemovals(now: Date): { name: string; statement: RawBuilder<unknown> }[] {
  const before = (rule: RetentionRule) => new Date(now.getTime() - retentionDays[rule] * dayMs);
  const today = toLocalTime(now, company.timeZone).day;
  const isSpam = sql`quarantine_reasons <> '{}' and created_at < ${before('quarantined')}`;
  const remove = (table: string, condition: Condition) => ({
    name: table,
    statement: sql`delete from ${sql.table(table)} where ${condition}`,
  });
  return [
    remove('contact_requests', sql`created_at < ${before('contact')} or ${isSpam}`),
    remove('callback_requests', sql`created_at < ${before('callback')} or ${isSpam}`),
    remove(
      'appointments',
      sql`appointment_date < ${addDays(today, -retentionDays.appointment)}::date or ${isSpam}`,
    ),
    remove(
      'applications',
      sql`decided_at < ${before('applicationWithConsent')} or ${isSpam}
        or (not consents_to_keep and decided_at < ${before('application')})`,
    ),
    // Approving a testimonial says that it is no spam.
    remove('testimonials', sql`not is_approved and ${isSpam}`),
    remove(
      'newsletter_subscribers',
      sql`confirmed_at is null and coalesce(mailed_at, created_at) < ${before('unconfirmedSubscription')}`,
    ),
    remove('sessions', sql`expires_at < ${now}`),
    remove('rate_limits', sql`window_start < ${before('rateLimitMark')}`),
    remove('login_attempts', sql`expires_at < ${now}`),
    // A mail that still waits would be sent empty, so it is given up.
    {
      name: 'mail_bodies',
      statement: sql`
        update outbox set text_body = '', html_body = '', attachments = '[]', unsubscribe_url = null,
          dead_at = case when sent_at is null then coalesce(dead_at, ${now}) end
        where created_at < ${before('mailBody')} and text_body <> ''`,
    },
  ];
}

/** What is left of a mail, such as its recipient, goes with the submission that it is about. */
async function removeOrphanedMails(db: Database, now: Date): Promise<number> {
  const tables = ['contact_requests', 'callback_requests', 'appointments', 'applications', 'testimonials'];
  const references = tables.map((table) => sql`select reference from ${sql.table(table)}`);
  const { numAffectedRows } = await sql`
    delete from outbox where created_at < ${new Date(now.getTime() - retentionDays.mailBody * dayMs)}
    and reference not in (${sql.join(references, sql` union all `)})`.execute(db);
  return Number(numAffectedRows);
}
