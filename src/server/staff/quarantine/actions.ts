/** The actions on a quarantined request and on the sender of any request. */
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone } from '#server/staff/answers.ts';
import { blockSender, unblockSender } from '#server/forms/blocked-senders.ts';
import { discardRequest } from '#server/staff/quarantine/discard.ts';
import { releaseRequest } from '#server/staff/quarantine/release.ts';
import { changeRequest } from '#server/staff/requests/change.ts';
import { answerDecided, answerOnRequest, mailedCode } from '#server/staff/requests/done.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import { parseQueueView, queuePath } from '#contracts/staff/queue.ts';
import { discardProblem, discardSchema, quarantineActions as names } from '#contracts/staff/quarantine.ts';

const permission = 'quarantine.release';

const tooLateProblem = 'Deze boeking kan niet meer worden vrijgegeven: de gekozen tijd is voorbij.';

/** The actions by name, for the request page. */
export const quarantineActions: Readonly<Record<string, StaffAction>> = {
  [names.release]: { permission, act: release },
  [names.block]: { permission, act: block },
  [names.unblock]: { permission, act: unblock },
  [names.discard]: { permission, act: discard },
};

async function release(visit: StaffVisit): Promise<Response> {
  const request = await getVisibleRequest(visit);
  const { reference, kind } = request;
  const { userId } = visit.session;
  const result = await releaseRequest(visit.services, { reference, kind, userId });
  if (result === 'released')
    return answerDecided(visit, request, await mailedCode(visit, request, 'vrijgegeven'));
  if (result === 'closed') {
    const { isQuarantined } = await getVisibleRequest(visit);
    return answerRequest(visit, {
      status: 409,
      ...(isQuarantined ? { problem: tooLateProblem } : { stale: { part: 'quarantine' } }),
    });
  }
  const problem = 'De gevraagde tijd is intussen bezet. Spreek een andere tijd af en geef daarna vrij.';
  return answerRequest(visit, { status: 409, problem });
}

async function block(visit: StaffVisit): Promise<Response> {
  const { reference, email } = await getVisibleRequest(visit);
  const { env, now } = visit.services;
  const statement = email === null ? undefined : blockSender(email, env, now());
  if (!statement) throw new Refusal(422, 'answers.unreadable');
  await changeRequest(visit, { reference, event: { kind: 'sender-blocked' }, statement });
  return answerOnRequest(visit, reference, 'geblokkeerd');
}

/** Unblocks the address of the sender; changes nothing when it is not blocked. */
async function unblock(visit: StaffVisit): Promise<Response> {
  const { reference, email } = await getVisibleRequest(visit);
  if (email === null) throw new Refusal(422, 'answers.unreadable');
  const statement = unblockSender(email, visit.services.env);
  await changeRequest(visit, { reference, event: { kind: 'sender-unblocked' }, statement });
  return answerOnRequest(visit, reference, 'gedeblokkeerd');
}

async function discard(visit: StaffVisit, fields: Fields): Promise<Response> {
  const request = await getVisibleRequest(visit);
  if (!discardSchema.safeParse(fields).success)
    return answerRequest(visit, { status: 422, problem: discardProblem });
  const { reference, kind } = request;
  const isDiscarded = await discardRequest(visit.services, { reference, kind, userId: visit.session.userId });
  const list = queuePath(parseQueueView(visit.url.searchParams));
  return answerDone(visit, list, isDiscarded ? 'weg-1-0' : 'weg-0-1');
}
