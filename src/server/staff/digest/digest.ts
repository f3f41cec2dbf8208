/** The mail that tells the company each working morning what has waited longer than promised. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { isWorkingDay } from '#domain/working-hours.ts';
import type { Database } from '#server/database/database.ts';
import type { Digest, SubmissionTable } from '#server/forms/form.ts';
import { storedForms } from '#server/registry.ts';
import { renderDigest, type Overdue, type Waiting } from '#server/staff/digest/mail.ts';
import type { Mail } from '#server/mail/message.ts';
import { insertMails } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';

/** The hour in Amsterdam in which it is sent. */
const digestHour = '07';

/**
 * Sends the mail when it is time and something waits; at most one a day, however often it is
 * called. The schedule is in UTC and so calls in two hours, of which one is the right hour in
 * Amsterdam.
 */
export async function sendDigest({ env, db, now, deliverMail }: Services): Promise<void> {
  const at = now();
  const { day, time } = toLocalTime(at, company.timeZone);
  if (!time.startsWith(digestHour) || !isWorkingDay(Temporal.PlainDate.from(day))) return;
  const overdue = await listOverdue(db, at, day);
  if (overdue.length === 0) return;
  const messageId = `<digest.${day}@${new URL(env.siteUrl).hostname}>`;
  await storeOnce(db, { ...renderDigest(overdue, env), messageId }, day, at);
  await deliverMail();
}

/** Only forms of which something waits. */
async function listOverdue(db: Database, now: Date, today: string): Promise<Overdue[]> {
  const lists = storedForms.map(async ({ table, digest }) => ({
    title: digest?.title ?? '',
    items: digest ? await listWaiting(db, table, digest, { now, today }) : [],
  }));
  return (await Promise.all(lists)).filter(({ items }) => items.length > 0);
}

/**
 * What is pending beyond what was promised, unless it is put off. What looks like spam got no
 * promise.
 */
async function listWaiting(
  db: Database,
  table: SubmissionTable,
  { name = sql`naam`, isOpen }: Digest,
  { now, today }: { now: Date; today: string },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select reference, ${name} as name, telefoon as phone, due_at from ${sql.table(table)}
    where status = 'pending' and due_at < ${now} and quarantine_reasons = '{}'
    and reference not in (select reference from requests where waits_from > ${now}) and ${isOpen?.(today) ?? sql`true`}
    order by due_at`.execute(db);
  return rows;
}

/** The Message-ID names the day, and the table takes each only once. */
async function storeOnce(
  db: Database,
  mail: Mail & { messageId: string },
  day: string,
  createdAt: Date,
): Promise<void> {
  const entries = {
    reference: `digest-${day}`,
    createdAt,
    mails: [{ ...mail, recipientKey: null, mailboxKey: null }],
  };
  await sql`with ${insertMails(entries, sql`(select) as always`)} select`.execute(db);
}
