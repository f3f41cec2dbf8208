/**
 * Answers every address of the workspace. Whoever is not logged in is sent to log in and comes
 * back; what somebody may not do is refused before anything of it is read.
 */
import { isAllowed, type Permission } from '#domain/staff/permissions.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { endedMarkerCookie, findSession } from '#server/accounts/sessions.ts';
import { answerSeeOther, Refusal } from '#server/http/answers.ts';
import { readFields, textOf } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import type { Handle } from '#server/http/endpoint.ts';
import { toRefusal } from '#server/http/failures.ts';
import { answerStaffPage, staffHeaders } from '#server/staff/answers.ts';
import { requireFormToken } from '#server/staff/form-token.ts';
import { findLinkPurpose, handlePasswordLink } from '#server/staff/users/password-link.ts';
import { findStaffRoute } from '#server/staff/routes.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import { returnParameter } from '#submissions/login.ts';
import { staffFields } from '#submissions/staff/frame.ts';
import { randomUUID } from 'node:crypto';

/** Shows a page of the workspace, or does what a form of it asks. */
export const handleStaff: Handle = async (services, request, context) => {
  const url = new URL(request.url);
  const isPost = request.method === 'POST';
  if (isPost) requireSameOrigin(request, services.env.siteUrl);
  const requestId = randomUUID();
  const purpose = findLinkPurpose(url.pathname);
  if (purpose) return handlePasswordLink(services, request, { purpose, requestId });
  const session = await findSession(services, request);
  if (!session) {
    // Pages must not go on to show a name that no longer opens anything.
    const headers = { ...staffHeaders, 'set-cookie': endedMarkerCookie() };
    return answerSeeOther(loginPath(url, isPost), requestId, headers);
  }
  const found = findStaffRoute(url.pathname);
  const visit: StaffVisit = {
    services,
    request,
    context,
    session,
    url,
    params: found?.params ?? {},
    requestId,
  };
  try {
    if (!found) throw new Refusal(404, 'notFound.heading');
    return await answerRoute(visit, found.route);
  } catch (error) {
    return answerProblem(visit, error);
  }
};

/** Where to log in; after a form that came too late the page that held it is where to come back. */
function loginPath({ pathname, search }: URL, isPost: boolean): string {
  const back = new URLSearchParams({ [returnParameter]: pathname + (isPost ? '' : search) });
  return `${pathTo('login', 'nl')}?${back.toString()}`;
}

async function answerRoute(visit: StaffVisit, route: StaffRoute): Promise<Response> {
  requirePermission(visit, route.permission);
  if (visit.url.href.includes('%00')) throw unreadable();
  switch (visit.request.method) {
    case 'GET':
    case 'HEAD':
      return route.show(visit);
    case 'POST':
      return act(visit, route);
    default:
      throw new Refusal(405, 'answers.methodNotAllowed', { headers: { allow: 'GET, HEAD, POST' } });
  }
}

/** A name that is no action of the page is refused as one that is not allowed would be. */
async function act(visit: StaffVisit, route: StaffRoute): Promise<Response> {
  const { services, request, session, context } = visit;
  const fields = await readFields(request, route.fileField);
  if (Object.entries(fields).some((field) => field.some(hasNul))) throw unreadable();
  requireFormToken(services.env.validSecrets, session.id, fields);
  const action = new Map(Object.entries(route.actions)).get(textOf(fields[staffFields.action]));
  if (!action) throw unreadable();
  requirePermission(visit, action.permission);
  const response = await action.act(visit, fields);
  context.waitUntil(services.deliverMail());
  return response;
}

/** No form of ours sends one, and PostgreSQL has no text with one. */
function hasNul(value: unknown): boolean {
  return textOf(value).includes('\u0000');
}

function unreadable(): Refusal {
  return new Refusal(400, 'answers.unreadable');
}

function requirePermission({ session }: StaffVisit, permission: Permission): void {
  if (!isAllowed(session.role, permission)) throw new Refusal(403, 'login.roleRequired');
}

const titles: Readonly<Record<number, string>> = {
  403: 'Dit mag uw rol niet',
  404: 'Niet gevonden',
  409: 'Er is intussen iets veranderd',
  422: 'Dit klopt nog niet',
  503: 'De database is even niet bereikbaar',
};

function answerProblem(visit: StaffVisit, error: unknown): Promise<Response> {
  const { services, requestId } = visit;
  const refusal = toRefusal(error, services.log, { event: 'staff page failed', requestId });
  const { status, headers, messageKey, parameters } = refusal;
  const title = titles[status] ?? 'Dat ging niet goed';
  const text = translator('nl')(messageKey, parameters);
  return answerStaffPage(visit, 'problem', { title, text }, { status, headers });
}
