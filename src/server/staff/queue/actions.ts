/** Changes several requests of the list at once. */
import { isRequestStatus, sharedTargets } from '#domain/staff/statuses.ts';
import { kindLabels } from '#i18n/staff/labels.ts';
import { Refusal } from '#server/http/answers.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { answerDone } from '#server/staff/answers.ts';
import { pageSize } from '#server/staff/queue/list.ts';
import { answerQueue, readView } from '#server/staff/queue/show.ts';
import { discardRequest } from '#server/staff/quarantine/discard.ts';
import { releaseRequest } from '#server/staff/quarantine/release.ts';
import { assignTo, notifyAssignee } from '#server/staff/requests/assign.ts';
import { findRequest } from '#server/staff/requests/find.ts';
import { takeStep } from '#server/staff/requests/status.ts';
import { readRowNumber } from '#server/staff/fields.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { discardProblem, discardSchema } from '#contracts/staff/quarantine.ts';
import { quarantineSteps, queueFields, queuePath } from '#contracts/staff/queue.ts';

/** Assigns the ticked requests, or sets a status on each that allows it. */
export async function changeChosen(visit: StaffVisit, fields: Fields): Promise<Response> {
  const change = readChange(textOf(fields[queueFields.what]));
  const chosen = listChosen(fields);
  const changed: string[] = [];
  const failures: string[] = [];
  for (const each of chosen) {
    const problem = await changeOne(visit, each, change);
    if (problem) failures.push(problem);
    else changed.push(each.reference);
  }
  await notifyAssignee(visit, change.assignee, changed);
  const what = change.step ?? 'gegeven';
  if (failures.length === 0) return answerChanged(visit, fields, `${what}-${String(changed.length)}-0`);
  const problem = `Gewijzigd: ${String(changed.length)}. Niet gewijzigd: ${failures.join('; ')}.`;
  return answerQueue(visit, readView(fields), { status: 409, problem });
}

/** Releases or discards the ticked requests in quarantine. */
export async function sortQuarantined(visit: StaffVisit, fields: Fields): Promise<Response> {
  const isDiscarded = textOf(fields[queueFields.what]) === quarantineSteps.discard;
  if (isDiscarded && !discardSchema.safeParse(fields).success)
    return answerQueue(visit, readView(fields), { status: 422, problem: discardProblem });
  const chosen = listChosen(fields);
  let count = 0;
  for (const { reference } of chosen) if (await sortOne(visit, reference, isDiscarded)) count += 1;
  const done = isDiscarded ? 'weg' : 'vrij';
  return answerChanged(visit, fields, `${done}-${String(count)}-${String(chosen.length - count)}`);
}

function listChosen(fields: Fields): Chosen[] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(queueFields.chosen))
    .slice(0, pageSize)
    .map(([name, status]) => ({ reference: name.slice(queueFields.chosen.length), status: textOf(status) }));
}

function answerChanged(visit: StaffVisit, fields: Fields, done: string): Response {
  return answerDone(visit, queuePath(readView(fields)), done);
}

/** Returns whether the request was released or discarded. */
async function sortOne({ services, session }: StaffVisit, reference: string, isDiscarded: boolean) {
  const request = await findRequest(services.db, reference, session);
  if (!request?.isQuarantined) return false;
  const release = { kind: request.kind, reference, userId: session.userId };
  if (isDiscarded) return discardRequest(services, release);
  return (await releaseRequest(services, release)) === 'released';
}

/** The new assignee, or the new status, of the ticked requests. */
type Change = { assignee: number; step?: undefined } | { assignee?: undefined; step: string };

function readChange(text: string): Change {
  const [what, value = ''] = text.split(':');
  const assignee = readRowNumber(value);
  if (what === 'aan' && assignee !== undefined) return { assignee };
  if (what === 'naar' && isRequestStatus(value)) return { step: value };
  throw new Refusal(422, 'answers.unreadable');
}

interface Chosen {
  reference: string;
  /** The status that the list showed. */
  status: string;
}

/** Returns undefined on success, otherwise the request and the reason as a Dutch clause. */
async function changeOne(
  { services, session }: StaffVisit,
  { reference, status }: Chosen,
  { assignee, step }: Change,
): Promise<string | undefined> {
  const request = await findRequest(services.db, reference, session);
  if (!request || request.isQuarantined) return `${reference} is er niet meer`;
  const { kind, assigneeId, name } = request;
  const { userId } = session;
  const refused = `${name}, ${kindLabels[kind].toLowerCase()}, want deze stap kan daar niet`;
  if (step === undefined)
    return (await assignTo(services, { reference, kind, userId, from: assigneeId, to: assignee }))
      ? undefined
      : `${name}, want iemand anders was eerder of die collega mag dit niet zien`;
  if (!(sharedTargets(kind) as string[]).includes(step)) return refused;
  const result = await takeStep(services, { reference, kind, from: status, to: step, userId });
  if (result === 'refused') return refused;
  return result === 'stale' ? `${name}, want iemand anders was eerder` : undefined;
}
