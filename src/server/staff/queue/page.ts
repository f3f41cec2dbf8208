/** The list of requests, on the first page of the workspace. */
import { isAllowed, scopes } from '#domain/staff/permissions.ts';
import { answerStaffPage, countAll, staffHeaders } from '#server/staff/answers.ts';
import { storeAudit } from '#server/staff/audit.ts';
import { changeChosen, listViews, removeView, saveView } from '#server/staff/queue/actions.ts';
import { listColleagues } from '#server/staff/requests/find.ts';
import { countWaiting, listRequests } from '#server/staff/queue/list.ts';
import { answerJson } from '#server/http/answers.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { staffPath, waitingPath } from '#submissions/staff/frame.ts';
import { parseQueueView, queueActions } from '#submissions/staff/queue.ts';

export const queueRoute: StaffRoute = {
  path: staffPath,
  permission: 'requests.read',
  show: showQueue,
  actions: {
    [queueActions.chosen]: { permission: 'requests.change', act: changeChosen },
    [queueActions.saveView]: { permission: 'requests.change', act: saveView },
    [queueActions.removeView]: { permission: 'requests.change', act: removeView },
  },
};

/** The numbers beside the navigation, for the script that keeps them current. */
export const waitingRoute: StaffRoute = {
  path: waitingPath,
  permission: 'requests.read',
  show: async (visit) =>
    answerJson(await countAll(visit), { status: 200, requestId: visit.requestId, headers: staffHeaders }),
  actions: {},
};

async function showQueue(visit: StaffVisit): Promise<Response> {
  const { services, session, url } = visit;
  const { db, now } = services;
  const view = parseQueueView(url.searchParams);
  const [list, waitingByKind, savedViews, colleagues] = await Promise.all([
    listRequests(db, view, session),
    countWaiting(db, session.role, now()),
    listViews(visit),
    listColleagues(db),
  ]);
  // Not what was searched for: that is a name.
  const detail = { rows: list.rows.length, isSearch: view.search !== '' };
  await storeAudit(db, { userId: session.userId, action: 'requests.listed', detail, at: now() });
  const mayChange = isAllowed(session.role, 'requests.change');
  const { kinds } = scopes[session.role];
  const shown = { ...list, view, waitingByKind, kinds, savedViews, colleagues, mayChange };
  return answerStaffPage(visit, 'queue', shown);
}
