/**
 * Logging in and out. Who may not log in learns neither by words nor by time whether the account
 * exists.
 */
import { visitorAddress } from '#domain/internet-address.ts';
import { roles, type Role } from '#domain/roles.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator, type Translate } from '#i18n/translate.ts';
import type { Handle } from '#server/http/endpoint.ts';
import { answerJson, answerSeeOther, Refusal } from '#server/http/answers.ts';
import { countLogin, storeSession, type Attempt, type AttemptKeys } from '#server/accounts/login-store.ts';
import { guessLocale, requireSameOrigin, wantsPage } from '#server/http/checks.ts';
import type { Services } from '#server/services.ts';
import {
  createSession,
  endedSessionCookie,
  findTokenHash,
  requireRole,
  revokeSession,
  sessionCookie,
} from '#server/accounts/sessions.ts';
import { sign } from '#server/signatures.ts';
import { handleAnswers, type FormHandle } from '#server/forms/endpoint.ts';
import type { ReadableForm } from '#server/forms/form.ts';
import {
  firstWarnedFailure,
  loginContract,
  maxLoginFailures,
  type Login,
  type LoginAccepted,
  type SessionInfo,
} from '#submissions/login.ts';
import { randomUUID } from 'node:crypto';

export const loginForm: ReadableForm<Login> = {
  ...loginContract,
  summary: 'Log in',
  failureTitleKey: 'login.errorTitle',
  failureKey: 'login.error',
};

interface User {
  userId: number;
  role: Role;
}

/**
 * Takes a name and a password, and gives a session: to the island with a welcome, to a form post
 * with the home page.
 */
export const handleLogin: FormHandle = (services, request, context) =>
  handleAnswers(loginForm, services, request, context, async (visit, { answers, address }) => {
    const { page, locale, requestId } = visit;
    const t = translator(locale);
    const keys = attemptKeys(services, answers.username, address);
    const user = await checkPassword(services, keys, answers, t);
    const session = createSession(services);
    const earlier = findTokenHash(services.env, request);
    await storeSession(services.db, keys, { ...session, userId: user.userId }, earlier);
    const headers = { 'set-cookie': sessionCookie(services.env, session.token) };
    if (page) return answerSeeOther(pathTo('home', locale), requestId, headers);
    const message = t('login.welcome', { role: t(`login.${user.role}`) });
    const body: LoginAccepted = { message, username: answers.username, role: user.role };
    return answerJson(body, { status: 200, requestId, headers });
  });

/** Ends the session on the server and in the browser; also succeeds when there was none. */
export const handleLogout: Handle = async (services, request) => {
  requireSameOrigin(request, services.env.siteUrl);
  await revokeSession(services, request);
  const requestId = randomUUID();
  const locale = guessLocale(request);
  const headers = { 'set-cookie': endedSessionCookie(services.env) };
  if (wantsPage(request)) return answerSeeOther(pathTo('login', locale), requestId, headers);
  return answerJson({ message: translator(locale)('login.loggedOut') }, { status: 200, requestId, headers });
};

/** Tells who is logged in, or refuses with 401. */
export const showSession: Handle = async (services, request) => {
  const { username, role } = await requireRole(services, request, roles);
  const body: SessionInfo = { username, role };
  return answerJson(body, { status: 200, requestId: randomUUID() });
};

function attemptKeys({ env: { appSecret } }: Services, username: string, address: string): AttemptKeys {
  return {
    account: sign(appSecret, 'login-account', [username]),
    address: sign(appSecret, 'login-address', [visitorAddress(address)]),
  };
}

/**
 * The account, when the password is its own; else refuses. An unknown account costs the same query
 * and the same hash.
 */
async function checkPassword(
  { db, now, isPassword, dummyHash }: Services,
  keys: AttemptKeys,
  { username, password }: Login,
  t: Translate,
): Promise<User> {
  const attempt = await countLogin(db, keys, username, now());
  if (attempt.failures > maxLoginFailures) throw blocked(attempt, now(), t);
  const isRight = await isPassword(password, attempt.passwordHash ?? dummyHash);
  if (attempt.userId === null || !isRight) {
    throw attempt.failures < maxLoginFailures ? wrong(attempt, t) : blocked(attempt, now(), t);
  }
  // A check of the table admits these roles only.
  return { userId: attempt.userId, role: attempt.role as Role };
}

function wrong({ failures }: Attempt, t: Translate): Refusal {
  const titles = ['login.attempt1', 'login.attempt2', 'login.attempt3'] as const;
  const title = t(titles[failures - 1] ?? 'login.failureTitle');
  const messageKey = failures < firstWarnedFailure ? 'login.wrong' : 'login.wrongWarned';
  return new Refusal(401, messageKey, { parameters: { max: maxLoginFailures }, details: { title } });
}

function blocked({ blockedUntil }: Attempt, now: Date, t: Translate): Refusal {
  const secondsLeft = Math.max(1, Math.ceil(((blockedUntil ?? now).getTime() - now.getTime()) / 1000));
  return new Refusal(429, 'login.blocked', {
    parameters: { max: maxLoginFailures, minutes: Math.ceil(secondsLeft / 60) },
    headers: { 'retry-after': String(secondsLeft) },
    details: { title: t('login.failureTitle') },
  });
}
