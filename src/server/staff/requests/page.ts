/** The page of one request with what can be done to it. */
import { bookingFormActions } from '#server/staff/bookings/actions.ts';
import { quarantineActions } from '#server/staff/quarantine/actions.ts';
import { addNote, assign, changeStatus, resendMail } from '#server/staff/requests/actions.ts';
import { sendReply } from '#server/staff/requests/reply.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import type { StaffRoute } from '#server/staff/visit.ts';
import { requestActions, requestPath } from '#submissions/staff/request.ts';

export const requestRoute: StaffRoute = {
  path: requestPath(':reference'),
  permission: 'requests.read',
  show: (visit) => answerRequest(visit),
  actions: {
    ...bookingFormActions,
    [requestActions.status]: { permission: 'requests.change', act: changeStatus },
    [requestActions.note]: { permission: 'requests.change', act: addNote },
    [requestActions.assign]: { permission: 'requests.change', act: assign },
    [requestActions.resend]: { permission: 'requests.change', act: resendMail },
    [requestActions.reply]: { permission: 'requests.reply', act: sendReply },
    ...quarantineActions,
  },
};
