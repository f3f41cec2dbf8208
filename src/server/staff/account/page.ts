/** The page on which users manage their own account. */
import { factorActions } from '#server/staff/account/factors.ts';
import { changePassword } from '#server/staff/account/password.ts';
import { endOwnOtherSessions, endOwnSession } from '#server/staff/account/sessions.ts';
import { answerAccount } from '#server/staff/account/show.ts';
import type { StaffRoute } from '#server/staff/visit.ts';
import { accountActions, accountPath } from '#contracts/staff/account.ts';

const permission = 'account.change';

export const accountRoute: StaffRoute = {
  path: accountPath,
  permission: 'account.read',
  show: (visit) => answerAccount(visit),
  actions: {
    [accountActions.changePassword]: { permission, act: changePassword },
    [accountActions.endSession]: { permission, act: endOwnSession },
    [accountActions.endOtherSessions]: { permission, act: endOwnOtherSessions },
    ...factorActions,
  },
};
