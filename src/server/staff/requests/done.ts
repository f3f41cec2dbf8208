/** Redirects after a request was changed. The query has the code of the confirmation. */
import { answerDone } from '#server/staff/answers.ts';
import { isSuppressed } from '#server/staff/requests/draft-reply.ts';
import { findNeighbours } from '#server/staff/queue/neighbours.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { addParameter, decidedParameter } from '#contracts/staff/frame.ts';
import { parseQueueView, queuePath } from '#contracts/staff/queue.ts';
import { listParameter, requestPath, requestPathIn, type RequestView } from '#contracts/staff/request.ts';

/** Redirects to the page of a request, keeping the view from which it was opened. */
export function answerOnRequest(visit: StaffVisit, reference: string, done: string): Response {
  const { searchParams } = visit.url;
  const path = searchParams.has(listParameter)
    ? requestPathIn(parseQueueView(searchParams), reference)
    : requestPath(reference);
  return answerDone(visit, path, done);
}

/**
 * Returns `done`, the code of an action that mails the customer, with a suffix if no mail can be
 * sent.
 */
export async function mailedCode(
  { services }: StaffVisit,
  { email }: Pick<RequestView, 'email'>,
  done: string,
): Promise<string> {
  const isMailed = email !== null && !(await isSuppressed(services, email));
  return isMailed ? done : `${done}-zonder-mail`;
}

/**
 * Redirects after a decision. When the request was opened from the list and has left it, redirects
 * to the next request, or to the list when there is none; otherwise to the page of the request,
 * because there may be more to do. `request` must have been read before the decision, so that its
 * old position is known.
 */
export async function answerDecided(
  visit: StaffVisit,
  request: RequestView,
  done: string,
): Promise<Response> {
  const { reference } = request;
  const { services, session, url } = visit;
  if (!url.searchParams.has(listParameter)) return answerOnRequest(visit, reference, done);
  const view = parseQueueView(url.searchParams);
  const { place, next } = await findNeighbours(services, view, session, request);
  const shown = place === undefined ? next : reference;
  const path = shown ? requestPathIn(view, shown) : queuePath(view);
  return answerDone(visit, addParameter(path, decidedParameter, reference), done);
}
