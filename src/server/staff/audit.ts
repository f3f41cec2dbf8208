import { storeAudit, type AuditEntry } from '#server/audit.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

/** Creates the audit entry of an action by the logged-in user. */
export function auditEntry(
  { services, session }: StaffVisit,
  action: string,
  detail: AuditEntry['detail'] = {},
): AuditEntry {
  return { userId: session.userId, action, detail, at: services.now() };
}

/** Stores the audit entry of an action in a separate statement. */
export async function logAction(
  visit: StaffVisit,
  action: string,
  detail?: AuditEntry['detail'],
): Promise<void> {
  await storeAudit(visit.services.db, auditEntry(visit, action, detail));
}
