import type { Role } from '#domain/roles.ts';
import { daysAfter, retentionRules } from '#domain/retention.ts';
import { isAllowed } from '#domain/staff/permissions.ts';
import { findBlock } from '#server/forms/blocked-senders.ts';
import type { Services } from '#server/http/services.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import type { Sender } from '#contracts/staff/quarantine.ts';
import type { RequestView } from '#contracts/staff/request.ts';

/** Describes the sender for a request page. */
export async function describeSender(services: Services, request: RequestView, role: Role): Promise<Sender> {
  const { email, phone, reference, createdAt, isQuarantined } = request;
  return {
    blockedUntil: email ? await findBlock(services, email, services.now()) : undefined,
    removedAt: isQuarantined ? daysAfter(createdAt, retentionRules.quarantined.days) : undefined,
    mayRelease: isAllowed(role, 'quarantine.release'),
    personPath: isAllowed(role, 'persons.read')
      ? personPathOf(email ?? phone ?? reference, services.env)
      : undefined,
  };
}
