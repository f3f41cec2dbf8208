/** What is done with several requests of the list at once. */
import { sharedTargets } from '#domain/staff/statuses.ts';
import { Refusal } from '#server/http/answers.ts';
import { textOf, type Fields } from '#server/http/body.ts';
import { answerDone } from '#server/staff/answers.ts';
import { readView } from '#server/staff/queue/show.ts';
import { assignTo } from '#server/staff/requests/assign.ts';
import { findRequest } from '#server/staff/requests/find.ts';
import { takeStep } from '#server/staff/requests/status.ts';
import { readRowNumber } from '#server/staff/row-number.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { queueFields, queuePath } from '#contracts/staff/queue.ts';

/** As many as a page of the list shows. */
const maxChosen = 50;

/** Gives the chosen requests to somebody, or takes each to a status where it has that step. */
export async function changeChosen(visit: StaffVisit, fields: Fields): Promise<Response> {
  const chosen = Object.entries(fields)
    .filter(([name]) => name.startsWith(queueFields.chosen))
    .slice(0, maxChosen);
  const what = readWhat(textOf(fields[queueFields.what]));
  let count = 0;
  for (const [name, status] of chosen) {
    const reference = name.slice(queueFields.chosen.length);
    if (await changeOne(visit, { reference, status: textOf(status) }, what)) count += 1;
  }
  return answerDone(
    visit,
    queuePath(readView(fields)),
    `gekozen-${String(count)}-${String(chosen.length - count)}`,
  );
}

/** Whom they are given to, or the status that they are taken to. */
type What = { assignee: number; step?: undefined } | { assignee?: undefined; step: string };

function readWhat(text: string): What {
  const [what, value = ''] = text.split(':');
  const assignee = readRowNumber(value);
  if (what === 'aan' && assignee !== undefined) return { assignee };
  if (what === 'naar') return { step: value };
  throw new Refusal(422, 'answers.unreadable');
}

interface Chosen {
  reference: string;
  /** As the list showed it. */
  status: string;
}

/** True when it was changed: it may stand otherwise meanwhile, or not have this step. */
async function changeOne(
  { services, session }: StaffVisit,
  { reference, status }: Chosen,
  { assignee, step }: What,
): Promise<boolean> {
  const request = await findRequest(services.db, reference, session);
  if (!request || request.isQuarantined) return false;
  const { kind, assigneeId } = request;
  const { userId } = session;
  if (step === undefined) return assignTo(services, { reference, userId, from: assigneeId, to: assignee });
  if (!(sharedTargets(kind) as string[]).includes(step)) return false;
  return (await takeStep(services, { reference, kind, from: status, to: step, userId })) === 'done';
}
