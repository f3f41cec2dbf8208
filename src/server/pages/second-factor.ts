/** The page of the second login step; redirects to the first step without a pending login. */
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { recordLogin } from '#server/accounts/login-events.ts';
import { startSession, welcome, withCookies } from '#server/accounts/login.ts';
import { checkFactor, type FactorCheck } from '#server/accounts/second-factor/check.ts';
import { proofOptions } from '#server/accounts/second-factor/passkeys.ts';
import { endedSecondStepCookie, findPendingLogin, type PendingLogin } from '#server/accounts/second-step.ts';
import { answerSeeOther, type EndpointContext } from '#server/http/answers.ts';
import { readFields } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import { toRefusal } from '#server/http/failures.ts';
import { answerPage } from '#server/rendering/answer-page.ts';
import type { PageVisit, ShowPage } from '#server/pages/visit.ts';
import type { Services } from '#server/http/services.ts';
import { maxLoginFailures, returnQuery } from '#contracts/login.ts';

/** Asks for the code or the passkey. */
export const showSecondFactor: ShowPage = async (services, visit) => {
  const user = await findPendingLogin(services, visit.request);
  return user ? answer(services, visit, user) : answerSeeOther(backToLogin(visit), visit.requestId);
};

/** Handles the page's forms; a correct answer logs the user in. */
export async function takeSecondStep(services: Services, visit: PageVisit, { ip: address }: EndpointContext) {
  const { request, locale, requestId } = visit;
  requireSameOrigin(request, services.env.siteUrl);
  const fields = await readFields(request);
  const user = await findPendingLogin(services, request);
  if (!user) return answerSeeOther(backToLogin(visit), requestId);
  try {
    const check = await checkFactor(services, { ...user, request, address }, fields);
    if (check.outcome !== 'right') return await answer(services, visit, user, check);
    await recordLogin(services, { userId: user.userId, failures: 0 }, 'right');
    const { cookies } = await startSession(services, request, { ...user, device: check.device });
    const response = await welcome(services, request, { locale, role: user.role, requestId });
    return withCookies(response, [...cookies, endedSecondStepCookie(services)]);
  } catch (error) {
    const { status, headers } = toRefusal(error, services.log, { event: 'second step failed', requestId });
    return answer(services, visit, user, undefined, { status, headers });
  }
}

function backToLogin({ locale, url }: PageVisit): string {
  return pathTo('login', locale) + returnQuery(url.searchParams);
}

type Refused = Exclude<FactorCheck, { outcome: 'right' }>;

async function answer(
  services: Services,
  { locale, requestId, url }: PageVisit,
  { userId }: PendingLogin,
  refused?: Refused,
  failure?: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const t = translator(locale);
  const problem = failure ? t('login.error') : refused && problemOf(refused, t);
  const passkeyOptions = failure ? undefined : await proofOptions(services, userId);
  const view = { locale, problem, passkeyOptions, query: returnQuery(url.searchParams) };
  const retry: Record<string, string> =
    refused?.outcome === 'blocked' ? { 'retry-after': String(refused.secondsLeft) } : {};
  const status = failure?.status ?? (refused ? (refused.outcome === 'blocked' ? 429 : 401) : 200);
  return answerPage(services, 'secondFactor', view, {
    status,
    requestId,
    headers: { ...retry, ...failure?.headers },
  });
}

function problemOf(refused: Refused, t: ReturnType<typeof translator>): string {
  if (refused.outcome === 'wrong') return t('secondFactor.wrong');
  const minutes = Math.ceil(refused.secondsLeft / 60);
  return t('login.blocked', { max: maxLoginFailures, minutes });
}
