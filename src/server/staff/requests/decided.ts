/** Finds the decision that a user has just made, and whether it can be undone. */
import { isUndoable, type RequestStatus } from '#domain/staff/statuses.ts';
import { isAllowed } from '#domain/staff/permissions.ts';
import type { Database } from '#server/database/database.ts';
import { findRequest } from '#server/staff/requests/find.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { decidedParameter, type Decided } from '#contracts/staff/frame.ts';
import { parseQueueView } from '#contracts/staff/queue.ts';
import { requestActions, requestPathIn, type RequestView } from '#contracts/staff/request.ts';

/** Finds the previously decided request that the query names. */
export async function readDecided({ services, session, url }: StaffVisit): Promise<Decided | undefined> {
  const reference = url.searchParams.get(decidedParameter);
  const request = reference ? await findRequest(services.db, reference, session) : undefined;
  if (!request) return undefined;
  const mayUndo = isAllowed(session.role, 'requests.change');
  const step = mayUndo ? await findLastStep(services.db, request, session.userId) : undefined;
  const path = requestPathIn(parseQueueView(url.searchParams), request.reference);
  const undo = step && { act: requestActions.undo, hidden: { gebeurtenis: String(step.id) } };
  return { name: request.name, status: request.status, path, undo };
}

/**
 * Finds the status change that this user can undo: the last event of the request, if it is an
 * undoable transition by this user.
 */
export async function findLastStep(
  db: Database,
  { reference, kind, status }: RequestView,
  userId: number,
): Promise<{ id: number; from: RequestStatus; at: Date } | undefined> {
  const event = await db
    .selectFrom('requestEvents')
    .select(['id', 'kind', 'userId', 'detail', 'createdAt'])
    .where('reference', '=', reference)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (event?.kind !== 'status' || event.userId !== userId) return undefined;
  // Every event of kind `status` has this detail.
  const { from, to } = event.detail as { from: RequestStatus; to: RequestStatus };
  return to === status && isUndoable(kind, from) ? { id: event.id, from, at: event.createdAt } : undefined;
}
