/** Endpoints for logging in and out. */
import { roles, type Role } from '#domain/roles.ts';
import { formatDuration } from '#i18n/durations.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator, type Translate } from '#i18n/translate.ts';
import type { Handle } from '#server/http/by-method.ts';
import { answerJson, answerSeeOther, Refusal } from '#server/http/answers.ts';
import { checkPassword, type PasswordCheck } from '#server/accounts/check-password.ts';
import { deviceOf } from '#server/accounts/devices.ts';
import { describeDevice } from '#server/accounts/describe-device.ts';
import { secondStepCookie } from '#server/accounts/second-step.ts';
import { forgiveAttempt, storeSession } from '#server/accounts/login-store.ts';
import { guessLocale, requireSameOrigin, wantsPage } from '#server/http/checks.ts';
import {
  createSession,
  endedMarkerCookie,
  endedSessionCookie,
  findTokenHash,
  markerCookie,
  requireRole,
  revokeSession,
  sessionCookie,
} from '#server/accounts/sessions.ts';
import type { Services } from '#server/http/services.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { Visit } from '#server/forms/answers.ts';
import { answerRefused, readForm, type FormHandle } from '#server/forms/endpoint.ts';
import type { ReadSubmission } from '#server/forms/intake.ts';
import {
  findReturnPath,
  firstWarnedFailure,
  loginContract,
  maxLoginFailures,
  returnQuery,
  type Login,
  type LoginAccepted,
  type LoginPending,
  type SessionInfo,
} from '#contracts/login.ts';
import { randomUUID } from 'node:crypto';

/**
 * Logs in with username and password. Responds with JSON to a script, and with a page or a redirect
 * to a form post without JavaScript.
 */
export const handleLogin: FormHandle = async (services, request, context) => {
  const read = await readForm(loginContract, services, request, context);
  if (read instanceof Response) return read;
  const { visit, submission } = read;
  try {
    return await logIn(request, visit, submission);
  } catch (error) {
    return answerRefused(visit, context.ip, error);
  }
};

async function logIn(
  request: Request,
  { services, page, locale, requestId }: Visit,
  { answers, address }: ReadSubmission<Login>,
): Promise<Response> {
  const { username } = answers;
  const given = deviceOf(services, request, { username, address });
  const check = await checkPassword(services, given.keys, answers);
  if (check.outcome === 'wrong') throw wrong(check.failures, translator(locale));
  if (check.outcome === 'blocked') throw blocked(check, locale);
  const { role } = check;
  const user = { ...check, device: { ...given, keys: check.counted } };
  if (check.hasSecondFactor) return askSecondStep(services, request, { locale, page, requestId, ...user });
  const t = translator(locale);
  const started = await startSession(services, request, user);
  if (!started) throw wrong(1, t);
  const { loginTime, cookies } = started;
  const message = t('login.welcome', { role: t(`login.${role}`) });
  const body: LoginAccepted = { message, username, role, loginTime };
  const response = page
    ? await welcome(services, request, { locale, role, requestId })
    : answerJson(body, { requestId });
  return withCookies(response, cookies);
}

/** A user who gave the right password, with the device of the login. */
interface VerifiedUser {
  userId: number;
  /** The hash of the password that was checked. */
  passwordHash: string | null;
  /**
   * True for an account with a second factor; for a session, that factor must have been checked.
   */
  hasSecondFactor: boolean;
  device: ReturnType<typeof deviceOf>;
}

/**
 * Stores a session; returns its cookies, or undefined when the account has changed in the meantime.
 */
export async function startSession(
  services: Services,
  request: Request,
  { userId, passwordHash, hasSecondFactor, device }: VerifiedUser,
): Promise<{ loginTime: string; cookies: string[] } | undefined> {
  const { db, env } = services;
  const verified = { userId, passwordHash, hasSecondFactor, device: describeDevice(request) };
  const session = { ...createSession(services), ...verified };
  const earlier = findTokenHash(env, request);
  if (!(await storeSession(db, device.keys, device.known, session, earlier))) return undefined;
  const { shownName } = await db
    .selectFrom('users')
    .select('shownName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const cookies = [sessionCookie(env, session.token), device.cookie, markerCookie(env, shownName)];
  return { loginTime: session.createdAt.toISOString(), cookies };
}

/** Adds `Set-Cookie` headers to a response. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Sends a user with a second factor to the second step, after the right password. */
async function askSecondStep(
  services: Services,
  request: Request,
  { page, locale, requestId, device, ...user }: VerifiedUser & Pick<Visit, 'locale' | 'page' | 'requestId'>,
): Promise<Response> {
  await forgiveAttempt(services.db, device.keys, device.known);
  const next = pathTo('secondFactor', locale);
  const body: LoginPending = { message: translator(locale)('secondFactor.heading'), next };
  const response = page
    ? answerSeeOther(next + returnQuery(new URL(request.url).searchParams), requestId)
    : answerJson(body, { requestId });
  return withCookies(response, [secondStepCookie(services, user), device.cookie]);
}

/**
 * Redirects to the page that required the login, if any; otherwise responds with the welcome page.
 */
export async function welcome(
  services: Services,
  request: Request,
  { locale, role, requestId }: { locale: Locale; role: Role; requestId: string },
): Promise<Response> {
  const returnPath = findReturnPath(new URL(request.url).searchParams);
  if (returnPath) return answerSeeOther(returnPath, requestId);
  return answerPage(services, 'login', { locale, welcomed: role }, { status: 200, requestId });
}

/** Ends the session on the server and in the browser; also succeeds without a session. */
export const handleLogout: Handle = async (services, request) => {
  requireSameOrigin(request, services.env.siteUrl);
  await revokeSession(services, request);
  const requestId = randomUUID();
  const locale = guessLocale(request);
  const response = wantsPage(request)
    ? answerSeeOther(pathTo('login', locale), requestId)
    : answerJson({ message: translator(locale)('login.loggedOut') }, { requestId });
  return withCookies(response, [endedSessionCookie(services.env), endedMarkerCookie(services.env)]);
};

/** Responds with the user of the session, or rejects with 401. */
export const showSession: Handle = async (services, request) => {
  const { username, role, createdAt } = await requireRole(services, request, roles);
  const body: SessionInfo = { username, role, loginTime: createdAt.toISOString() };
  return answerJson(body);
};

function wrong(failures: number, t: Translate): Refusal {
  const titles = ['login.attempt1', 'login.attempt2', 'login.attempt3'] as const;
  const title = t(titles[failures - 1] ?? 'login.failureTitle');
  const messageKey = failures < firstWarnedFailure ? 'login.wrong' : 'login.wrongWarned';
  return new Refusal(401, messageKey, { parameters: { max: maxLoginFailures }, details: { title } });
}

function blocked({ secondsLeft, isPaused }: Extract<PasswordCheck, { outcome: 'blocked' }>, locale: Locale) {
  return new Refusal(429, isPaused ? 'login.paused' : 'login.blocked', {
    parameters: {
      max: maxLoginFailures,
      minutes: Math.ceil(secondsLeft / 60),
      wait: formatWait(secondsLeft, locale),
    },
    headers: { 'retry-after': String(secondsLeft) },
    details: { title: translator(locale)('login.failureTitle') },
  });
}

function formatWait(seconds: number, locale: Locale): string {
  return seconds < 60
    ? formatDuration(seconds, 'second', locale)
    : formatDuration(Math.ceil(seconds / 60), 'minute', locale);
}
