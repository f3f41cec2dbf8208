/**
 * Answers every address of the workspace. Whoever is not logged in is sent to log in and comes
 * back, with what they had written; what somebody may not do is refused before it is read.
 */
import { isAllowed, type Permission } from '#domain/staff/permissions.ts';
import { translator } from '#i18n/translate.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { Refusal } from '#server/http/answers.ts';
import { readFields } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import type { Handle } from '#server/http/endpoint.ts';
import { toRefusal } from '#server/http/failures.ts';
import { answerStaffPage } from '#server/staff/answers.ts';
import { answerEnded, answerOther, findAction } from '#server/staff/ended.ts';
import { isFormOf } from '#server/staff/form-token.ts';
import { findLinkPurpose, handlePasswordLink } from '#server/staff/users/password-link.ts';
import { findStaffRoute } from '#server/staff/routes.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
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
  if (!session) return answerEnded(services, request, requestId);
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
  const action = findAction(route, fields);
  if (!action) throw unreadable();
  requirePermission(visit, action.permission);
  if (!isFormOf(services.env.validSecrets, session.id, fields))
    return answerOther(visit, action, { route, fields });
  const response = await action.act(visit, fields);
  context.waitUntil(services.deliverMail());
  return response;
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
