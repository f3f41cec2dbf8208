/** Access of each role to the pages about accounts. */
import type { Services } from '#server/http/services.ts';
import { accountActions, accountPath } from '#contracts/staff/account.ts';
import { userActions, usersPath } from '#contracts/staff/users.ts';
import { aColleague } from './a-colleague.ts';
import { ownPassword } from './own-account.ts';
import {
  administrators,
  answering,
  everyone,
  refused,
  workers,
  type Expected,
  type ExpectedAction,
} from './access.ts';

/** The rows of the table, in the database of a test. */
export function accountRows(services: () => Services): Record<string, Expected> {
  /** An action of the Administrator on another account. */
  const onColleague = (values: { state?: string } = {}): ExpectedAction => ({
    fields: () => aColleague(services(), values),
    answers: answering(303, administrators),
  });

  return {
    [usersPath]: {
      page: administrators,
      actions: {
        [userActions.invite]: {
          fields: { naam: 'Jo', email: 'jo@example.nl', rol: 'team-leader' },
          answers: answering(303, administrators),
        },
        [userActions.change]: onColleague(),
        [userActions.sendLink]: onColleague(),
        [userActions.endSessions]: onColleague(),
        [userActions.removeFactor]: onColleague(),
        [userActions.deactivate]: onColleague(),
        [userActions.reactivate]: onColleague({ state: 'deactivated' }),
      },
    },
    [accountPath]: {
      page: everyone,
      actions: {
        [accountActions.changePassword]: refused(422, { oud: 'geraden' }),
        [accountActions.endSession]: { fields: { sessie: '1' }, answers: workers },
        [accountActions.endOtherSessions]: { answers: workers },
        [accountActions.beginTotp]: { fields: ownPassword, answers: workers },
        [accountActions.confirmTotp]: refused(422, { code: '000000' }),
        [accountActions.removeTotp]: refused(422),
        [accountActions.addPasskey]: refused(422, { ...ownPassword, passkey: '{}', naam: 'Telefoon' }),
        [accountActions.removePasskey]: refused(422),
        [accountActions.renewCodes]: refused(422),
      },
    },
  };
}
