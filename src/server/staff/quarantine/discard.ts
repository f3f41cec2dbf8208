import type { Services } from '#server/http/services.ts';
import { changeWithAudit } from '#server/audit.ts';
import { tableOf } from '#server/staff/requests/change.ts';
import type { Release } from '#server/staff/quarantine/release.ts';
import { sql } from 'kysely';

/**
 * Removes a request in quarantine with its mails before its retention period ends; false when it no
 * longer exists or is no longer in quarantine.
 */
export function discardRequest(
  { db, now }: Services,
  { kind, reference, userId }: Release,
): Promise<boolean> {
  const audit = { userId, action: 'request.discarded', detail: { reference }, at: now() };
  const statement = sql`
    delete from ${sql.table(tableOf(kind))}
    where reference = ${reference} and quarantine_reasons <> '{}' returning reference`;
  return changeWithAudit(db, audit, statement, [
    sql`unlisted as (delete from requests where reference in (select reference from changed))`,
    sql`mails as (delete from outbox where reference in (select reference from changed))`,
  ]);
}
