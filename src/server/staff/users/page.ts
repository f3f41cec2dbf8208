/** The page of all accounts, for administrators. */
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { checkOwnPassword } from '#server/staff/account/password.ts';
import {
  changeAccount,
  changeDetails,
  deactivate,
  endSessions,
  reactivate,
  removeFactors,
  type AccountStatement,
} from '#server/staff/users/change.ts';
import { invite, sendLink } from '#server/staff/users/invite.ts';
import { draftOf, problemsOf, problemText } from '#server/staff/fields.ts';
import { findUser, listUsers, type StoredUser } from '#server/staff/users/list.ts';
import type { PageOptions, StaffAction, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { addParameter, decidedParameter, doneParameter, type Draft } from '#contracts/staff/frame.ts';
import {
  changeUserSchema,
  inviteSchema,
  ownPasswordField,
  userActions,
  userSchema,
  usersPath,
  type ListedUser,
} from '#contracts/staff/users.ts';

const permission = 'users.change';

/** Messages by audit action for changes that this page refuses on one's own account. */
const ownAccountProblems: Readonly<Record<string, string>> = {
  deactivated: 'Uw eigen account kunt u niet deactiveren.',
  'factors-removed': 'Uw eigen tweede stap haalt u weg onder Mijn account.',
};

const noNewAdministrator = 'Vul uw wachtwoord in om iemand beheerder te maken.';
const noOtherAccess = 'Vul uw wachtwoord in om de toegang van een beheerder te wijzigen.';

/** Actions that give access to an account, or take it away. */
const changesAccess: readonly string[] = ['factors-removed', 'deactivated', 'reactivated'];

export const usersRoute: StaffRoute = {
  path: usersPath,
  permission,
  show: (visit) => answerUsers(visit),
  actions: {
    [userActions.invite]: {
      permission,
      act: inviteUser,
      redisplay: {
        labels: { naam: 'Naam', email: 'E-mailadres' },
        schema: inviteSchema,
        show: (visit, fields, options) =>
          answerUsers(visit, { ...options, draft: draftOf(inviteSchema, fields) }),
      },
    },
    [userActions.change]: { permission, act: changeUser },
    [userActions.sendLink]: { permission, act: mailLink },
    [userActions.endSessions]: actionOnAccount('sessions-ended', 'uitgelogd', ({ id }, at) => ({
      statement: endSessions(id, at),
    })),
    [userActions.removeFactor]: actionOnAccount('factors-removed', 'tweede-stap-weg', ({ id }) =>
      removeFactors(id),
    ),
    [userActions.deactivate]: actionOnAccount('deactivated', 'gedeactiveerd', ({ id }, at) =>
      deactivate(id, at),
    ),
    [userActions.reactivate]: actionOnAccount('reactivated', 'geactiveerd', ({ id }, at) =>
      reactivate(id, at),
    ),
  },
};

async function answerUsers(visit: StaffVisit, refused?: PageOptions & { draft?: Draft }) {
  const { db, now } = visit.services;
  const users = await listUsers(db, now());
  const options = { ...refused, decided: findDecided(visit, users) };
  return answerStaffPage(visit, 'users', { users, draft: refused?.draft }, options);
}

/**
 * Finds the account that was just changed. Reactivating an administrator is not offered as an undo,
 * because it requires the password.
 */
function findDecided({ url: { searchParams } }: StaffVisit, users: readonly ListedUser[]) {
  const user = users.find(({ id }) => String(id) === searchParams.get(decidedParameter));
  const isUndoable =
    searchParams.get(doneParameter) === 'gedeactiveerd' &&
    user?.state === 'deactivated' &&
    user.role !== 'administrator';
  return (
    user && {
      name: user.name,
      path: `${usersPath}#gebruiker-${String(user.id)}`,
      undo: isUndoable ? { act: userActions.reactivate, hidden: { gebruiker: String(user.id) } } : undefined,
    }
  );
}

function answerChanged(visit: StaffVisit, { id }: StoredUser, done: string): Response {
  return answerDone(visit, addParameter(usersPath, decidedParameter, String(id)), done);
}

async function inviteUser(visit: StaffVisit, fields: Fields): Promise<Response> {
  const read = inviteSchema.safeParse(fields);
  const draftWith = (errors: Draft['errors']) => draftOf(inviteSchema, fields, errors);
  if (!read.success)
    return answerUsers(visit, { status: 422, draft: draftWith(problemsOf(read.error.issues)) });
  const { naam: name, email, rol: role } = read.data;
  if (role === 'administrator') {
    const refused = await checkOwnPassword(visit, fields[ownPasswordField], noNewAdministrator);
    if (refused) return answerUsers(visit, { ...refused, draft: draftWith({}), wrong: ownPasswordField });
  }
  if (await invite(visit.services, visit.session.userId, { name, email, role }))
    return answerDone(visit, usersPath, 'uitgenodigd');
  return answerUsers(visit, {
    status: 409,
    draft: draftWith({ email: 'Er is al een account met dit e-mailadres.' }),
  });
}

async function changeUser(visit: StaffVisit, fields: Fields): Promise<Response> {
  const read = changeUserSchema.safeParse(fields);
  if (!read.success) return answerUsers(visit, { status: 422, problem: problemOf(read.error.issues) });
  const { naam: name, email, van: from, rol: to } = read.data;
  const user = await getUser(visit, fields);
  const isOtherAccess = from !== to || (email || null) !== user.email;
  const isPromoted = from !== 'administrator' && to === 'administrator';
  const refused = isPromoted
    ? await checkOwnPassword(visit, fields[ownPasswordField], noNewAdministrator)
    : isOtherAccess && (await checkForAdministrator(visit, user, fields));
  if (refused) return answerUsers(visit, refused);
  const isChanged = await changeAccount(visit.services.db, {
    ...entryOf(visit, user, 'changed', { from, to }),
    statement: changeDetails(user.id, { by: visit.session.userId, name, email: email || null, from, to }),
  });
  return isChanged ? answerChanged(visit, user, 'gebruiker') : refuse(visit, user);
}

async function mailLink(visit: StaffVisit, fields: Fields): Promise<Response> {
  const user = await getUser(visit, fields);
  const { email, state } = user;
  if (isOwn(visit, user))
    return answerUsers(visit, { status: 422, problem: 'Uw eigen wachtwoord wijzigt u onder Mijn account.' });
  if (email === null || state === 'deactivated')
    return answerUsers(visit, { status: 422, problem: 'Vul eerst een e-mailadres in en bewaar het.' });
  const refused = await checkForAdministrator(visit, user, fields);
  if (refused) return answerUsers(visit, refused);
  const isSent = await sendLink(visit.services, visit.session.userId, { ...user, email });
  return isSent ? answerChanged(visit, user, 'link') : refuse(visit, user);
}

/** Creates an action with a form that contains only the account and, where required, a password. */
function actionOnAccount(
  action: string,
  done: string,
  statementFor: (user: StoredUser, at: Date) => AccountStatement,
): StaffAction {
  const act = async (visit: StaffVisit, fields: Fields) => {
    const user = await getUser(visit, fields);
    const problem = isOwn(visit, user) ? ownAccountProblems[action] : undefined;
    if (problem !== undefined) return answerUsers(visit, { status: 422, problem });
    const refused = changesAccess.includes(action) && (await checkForAdministrator(visit, user, fields));
    if (refused) return answerUsers(visit, refused);
    const entry = entryOf(visit, user, action);
    const isChanged = await changeAccount(visit.services.db, { ...entry, ...statementFor(user, entry.at) });
    return isChanged ? answerChanged(visit, user, done) : refuse(visit, user);
  };
  return { permission, act };
}

/**
 * Requires the password to change the account of an administrator, so that nobody can do so from an
 * unattended session.
 */
async function checkForAdministrator(visit: StaffVisit, { role }: StoredUser, fields: Fields) {
  return role === 'administrator'
    ? checkOwnPassword(visit, fields[ownPasswordField], noOtherAccess)
    : undefined;
}

function isOwn({ session }: StaffVisit, { id }: StoredUser): boolean {
  return id === session.userId;
}

function entryOf({ services, session }: StaffVisit, user: StoredUser, action: string, detail = {}) {
  return { userId: session.userId, target: user.id, action, detail, at: services.now() };
}

async function getUser({ services }: StaffVisit, fields: Fields): Promise<StoredUser> {
  const read = userSchema.safeParse(fields);
  const user = read.success ? await findUser(services.db, read.data.gebruiker) : undefined;
  if (!user) throw new Refusal(404, 'notFound.heading');
  return user;
}

/** Explains that nothing was changed, usually because of a concurrent change. */
function refuse(visit: StaffVisit, { role, state }: StoredUser): Promise<Response> {
  const problem =
    role === 'administrator' && state === 'active'
      ? 'Niets gewijzigd. Er moet een actieve beheerder overblijven, en een e-mailadres hoort bij één account.'
      : 'Niets gewijzigd: dit account is intussen gewijzigd, of het e-mailadres hoort bij een ander account.';
  return answerUsers(visit, { status: 409, problem });
}

function problemOf(issues: readonly { message: string }[]): string {
  const message = issues[0]?.message ?? '';
  if (message.startsWith('Vul')) return message;
  return /^(person|validation)\./.test(message) ? problemText(message) : 'Dit klopt niet: kijk de velden na.';
}
