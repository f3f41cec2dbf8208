import { parseFields } from '#server/staff/fields.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import { answerDone } from '#server/staff/answers.ts';
import { changeOwnAccount, endSessions } from '#server/staff/users/change.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { accountFields, accountPath, type ListedSession } from '#contracts/staff/account.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import { sql } from 'kysely';

/** Lists the active sessions of a user, newest first. */
export async function listSessions({ db, now }: Services, session: Session): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt'])
    .where('userId', '=', session.userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row.id === session.id }));
}

/** Ends one of the user's sessions; idempotent. */
export async function endOwnSession(visit: StaffVisit, fields: Fields): Promise<Response> {
  const id = parseFields(numberSchema, fields[accountFields.session]);
  const statement = sql`
    update sessions set revoked_at = ${visit.services.now()}
    where id = ${id} and user_id = ${visit.session.userId} and revoked_at is null returning id`;
  await changeOwnAccount(visit, 'session-ended', statement);
  return answerDone(visit, accountPath, 'sessie');
}

/** Ends all of the user's sessions except the current one. */
export async function endOwnOtherSessions(visit: StaffVisit): Promise<Response> {
  const { services, session } = visit;
  const statement = endSessions(session.userId, services.now(), session.id);
  await changeOwnAccount(visit, 'sessions-ended', statement);
  return answerDone(visit, accountPath, 'uitgelogd');
}
