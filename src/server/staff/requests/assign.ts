import { assignableRoles } from '#domain/staff/permissions.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Services } from '#server/http/services.ts';
import { applyChange } from '#server/staff/requests/change.ts';
import { sql } from 'kysely';

interface Assignment {
  reference: string;
  kind: RequestKind;
  userId: number;
  /** Who had it when that was last looked at; null for nobody. */
  from: number | null;
  to: number | null;
}

/** Gives a request to somebody whose role sees it; false when it is no longer as it was. */
export function assignTo({ db, now }: Services, assignment: Assignment): Promise<boolean> {
  const { reference, kind, userId, from, to } = assignment;
  return applyChange(db, {
    reference,
    userId,
    at: now(),
    event: { kind: 'assigned', detail: { to } },
    statement: sql`
      update requests set assignee_id = ${to}::int
      where reference = ${reference} and assignee_id is not distinct from ${from}::int
      and (${to}::int is null or exists (select from users where id = ${to}::int and state = 'active'
        and role = any(${assignableRoles(kind)}::text[])))
      returning reference`,
  });
}
