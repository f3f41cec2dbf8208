/**
 * E-mail addresses that staff has blocked temporarily, stored as keyed digests so that the table
 * identifies nobody.
 */
import { daysAfter, retentionRules } from '#domain/retention.ts';
import { blockedSign, type QuarantineReason } from '#domain/spam.ts';
import { emailOf } from '#server/forms/form.ts';
import { mailboxKeyOf, recipientKeyOf } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { sql, type RawBuilder } from 'kysely';

type SenderServices = Pick<Services, 'db' | 'env'>;

/**
 * Returns the key of a mailbox, which its sub-addresses share; null for the company's own address.
 */
function blockKeyOf(address: string, env: Services['env']): string | null {
  return recipientKeyOf(address, env) && mailboxKeyOf(address, env);
}

/** Returns the end of the block of an address; undefined when it is not blocked. */
export async function findBlock(
  { db, env }: SenderServices,
  address: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('blockedSenders')
    .select('blockedUntil')
    .where('key', '=', blockKeyOf(address, env))
    .where('blockedUntil', '>', now)
    .executeTakeFirst();
  return row?.blockedUntil;
}

/**
 * CTE `blocked`, which has a row, without columns, if the address in the answers is blocked at
 * `now`.
 */
export function selectBlock(answers: object, env: Services['env'], now: Date): RawBuilder<unknown> {
  const address = emailOf(answers);
  const key = address === '' ? null : blockKeyOf(address, env);
  return sql`
    blocked as (
      select from blocked_senders where key = ${key}::text and blocked_until > ${now}::timestamptz
    )`;
}

/**
 * SQL expression for the quarantine reasons, plus `blocked-sender` when the CTE `blocked` has a
 * row.
 */
export function withBlockedSign(reasons: readonly QuarantineReason[]): RawBuilder<unknown> {
  return sql`array_cat(${reasons}::text[], array(select ${blockedSign}::text from blocked))`;
}

/** SQL statement that blocks an address; undefined for the company's own, which has no key. */
export function blockSender(
  address: string,
  env: Services['env'],
  now: Date,
): RawBuilder<unknown> | undefined {
  const key = blockKeyOf(address, env);
  if (key === null) return undefined;
  return sql`
    insert into blocked_senders (key, blocked_until)
    values (${key}, ${daysAfter(now, retentionRules.blockedSender.days)})
    on conflict (key) do update set blocked_until = excluded.blocked_until
    returning key`;
}

/** SQL statement that unblocks an address. */
export function unblockSender(address: string, env: Services['env']): RawBuilder<unknown> {
  return sql`delete from blocked_senders where key = ${blockKeyOf(address, env)} returning key`;
}
