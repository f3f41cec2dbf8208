/**
 * Handles all URLs of the workspace. Without a session, only the pages of password links are
 * served. Other requests are redirected to the login, which leads back, or get a page that keeps
 * what was typed. The permission for a page is checked before its form is read.
 */
import { isAllowed, type Permission } from '#domain/staff/permissions.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { Refusal } from '#server/http/answers.ts';
import { readFields } from '#server/http/body.ts';
import { requireSameOrigin } from '#server/http/checks.ts';
import type { Handle } from '#server/http/by-method.ts';
import { toRefusal } from '#server/http/failures.ts';
import type { Services } from '#server/http/services.ts';
import { answerPage, answerStaffPage } from '#server/staff/answers.ts';
import { answerExpiredSession, answerOtherSession, listWritten } from '#server/staff/ended.ts';
import { isFormOf } from '#server/staff/form-token.ts';
import { findLinkPurpose, handlePasswordLink } from '#server/staff/users/password-link.ts';
import { findAction, findStaffRoute } from '#server/staff/routes.ts';
import type { StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import type { WrittenText } from '#contracts/staff/ended.ts';
import { randomUUID } from 'node:crypto';

/** Shows a page of the workspace, or performs the action of its form. */
export const handleStaff: Handle = async (services, request, context) => {
  const requestId = randomUUID();
  try {
    if (request.method === 'POST') requireSameOrigin(request, services.env.siteUrl);
    const purpose = findLinkPurpose(new URL(request.url).pathname);
    if (purpose) return await handlePasswordLink(services, request, { purpose, requestId });
    const session = await findSession(services, request);
    if (!session) return await answerExpiredSession(services, request, requestId);
    return await answerVisit({ services, request, context, session, requestId });
  } catch (error) {
    const { status, headers, ...words } = describe(services, error, requestId);
    return answerPage(services, 'refused', { locale: 'nl', ...words }, { status, headers, requestId });
  }
};

async function answerVisit(known: Omit<StaffVisit, 'params' | 'url'>): Promise<Response> {
  const url = new URL(known.request.url);
  const found = findStaffRoute(url.pathname);
  const visit: StaffVisit = { ...known, url, params: found?.params ?? {} };
  try {
    if (!found) throw new Refusal(404, 'notFound.heading');
    return await answerRoute(visit, found.route);
  } catch (error) {
    return answerProblem(visit, error);
  }
}

/** Shows an error within the workspace, with the typed text if given. */
function answerProblem(visit: StaffVisit, error: unknown, written?: WrittenText[]): Promise<Response> {
  const { status, headers, ...words } = describe(visit.services, error, visit.requestId);
  return answerStaffPage(visit, 'problem', { ...words, written }, { status, headers });
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

/** Performs the action that the form names; rejects an unknown one with 400. */
async function act(started: StaffVisit, route: StaffRoute): Promise<Response> {
  const { services, request, context, requestId } = started;
  const fields = await readFields(request, route.fileField);
  // A session may end while a body arrives, which may take minutes.
  const session = await findSession(services, request);
  if (!session) return answerExpiredSession(services, request, requestId, fields);
  const visit = { ...started, session };
  const action = findAction(route, fields);
  if (!action) throw unreadable();
  requirePermission(visit, action.permission);
  if (!isFormOf(services.env.validSecrets, session.id, fields))
    return answerOtherSession(visit, action, { route, fields });
  try {
    const response = await action.act(visit, fields);
    context.waitUntil(services.deliverMail());
    return response;
  } catch (error) {
    return answerProblem(visit, error, action.redisplay && listWritten(action.redisplay, fields));
  }
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
  503: 'Dit lukt nu even niet',
};
/** Titles by message key, for messages that do not fit the title of their status. */
const ownTitles: Partial<Record<MessageKey, string>> = {
  'answers.forbidden': 'Dit komt niet van deze site',
};
const missingText = 'Dit bestaat niet (meer), of uw rol mag het niet zien.';
const faultText = 'Probeer het over een minuut opnieuw. Wat u net verstuurde, is misschien niet bewaard.';

/** Describes an error for a page, and logs it when it is unexpected. */
function describe({ log }: Services, error: unknown, requestId: string) {
  const refusal = toRefusal(error, log, { event: 'staff page failed', requestId });
  const { status, headers, messageKey, parameters } = refusal;
  const title = ownTitles[messageKey] ?? titles[status] ?? 'Dat ging niet goed';
  const known = status === 404 ? missingText : translator('nl')(messageKey, parameters);
  return { status, headers, title, text: status < 500 ? known : faultText };
}
