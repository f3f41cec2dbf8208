/** Responses of the workspace: pages, redirects and files. */
import { isAllowed } from '#domain/staff/permissions.ts';
import { readHealth } from '#server/health/health.ts';
import { describeProblem } from '#server/health/problems.ts';
import { answerFile, answerHtml, answerSeeOther, type AnswerOptions } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';
import { formToken } from '#server/staff/form-token.ts';
import { countWaiting } from '#server/staff/queue/list.ts';
import { readDecided } from '#server/staff/requests/decided.ts';
import type { PageOptions, StaffVisit } from '#server/staff/visit.ts';
import {
  addParameter,
  decidedParameter,
  doneParameter,
  type StaffFrame,
  type Waiting,
} from '#contracts/staff/frame.ts';
import { sumOf } from '#contracts/staff/queue.ts';
import { onDemandStaffPath, type StaffPageName, type StaffPages } from '#contracts/staff/pages.ts';

/**
 * Headers that keep pages out of caches and search engines, and that keep their URLs from other
 * sites.
 */
export const staffHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Responds with a workspace page: its own data and the frame that all pages share. */
export async function answerStaffPage<Name extends StaffPageName>(
  visit: StaffVisit,
  name: Name,
  view: Omit<StaffPages[Name], keyof StaffFrame>,
  { status = 200, problem = visit.problem, wrong, decided, headers }: PageOptions = {},
): Promise<Response> {
  const { services, requestId } = visit;
  const frame = await readFrame(visit);
  const page = { ...view, ...frame, problem, wrong, decided: decided ?? frame.decided } as StaffPages[Name];
  return answerPage(services, name, page, { status, requestId, headers });
}

/** Responds with a page from the given data only, so that it can be shown without a session. */
export async function answerPage<Name extends StaffPageName>(
  { renderPage }: Services,
  name: Name,
  view: StaffPages[Name],
  options: AnswerOptions,
): Promise<Response> {
  // The renderer cannot infer the type from the name.
  const page = await renderPage(onDemandStaffPath(name), view as never);
  return answerHtml(page.body, { ...options, headers: { ...staffHeaders, ...options.headers } });
}

/**
 * Redirects to a page that confirms the action; `done` is a code for `findDoneText`, and `id` is
 * the id of the element to scroll to.
 */
export function answerDone({ requestId }: StaffVisit, path: string, done: string, id?: string): Response {
  const fragment = id === undefined ? '' : `#${id}`;
  return answerSeeOther(addParameter(path, doneParameter, done) + fragment, requestId, staffHeaders);
}

/** Responds with a file; `headers` must include its content type. */
export function answerStaffFile(
  { requestId }: StaffVisit,
  body: Parameters<typeof answerFile>[0],
  headers: Record<string, string>,
): Response {
  return answerFile(body, { requestId, headers: { ...staffHeaders, ...headers } });
}

async function readFrame(visit: StaffVisit): Promise<StaffFrame> {
  const { services, session, url } = visit;
  const [alarms, waiting, decided] = await Promise.all([
    listAlarms(visit),
    countAll(visit).catch(() => undefined),
    readDecided(visit).catch(() => undefined),
  ]);
  return {
    locale: 'nl',
    userId: session.userId,
    userName: session.name,
    role: session.role,
    path: url.pathname,
    address: addressOf(url),
    formToken: formToken(services.env.appSecret, session.id),
    now: services.now(),
    alarms,
    waiting,
    done: url.searchParams.get(doneParameter) ?? undefined,
    decided,
  };
}

/**
 * Returns the path and the query without the parameters that confirm an action, so that a form
 * posted to the result does not confirm that action again.
 */
function addressOf({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams);
  kept.delete(doneParameter);
  kept.delete(decidedParameter);
  const query = kept.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

async function listAlarms({ services, session }: StaffVisit): Promise<string[]> {
  if (!isAllowed(session.role, 'health.read')) return [];
  const health = await readHealth(services);
  return health.problems.map((problem) => describeProblem(problem, health, services.now()));
}

/** Counts the waiting and overdue requests of all kinds that the role sees. */
export async function countAll({ services: { db, now }, session }: StaffVisit): Promise<Waiting> {
  return sumOf(await countWaiting(db, session.role, now()));
}
