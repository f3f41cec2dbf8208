/** The page of one request, and the actions on it. */
import { bookingFormActions } from '#server/staff/bookings/actions.ts';
import { quarantineActions } from '#server/staff/quarantine/actions.ts';
import {
  assign,
  markMailRead,
  noteAction,
  resendMail,
  statusAction,
} from '#server/staff/requests/actions.ts';
import { followUpFormActions } from '#server/staff/requests/follow-up.ts';
import { replyAction } from '#server/staff/requests/reply.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { undoStep } from '#server/staff/requests/undo.ts';
import type { StaffRoute } from '#server/staff/visit.ts';
import { replyFile } from '#contracts/staff/reply.ts';
import { requestActions, requestPath } from '#contracts/staff/request.ts';

export const requestRoute: StaffRoute = {
  path: requestPath(':reference'),
  permission: 'requests.read',
  fileField: replyFile.field,
  show: (visit) => answerRequest(visit),
  actions: {
    ...bookingFormActions,
    [requestActions.status]: statusAction,
    [requestActions.note]: noteAction,
    [requestActions.assign]: { permission: 'requests.change', act: assign },
    [requestActions.resend]: { permission: 'requests.change', act: resendMail },
    [requestActions.reply]: replyAction,
    [requestActions.undo]: { permission: 'requests.change', act: undoStep },
    [requestActions.read]: { permission: 'requests.change', act: markMailRead },
    ...followUpFormActions,
    ...quarantineActions,
  },
};
