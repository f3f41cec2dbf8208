import type { Services } from '#server/http/services.ts';
import { changeWithAudit } from '#server/audit.ts';
import { tableOf } from '#server/staff/requests/change.ts';
import type { QuarantinedRequest } from '#server/staff/quarantine/release.ts';
import { sql } from 'kysely';

/**
 * Deletes a quarantined request and its mails without waiting for the retention period; returns
 * false when it no longer exists or is no longer in quarantine.
 */
export function discardRequest(
  { db, now }: Services,
  { kind, reference, userId }: QuarantinedRequest,
): Promise<boolean> {
  const audit = { userId, action: 'request.discarded', detail: { reference }, at: now() };
  const statement = sql`
    delete from ${sql.table(tableOf(kind))}
    where reference = ${reference} and quarantine_reasons <> '{}' returning reference`;
  return changeWithAudit(db, audit, statement, [
    sql`deleted_requests as (delete from requests where reference in (select reference from changed))`,
    sql`mails as (delete from outbox where reference in (select reference from changed))`,
  ]);
}
