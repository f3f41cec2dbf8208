/**
 * The pages of mailed password links, which need no session. A GET changes nothing, because mail
 * scanners follow links. Used, expired and forged links get the same response.
 */
import { deviceOf } from '#server/accounts/devices.ts';
import { findLinkedUser, linkStates, type LinkedUser } from '#server/accounts/links.ts';
import { withCookies } from '#server/accounts/login.ts';
import { forgiveAttempt } from '#server/accounts/login-store.ts';
import { readNewPassword } from '#server/accounts/new-password.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { readFields, textOf, type Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import { answerPage } from '#server/staff/answers.ts';
import { changeAccount, endSessions, pendingTotpRemoved, sessionsEnded } from '#server/staff/users/change.ts';
import {
  linkFields,
  linkPaths,
  type LinkPurpose,
  type PasswordLinkPage,
} from '#contracts/staff/password-link.ts';
import { sql } from 'kysely';

/** Returns the purpose of the links to that path; undefined for any other path. */
export function findLinkPurpose(pathname: string): LinkPurpose | undefined {
  if (pathname === linkPaths.invitation) return 'invitation';
  return pathname === linkPaths.reset ? 'reset' : undefined;
}

/** Shows the page of a link, or sets the password. */
export async function handlePasswordLink(
  services: Services,
  request: Request,
  { purpose, requestId }: { purpose: LinkPurpose; requestId: string },
): Promise<Response> {
  const isPost = request.method === 'POST';
  const fields = isPost ? await readFields(request) : {};
  const { searchParams } = new URL(request.url);
  const given = isPost ? fields[linkFields.token] : searchParams.get(linkFields.token);
  const page = { purpose, token: textOf(given), requestId };
  const user = await findLinkedUser(services, purpose, page.token);
  if (!user) return answer(services, page, { state: 'void' }, 404);
  if (!isPost) return answer(services, page, openPage(user), 200);
  const response = await setPassword(services, page, user, fields);
  return response.ok ? rememberDevice(services, request, user, response) : response;
}

type Page = Pick<PasswordLinkPage, 'purpose' | 'token'> & { requestId: string };
type Shown = Omit<PasswordLinkPage, 'locale' | 'purpose' | 'token'>;

const openPage = ({ username, name }: LinkedUser): Shown => ({ state: 'open', username, name });

async function setPassword(services: Services, page: Page, user: LinkedUser, fields: Fields) {
  const read = readNewPassword(fields, user.username);
  if (read.problem !== undefined)
    return answer(services, page, { ...openPage(user), problem: read.problem }, 422);
  const isSet = await storePassword(
    services,
    page.purpose,
    user,
    await services.hashing(user.username, () => hashPassword(read.password)),
  );
  return isSet
    ? answer(services, page, { ...openPage(user), state: 'done' }, 200)
    : answer(services, page, { state: 'void' }, 404);
}

/** Makes the browser a known device, so that failed logins elsewhere cannot lock it out. */
async function rememberDevice(
  services: Services,
  request: Request,
  { username }: LinkedUser,
  response: Response,
): Promise<Response> {
  const { keys, known, cookie } = deviceOf(services, request, { username, address: '' });
  await forgiveAttempt(services.db, { ...keys, networks: [] }, known);
  return withCookies(response, [cookie]);
}

/**
 * Stores the password, ends all sessions and invalidates the link, so that a concurrent post fails.
 */
async function storePassword(
  { db, now }: Services,
  purpose: LinkPurpose,
  { userId, linkVersion }: LinkedUser,
  passwordHash: string,
): Promise<boolean> {
  const at = now();
  const isSet = await changeAccount(db, {
    userId,
    target: userId,
    action: purpose === 'invitation' ? 'invitation-accepted' : 'password-reset',
    at,
    statement: sql`
      update users set password_hash = ${passwordHash}, state = 'active', link_version = link_version + 1
      where id = ${userId} and link_version = ${linkVersion} and state = ${linkStates[purpose]} returning id`,
    more: [sessionsEnded(at), pendingTotpRemoved],
  });
  // Ends a session that a concurrent login with the old password has stored.
  if (isSet) await endSessions(userId, at).execute(db);
  return isSet;
}

function answer(services: Services, { requestId, ...page }: Page, shown: Shown, status: number) {
  return answerPage(services, 'password-link', { locale: 'nl', ...page, ...shown }, { status, requestId });
}
