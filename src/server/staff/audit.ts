import { storeAudit, type AuditEntry } from '#server/audit.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

/** The audit entry of an action by the user of a visit. */
export function auditEntry(
  { services, session }: StaffVisit,
  action: string,
  detail: AuditEntry['detail'] = {},
): AuditEntry {
  return { userId: session.userId, action, detail, at: services.now() };
}

/** Audits an action in a statement of its own. */
export async function logAction(
  visit: StaffVisit,
  action: string,
  detail?: AuditEntry['detail'],
): Promise<void> {
  await storeAudit(visit.services.db, auditEntry(visit, action, detail));
}
