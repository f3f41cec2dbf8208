import { checkPassword } from '#server/accounts/check-password.ts';
import { deviceOf } from '#server/accounts/devices.ts';
import { forgiveAttempt } from '#server/accounts/login-store.ts';
import { readNewPassword } from '#server/accounts/new-password.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { answerDone } from '#server/staff/answers.ts';
import { answerAccount } from '#server/staff/account/show.ts';
import {
  changeOwnAccount,
  endSessions,
  pendingTotpRemoved,
  sessionsEnded,
} from '#server/staff/users/change.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { accountFields, accountPath } from '#contracts/staff/account.ts';
import { sql } from 'kysely';

/**
 * Changes the user's own password; ends other sessions, invalidates mailed links, and removes an
 * authenticator app that is not confirmed.
 */
export async function changePassword(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session } = visit;
  const { userId, username } = session;
  const given = fields[accountFields.oldPassword];
  const wrong = given ? 'Uw oude wachtwoord klopt niet.' : 'Vul uw oude wachtwoord in.';
  const oldHash = await readHash(visit);
  const problem = await checkOwnPassword(visit, given, wrong);
  if (problem) return answerAccount(visit, { ...problem, wrong: 'oud' });
  const read = readNewPassword(fields, username);
  if (read.problem !== undefined)
    return answerAccount(visit, { status: 422, problem: read.problem, wrong: 'nieuw' });
  const passwordHash = await services.hashing(username, () => hashPassword(read.password));
  const statement = sql`
    update users set password_hash = ${passwordHash}, link_version = link_version + 1
    where id = ${userId} and password_hash = ${oldHash}
    and exists (select from sessions where id = ${session.id} and revoked_at is null) returning id`;
  const more = [sessionsEnded(services.now(), session.id), pendingTotpRemoved];
  const isChanged = await changeOwnAccount(visit, 'password-changed', statement, more);
  if (!isChanged) return answerAccount(visit, { status: 422, problem: wrong, wrong: 'oud' });
  // Ends a session that a concurrent login with the old password has stored.
  await endSessions(userId, services.now(), session.id).execute(services.db);
  return answerDone(visit, accountPath, 'wachtwoord');
}

/**
 * Checks the user's own password. Returns undefined when it is correct, and otherwise a status with
 * the problem, which is `wrong` or says that there were too many attempts. Attempts count as logins
 * do, so that nobody can guess the password at an unattended session.
 */
export async function checkOwnPassword(
  visit: StaffVisit,
  given: unknown,
  wrong: string,
): Promise<{ status: number; problem: string } | undefined> {
  const { services, session, request, context } = visit;
  const { username } = session;
  const password = textOf(given);
  if (password === '') return { status: 422, problem: wrong };
  const before = await readHash(visit);
  const device = deviceOf(services, request, { username, address: context.ip });
  const check = await checkPassword(services, device.keys, { username, password });
  // During the comparison, the password or the role may have changed, or the session ended.
  const isChanged =
    (await findSession(services, request))?.role !== session.role || (await readHash(visit)) !== before;
  if (check.outcome === 'wrong' || isChanged) return { status: 422, problem: wrong };
  if (check.outcome === 'right') {
    await forgiveAttempt(services.db, check.counted, device.known);
    return undefined;
  }
  return tooManyFailures(check.secondsLeft);
}

async function readHash({ services, session }: StaffVisit): Promise<string | null> {
  const query = services.db.selectFrom('users').select('passwordHash').where('id', '=', session.userId);
  return (await query.executeTakeFirstOrThrow()).passwordHash;
}

/** Returns the status and the problem of an attempt while the account or the visitor is blocked. */
export function tooManyFailures(secondsLeft: number): { status: number; problem: string } {
  const minutes = String(Math.ceil(secondsLeft / 60));
  return { status: 429, problem: `Te vaak geprobeerd. Probeer het over ${minutes} min opnieuw.` };
}
