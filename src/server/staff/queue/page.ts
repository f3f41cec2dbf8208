/** The list of requests, on the first page of the workspace. */
import { countAll, staffHeaders } from '#server/staff/answers.ts';
import { changeChosen, sortQuarantined } from '#server/staff/queue/actions.ts';
import { answerQueue } from '#server/staff/queue/show.ts';
import { removeView, saveViewAction } from '#server/staff/queue/views.ts';
import { answerJson } from '#server/http/answers.ts';
import type { StaffRoute } from '#server/staff/visit.ts';
import { staffPath, waitingPath } from '#contracts/staff/frame.ts';
import { parseQueueView, queueActions } from '#contracts/staff/queue.ts';

export const queueRoute: StaffRoute = {
  path: staffPath,
  permission: 'requests.read',
  show: (visit) => answerQueue(visit, parseQueueView(visit.url.searchParams)),
  actions: {
    [queueActions.chosen]: { permission: 'requests.change', act: changeChosen },
    [queueActions.quarantined]: { permission: 'quarantine.release', act: sortQuarantined },
    [queueActions.saveView]: saveViewAction,
    [queueActions.removeView]: { permission: 'requests.change', act: removeView },
  },
};

/** The numbers in the navigation, for the script that refreshes them. */
export const waitingRoute: StaffRoute = {
  path: waitingPath,
  permission: 'requests.read',
  show: async (visit) =>
    answerJson(await countAll(visit), { requestId: visit.requestId, headers: staffHeaders }),
};
