import type { Services } from '#server/http/services.ts';
import { insertAudit } from '#server/audit.ts';
import { tableOf } from '#server/staff/requests/change.ts';
import type { Release } from '#server/staff/quarantine/release.ts';
import { sql } from 'kysely';

/**
 * Removes a request in quarantine with its mails before its retention period ends; false when it no
 * longer exists or is no longer in quarantine.
 */
export async function discardRequest(
  { db, now }: Services,
  { kind, reference, userId }: Release,
): Promise<boolean> {
  const isRemoved = sql`exists (select from removed)`;
  const audit = { userId, action: 'request.discarded', detail: { reference }, at: now() };
  const { rows } = await sql<{ isRemoved: boolean }>`
    with removed as (
      delete from ${sql.table(tableOf(kind))}
      where reference = ${reference} and quarantine_reasons <> '{}' returning reference
    ), unlisted as (
      delete from requests where reference in (select reference from removed)
    ), mails as (
      delete from outbox where reference in (select reference from removed)
    ), logged as (
      ${insertAudit(audit, isRemoved)}
    )
    select ${isRemoved} as is_removed`.execute(db);
  return rows[0]?.isRemoved ?? false;
}
