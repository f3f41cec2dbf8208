/**
 * Responds to requests without a valid session, and to forms of an earlier session. Typed text is
 * returned in the body of the response only; it is neither stored nor put into a URL.
 */
import { pathTo } from '#paths';
import { endedMarkerCookie } from '#server/accounts/sessions.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { answerSeeOther, type AnswerOptions } from '#server/http/answers.ts';
import { readFirstTexts, textOf, type Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import { answerPage, staffHeaders } from '#server/staff/answers.ts';
import { findAction, findStaffRoute } from '#server/staff/routes.ts';
import type { Redisplay, StaffAction, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { returnParameter } from '#contracts/login.ts';
import type { EndedPage, WrittenText } from '#contracts/staff/ended.ts';
import { staffFields } from '#contracts/staff/frame.ts';

/**
 * Redirects to the login, which returns to the page. When a form with typed text was sent, responds
 * instead with a page that can send that text again. `sent` has the fields of the form if they were
 * already read.
 */
export async function answerExpiredSession(
  services: Services,
  request: Request,
  requestId: string,
  sent?: Fields,
) {
  const url = new URL(request.url);
  // Public pages must not keep showing the name of a user whose session has expired.
  const headers = { 'set-cookie': endedMarkerCookie(services.env) };
  const isPost = request.method === 'POST';
  const kept = isPost && (await answerWithText(services, request, { status: 401, requestId, headers }, sent));
  return kept || answerSeeOther(loginPath(url, isPost), requestId, { ...staffHeaders, ...headers });
}

/**
 * Returns the URL of the login page, with the URL to return to. After a POST that URL has no query.
 */
function loginPath({ pathname, search }: URL, isPost: boolean): string {
  const back = new URLSearchParams({ [returnParameter]: pathname + (isPost ? '' : search) });
  return `${pathTo('login', 'nl')}?${back.toString()}`;
}

/** Responds with a page that has the typed text; returns undefined when there is none. */
async function answerWithText(services: Services, request: Request, options: AnswerOptions, read?: Fields) {
  const { pathname } = new URL(request.url);
  const route = findStaffRoute(pathname)?.route;
  if (!route || !Object.values(route.actions ?? {}).some(({ redisplay }) => redisplay)) return undefined;
  // Reads at most 64 KiB, even of a form with a file, because the sender is not authenticated.
  const fields = read ?? (await readFirstTexts(request, route.fileField).catch((): Fields => ({})));
  const redisplay = findAction(route, fields)?.redisplay;
  const sent = redisplay ? splitFields(redisplay, fields) : undefined;
  if (!sent?.written.some(({ value }) => value.trim())) return undefined;
  const page = { locale: 'nl' as const, path: pathname, isUpload: route.fileField !== undefined };
  return answerPage(services, 'ended', { ...page, ...sent }, options);
}

/**
 * Separates the typed texts from the other values. Omits the token of the expired session, so that
 * posting the values again shows the filled-in form and performs no action.
 */
function splitFields(redisplay: Redisplay, fields: Fields): Pick<EndedPage, 'hidden' | 'written'> {
  const sent = redisplayValues(redisplay.schema, fields);
  const chosen = Object.entries(sent).filter(([name]) => !Object.hasOwn(redisplay.labels, name));
  const hidden = { [staffFields.action]: textOf(fields[staffFields.action]), ...Object.fromEntries(chosen) };
  return { written: listWritten(redisplay, fields), hidden };
}

/** Lists the typed texts of a form. */
export function listWritten({ labels, schema }: Redisplay, fields: Fields): WrittenText[] {
  const sent = redisplayValues(schema, fields);
  return Object.entries(labels).map(([name, label]) => ({ name, label, value: sent[name] ?? '' }));
}

/**
 * Responds to a form of an earlier session with its page and the typed text, and performs no
 * action.
 */
export async function answerOtherSession(
  visit: StaffVisit,
  { redisplay }: StaffAction,
  { route, fields }: { route: StaffRoute; fields: Fields },
): Promise<Response> {
  const hasText = redisplay && Object.keys(redisplay.labels).length > 0;
  const [status, problem] = [403, hasText ? writtenProblem : otherProblem];
  if (redisplay) return redisplay.show(visit, fields, { status, problem });
  const { body, headers } = await route.show({ ...visit, problem });
  return new Response(body, { status, headers });
}

const since = 'U hebt opnieuw ingelogd sinds deze pagina werd geopend.';
const writtenProblem = `${since} Er is nog niets bewaard of verstuurd. Uw tekst staat er nog: kijk hem na en kies de knop nog een keer.`;
const otherProblem = `${since} Er is nog niets gewijzigd. Hieronder staat hoe het nu is.`;
