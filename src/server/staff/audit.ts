import { storeAudit, type AuditEntry } from '#server/audit.ts';
import type { StaffVisit } from '#server/staff/visit.ts';

/** Audits an action of the user of a visit. */
export async function logAction(
  { services, session }: StaffVisit,
  action: string,
  detail?: AuditEntry['detail'],
): Promise<void> {
  const entry = { userId: session.userId, action, at: services.now() };
  await storeAudit(services.db, detail ? { ...entry, detail } : entry);
}
