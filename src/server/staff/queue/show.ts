import { isAllowed, scopes } from '#domain/staff/permissions.ts';
import type { Database } from '#server/database/database.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { logAction } from '#server/staff/audit.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { listColleagues } from '#server/staff/requests/find.ts';
import { countQuarantined, countWaiting, listRequests } from '#server/staff/queue/list.ts';
import type { PageOptions, StaffVisit } from '#server/staff/visit.ts';
import { parseQueueView, queueFields, type QueueView } from '#contracts/staff/queue.ts';
import type { Draft } from '#contracts/staff/frame.ts';

interface QueueOptions extends PageOptions {
  /** A view that could not be saved. */
  unsaved?: Draft;
}

/** Responds with a view of the list, with the status and the problem of a form if given. */
export async function answerQueue(
  visit: StaffVisit,
  view: QueueView,
  { unsaved, ...options }: QueueOptions = {},
): Promise<Response> {
  const { services, session } = visit;
  const { db, now } = services;
  const [list, waitingByKind, quarantined, savedViews, colleagues] = await Promise.all([
    listRequests(services, view, session),
    countWaiting(db, session.role, now()),
    countQuarantined(services, session),
    listViews(db, session.userId),
    listColleagues(db),
  ]);
  // The search text is not logged, because it may be a name.
  await logAction(visit, 'requests.listed', { rows: list.rows.length, isSearch: view.search !== '' });
  const mayChange = isAllowed(session.role, 'requests.change');
  const { kinds } = scopes[session.role];
  const shown = {
    ...list,
    view,
    waitingByKind,
    quarantined,
    kinds,
    savedViews,
    colleagues,
    mayChange,
    unsaved,
  };
  return answerStaffPage(visit, 'queue', shown, options);
}

/** Reads the view from a hidden field of the form. */
export function readView(fields: Fields): QueueView {
  return parseQueueView(new URLSearchParams(textOf(fields[queueFields.view])));
}

/** Lists the saved views of a user with their paths. */
export function listViews(db: Database, userId: number) {
  return db
    .selectFrom('savedViews')
    .select(['id', 'name', 'query as path'])
    .where('userId', '=', userId)
    .orderBy('name')
    .execute();
}
