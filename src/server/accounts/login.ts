/**
 * Logging in and out. Who may not log in learns neither by words nor by time whether the account
 * exists.
 */
import { roles, type Role } from '#domain/roles.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator, type Translate } from '#i18n/translate.ts';
import type { Handle } from '#server/http/endpoint.ts';
import { answerJson, answerSeeOther, Refusal } from '#server/http/answers.ts';
import { checkPassword, type PasswordCheck } from '#server/accounts/check-password.ts';
import { deviceOf } from '#server/accounts/devices.ts';
import { storeSession } from '#server/accounts/login-store.ts';
import { guessLocale, requireSameOrigin, wantsPage } from '#server/http/checks.ts';
import {
  createSession,
  endedSessionCookie,
  findTokenHash,
  requireRole,
  revokeSession,
  sessionCookie,
} from '#server/accounts/sessions.ts';
import type { Services } from '#server/services.ts';
import { answerPage } from '#server/pages/render.ts';
import { handleAnswers, type FormHandle } from '#server/forms/endpoint.ts';
import type { ReadableForm } from '#server/forms/form.ts';
import {
  findReturnPath,
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

/**
 * Takes a name and a password, and gives a session: to the island with a welcome, to a form post
 * on the page of a welcome.
 */
export const handleLogin: FormHandle = (services, request, context) =>
  handleAnswers(loginForm, services, request, context, async (visit, { answers, address }) => {
    const { page, locale, requestId } = visit;
    const t = translator(locale);
    const device = deviceOf(services, request, { username: answers.username, address });
    const check = await checkPassword(services, device.keys, answers);
    if (check.outcome !== 'right') throw refuse(check, t);
    const { userId, role } = check;
    const session = createSession(services);
    const earlier = findTokenHash(services.env, request);
    await storeSession(services.db, device.keys, device.known, { ...session, userId }, earlier);
    const loginTime = session.createdAt.toISOString();
    const message = t('login.welcome', { role: t(`login.${role}`) });
    const body: LoginAccepted = { message, username: answers.username, role, loginTime };
    const response = page
      ? await welcome(services, request, { locale, role, requestId })
      : answerJson(body, { status: 200, requestId });
    response.headers.append('set-cookie', sessionCookie(services.env, session.token));
    response.headers.append('set-cookie', device.cookie);
    return response;
  });

/** Sends a form post to the page that asked for the login, or else answers with a welcome. */
async function welcome(
  services: Services,
  request: Request,
  { locale, role, requestId }: { locale: Locale; role: Role; requestId: string },
): Promise<Response> {
  const returnPath = findReturnPath(new URL(request.url).searchParams);
  if (returnPath) return answerSeeOther(returnPath, requestId);
  return answerPage(services, 'login', { locale, welcomed: role }, { status: 200, requestId });
}

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
  const { username, role, createdAt } = await requireRole(services, request, roles);
  const body: SessionInfo = { username, role, loginTime: createdAt.toISOString() };
  return answerJson(body, { status: 200, requestId: randomUUID() });
};

function refuse(check: Exclude<PasswordCheck, { outcome: 'right' }>, t: Translate): Refusal {
  return check.outcome === 'wrong' ? wrong(check.failures, t) : blocked(check.secondsLeft, t);
}

function wrong(failures: number, t: Translate): Refusal {
  const titles = ['login.attempt1', 'login.attempt2', 'login.attempt3'] as const;
  const title = t(titles[failures - 1] ?? 'login.failureTitle');
  const messageKey = failures < firstWarnedFailure ? 'login.wrong' : 'login.wrongWarned';
  return new Refusal(401, messageKey, { parameters: { max: maxLoginFailures }, details: { title } });
}

function blocked(secondsLeft: number, t: Translate): Refusal {
  return new Refusal(429, 'login.blocked', {
    parameters: { max: maxLoginFailures, minutes: Math.ceil(secondsLeft / 60) },
    headers: { 'retry-after': String(secondsLeft) },
    details: { title: t('login.failureTitle') },
  });
}
