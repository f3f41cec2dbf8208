/** The list of requests, on the first page of the workspace. */
import { scopes } from '#domain/staff/permissions.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { storeAudit } from '#server/staff/audit.ts';
import { countWaiting, listRequests } from '#server/staff/queue/list.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { staffPath } from '#submissions/staff/frame.ts';
import { parseQueueView } from '#submissions/staff/queue.ts';

export const queueRoute: StaffRoute = {
  path: staffPath,
  permission: 'requests.read',
  show: showQueue,
  actions: {},
};

async function showQueue(visit: StaffVisit): Promise<Response> {
  const { services, session, url } = visit;
  const { db, now } = services;
  const view = parseQueueView(url.searchParams);
  const [list, waiting] = await Promise.all([
    listRequests(db, view, session),
    countWaiting(db, session.role, now()),
  ]);
  // Not what was searched for: that is a name.
  const detail = { rows: list.rows.length, isSearch: view.search !== '' };
  await storeAudit(db, { userId: session.userId, action: 'requests.listed', detail, at: now() });
  return answerStaffPage(visit, 'queue', { ...list, view, waiting, kinds: scopes[session.role].kinds });
}
