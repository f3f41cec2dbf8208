/** Where somebody goes once something was done to a request. */
import { answerDone } from '#server/staff/answers.ts';
import { findNeighbours } from '#server/staff/queue/neighbours.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { decidedParameter } from '#contracts/staff/frame.ts';
import { parseQueueView, queuePath } from '#contracts/staff/queue.ts';
import { listParameter, requestPath, requestPathIn } from '#contracts/staff/request.ts';

/** Back to its page, in the view that it was opened from. */
export function answerOnRequest(visit: StaffVisit, reference: string, done: string): Response {
  const { searchParams } = visit.url;
  const path = searchParams.has(listParameter)
    ? requestPathIn(parseQueueView(searchParams), reference)
    : requestPath(reference);
  return answerDone(visit, path, done);
}

/**
 * On to the next one of the list that it was opened from and has now left; else back to its page.
 * Who searched for it may have more to do there.
 */
export async function answerDecided(visit: StaffVisit, reference: string, done: string): Promise<Response> {
  const { services, session, url } = visit;
  if (!url.searchParams.has(listParameter)) return answerOnRequest(visit, reference, done);
  const view = parseQueueView(url.searchParams);
  const { place, next } = await findNeighbours(services, view, session, reference);
  const shown = place === undefined ? next : reference;
  const path = shown ? requestPathIn(view, shown) : queuePath(view);
  const separator = path.includes('?') ? '&' : '?';
  return answerDone(visit, `${path}${separator}${decidedParameter}=${reference}`, done);
}
