/**
 * Detects and reverts rejections that the outgoing mail server causes, whatever status code it
 * uses.
 */
import type { Env } from '#server/env.ts';
import type { Services } from '#server/http/services.ts';
import { recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { sql } from 'kysely';

/**
 * Number of recipients rejected in succession that points to a broken mail server, because so many
 * mistyped addresses are less likely.
 */
const minConsecutive = 3;
/** Number of days for which rejections are reverted, the period in which a mail is retried. */
const revertDays = 5;

export interface FailureOptions extends Pick<Services, 'db' | 'now'> {
  env: Pick<Env, 'appSecret' | 'mailTo'>;
}

/**
 * Reverts rejections that the recipients did not cause: those with the same error as a waiting mail
 * to the company. Once `minConsecutive` recipients were rejected since the last mail that was
 * delivered to anyone but the company, reverts all those rejections too. These mails wait again,
 * and their addresses are no longer suppressed. Returns the ids of the mails.
 */
export async function reviveRefused({ db, env, now }: FailureOptions): Promise<number[]> {
  const mailTo = env.mailTo.toLowerCase();
  const since = new Date(now().getTime() - revertDays * 24 * 3_600_000);
  const { rows } = await sql<{ id: number; recipient: string }>`
    with refused as (
      select id, lower(recipient) as recipient, last_error, created_at > coalesce(
        (select max(created_at) from outbox where sent_at is not null and lower(recipient) <> ${mailTo}),
        '-infinity') as is_consecutive
      from outbox where is_refused and is_kept and dead_at > ${since}
    )
    select id, recipient from refused
    where (is_consecutive and (select count(distinct recipient) from refused where is_consecutive) >= ${minConsecutive})
      or last_error in (
        select last_error from outbox
        where sent_at is null and dead_at is null and lower(recipient) = ${mailTo})`.execute(db);
  if (rows.length > 0) await revive({ db, env }, rows);
  return rows.map(({ id }) => id);
}

/**
 * Makes these mails due again, and also mails to the same addresses that were withheld in the
 * meantime.
 */
async function revive(
  { db, env }: Pick<FailureOptions, 'db' | 'env'>,
  refused: readonly { id: number; recipient: string }[],
): Promise<void> {
  const keys = refused.map(({ recipient }) => recipientKeyOf(recipient, env));
  await sql`
    with freed as (
      delete from suppressed_recipients where key = any(${keys}::text[])
    )
    update outbox set dead_at = null, is_refused = false, withheld = null
    where id = any(${refused.map(({ id }) => id)}::int[])
      or (withheld = 'suppressed' and is_kept and lower(recipient) = any(${refused.map(({ recipient }) => recipient)}::text[]))`.execute(
    db,
  );
}
