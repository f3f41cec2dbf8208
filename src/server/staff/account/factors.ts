/** Adds and removes the second factors of an account, and renews its recovery codes. */
import { checkFactor } from '#server/accounts/second-factor/check.ts';
import { addPasskey } from '#server/accounts/second-factor/passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '#server/accounts/second-factor/recovery-codes.ts';
import { beginTotp, useTotpCode } from '#server/accounts/second-factor/totp.ts';
import { forgiveAttempt } from '#server/accounts/login-store.ts';
import { answerSeeOther } from '#server/http/answers.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { describeError } from '#server/http/log.ts';
import { answerDone, staffHeaders } from '#server/staff/answers.ts';
import { logAction } from '#server/staff/audit.ts';
import { checkOwnPassword, tooManyFailures } from '#server/staff/account/password.ts';
import { answerAccount } from '#server/staff/account/show.ts';
import { changeOwnAccount, endSessions } from '#server/staff/users/change.ts';
import { readRowNumber } from '#server/staff/fields.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import {
  accountActions as names,
  accountFields,
  accountPath,
  maxPasskeyNameLength,
} from '#contracts/staff/account.ts';
import { secondFactorFields } from '#contracts/second-factor.ts';
import { ownPasswordField } from '#contracts/staff/users.ts';
import { sql, type RawBuilder } from 'kysely';

const permission = 'account.change';

/** The actions on second factors, for the account page. */
export const factorActions: Readonly<Record<string, StaffAction>> = {
  [names.beginTotp]: { permission, act: begin },
  [names.confirmTotp]: { permission, act: confirm },
  [names.removeTotp]: { permission, act: removeTotp },
  [names.addPasskey]: { permission, act: add },
  [names.removePasskey]: { permission, act: removePasskey },
  [names.renewCodes]: { permission, act: renew },
};

async function begin(visit: StaffVisit, fields: Fields): Promise<Response> {
  const problem = await refuseWithoutPassword(visit, fields);
  if (problem) return answerAccount(visit, { ...problem, wrong: 'app-wachtwoord' });
  await beginTotp(visit.services, visit.session);
  return answerSeeOther(accountPath, visit.requestId, staffHeaders);
}

async function confirm(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { services, session } = visit;
  const code = textOf(fields[secondFactorFields.code]);
  if (!(await useTotpCode(services, session.userId, code, session.id)))
    return answerAccount(visit, {
      status: 422,
      problem: 'Deze code klopt niet. Neem de nieuwste code over.',
      wrong: 'code',
    });
  await log(visit, 'totp-added');
  return answerAdded(visit, 'app');
}

async function add(visit: StaffVisit, fields: Fields): Promise<Response> {
  const problem = await refuseWithoutPassword(visit, fields);
  if (problem) return answerAccount(visit, { ...problem, wrong: 'passkey-wachtwoord' });
  const { services, session } = visit;
  const name = textOf(fields[accountFields.name]).trim().slice(0, maxPasskeyNameLength) || 'Passkey';
  const response = textOf(fields[secondFactorFields.passkey]);
  // `addPasskey` throws for an unreadable or forged response, and for one made for another site.
  const isAdded = await addPasskey(services, session, { response, name }).catch((error: unknown) => {
    services.log({ event: 'passkey refused', userId: session.userId, error: describeError(error) });
    return false;
  });
  if (!isAdded)
    return answerAccount(visit, { status: 422, problem: 'De passkey is niet bewaard. Probeer het opnieuw.' });
  await log(visit, 'passkey-added');
  return answerAdded(visit, 'passkey');
}

/**
 * Redirects to a confirmation, or shows new recovery codes, once only, to a user who has none. Ends
 * the other sessions, because they were opened without the new factor.
 */
async function answerAdded(visit: StaffVisit, done: string): Promise<Response> {
  const { services, session } = visit;
  await changeOwnAccount(visit, 'sessions-ended', endSessions(session.userId, services.now(), session.id));
  if ((await countRecoveryCodes(services.db, session.userId)) > 0)
    return answerDone(visit, accountPath, done);
  return answerAccount(visit, { codes: await renewRecoveryCodes(services, session.userId) });
}

async function renew(visit: StaffVisit, fields: Fields): Promise<Response> {
  const problem = await refuseWithoutFactor(visit, fields);
  if (problem) return answerAccount(visit, problem);
  const codes = await renewRecoveryCodes(visit.services, visit.session.userId);
  await log(visit, 'recovery-codes-renewed');
  return answerAccount(visit, { codes });
}

function removeTotp(visit: StaffVisit, fields: Fields): Promise<Response> {
  const statement = sql`
    delete from totp_secrets where user_id = ${visit.session.userId} returning user_id`;
  return remove(visit, fields, 'totp-removed', statement);
}

function removePasskey(visit: StaffVisit, fields: Fields): Promise<Response> {
  const id = readRowNumber(fields[accountFields.passkeyId]) ?? 0;
  const statement = sql`
    delete from passkeys where id = ${id} and user_id = ${visit.session.userId} returning id`;
  return remove(visit, fields, 'passkey-removed', statement);
}

/** Removes a factor after checking a code or a passkey. */
async function remove(visit: StaffVisit, fields: Fields, action: string, statement: RawBuilder<unknown>) {
  const problem = await refuseWithoutFactor(visit, fields);
  if (problem) return answerAccount(visit, problem);
  await changeOwnAccount(visit, action, statement);
  await removeUnneededCodes(visit);
  return answerDone(visit, accountPath, 'weggehaald');
}

/**
 * Removes the recovery codes of a user without a second factor, because recovery codes alone do not
 * count as one.
 */
async function removeUnneededCodes({ services, session }: StaffVisit): Promise<void> {
  const { userId } = session;
  await sql`
    delete from recovery_codes where user_id = ${userId}
    and not exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null)
    and not exists (select from passkeys where user_id = ${userId})`.execute(services.db);
}

/**
 * Returns the problem when the user's password is not correct. Adding a factor requires the
 * password, because otherwise anyone at an unattended session could add one and then remove the
 * others.
 */
function refuseWithoutPassword(visit: StaffVisit, fields: Fields) {
  return checkOwnPassword(visit, fields[ownPasswordField], 'Uw wachtwoord klopt niet.');
}

/** Checks the code or the passkey of a form; returns undefined when it is correct. */
async function refuseWithoutFactor({ services, session, request, context }: StaffVisit, fields: Fields) {
  const { userId, username } = session;
  const isEmpty = ![secondFactorFields.code, secondFactorFields.passkey].some((name) => textOf(fields[name]));
  if (isEmpty) return { status: 422, problem: 'Vul een code in.' };
  const check = await checkFactor(services, { userId, username, request, address: context.ip }, fields);
  if (check.outcome === 'right') {
    await forgiveAttempt(services.db, check.device.keys, check.device.known);
    return undefined;
  }
  if (check.outcome === 'wrong') return { status: 422, problem: 'Deze code klopt niet, of is al gebruikt.' };
  return tooManyFailures(check.secondsLeft);
}

function log(visit: StaffVisit, action: string): Promise<void> {
  return logAction(visit, `account.${action}`, { account: visit.session.userId });
}
