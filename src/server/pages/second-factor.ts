/** The page of the second login step. Without a pending login, it redirects to the first step. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { recordLogin } from '#server/accounts/login-events.ts';
import { startSession, welcome, withCookies } from '#server/accounts/login.ts';
import { checkFactor, type FactorCheck } from '#server/accounts/second-factor/check.ts';
import { proofOptions } from '#server/accounts/second-factor/passkeys.ts';
import { endedSecondStepCookie, findPendingLogin } from '#server/accounts/second-step.ts';
import { answerSeeOther, type AnswerOptions, type EndpointContext } from '#server/http/answers.ts';
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
  if (!user) return answerSeeOther(backToLogin(visit), visit.requestId);
  return answer(services, visit, { status: 200 }, await proofOptions(services, user.userId));
};

/** Handles the forms of the page; a correct answer logs the user in. */
export async function takeSecondStep(services: Services, visit: PageVisit, { ip: address }: EndpointContext) {
  const { request, locale, requestId } = visit;
  requireSameOrigin(request, services.env.siteUrl);
  const fields = await readFields(request);
  const user = await findPendingLogin(services, request);
  if (!user) return answerSeeOther(backToLogin(visit), requestId);
  try {
    const check = await checkFactor(services, { ...user, request, address }, fields);
    if (check.outcome !== 'right')
      return await answer(services, visit, explain(check, locale), await proofOptions(services, user.userId));
    await recordLogin(services, { userId: user.userId, failures: 0 }, 'right');
    const verified = { ...user, hasSecondFactor: true, device: check.device };
    const started = await startSession(services, request, verified);
    if (!started) return answerSeeOther(backToLogin(visit), requestId);
    const response = await welcome(services, request, { locale, role: user.role, requestId });
    return withCookies(response, [...started.cookies, endedSecondStepCookie(services)]);
  } catch (error) {
    const { status, headers } = toRefusal(error, services.log, { event: 'second step failed', requestId });
    return answer(services, visit, { status, headers, problem: translator(locale)('login.error') });
  }
}

function backToLogin({ locale, url }: PageVisit): string {
  return pathTo('login', locale) + returnQuery(url.searchParams);
}

type Shown = Omit<AnswerOptions, 'requestId'> & { problem?: string };

function answer(
  services: Services,
  { locale, requestId, url }: PageVisit,
  { problem, ...options }: Shown,
  passkeyOptions?: string,
): Promise<Response> {
  const view = { locale, problem, passkeyOptions, query: returnQuery(url.searchParams) };
  return answerPage(services, 'secondFactor', view, { ...options, requestId });
}

function explain(refused: Exclude<FactorCheck, { outcome: 'right' }>, locale: Locale): Shown {
  const t = translator(locale);
  if (refused.outcome === 'wrong') return { status: 401, problem: t('secondFactor.wrong') };
  const { secondsLeft } = refused;
  const minutes = Math.ceil(secondsLeft / 60);
  const problem = t('login.blocked', { max: maxLoginFailures, minutes });
  return { status: 429, problem, headers: { 'retry-after': String(secondsLeft) } };
}
