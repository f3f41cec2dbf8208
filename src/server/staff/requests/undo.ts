import type { Fields } from '#server/http/body.ts';
import { parseFields } from '#server/staff/fields.ts';
import { changeRequest, tableOf } from '#server/staff/requests/change.ts';
import { findLastStep } from '#server/staff/requests/decided.ts';
import { answerOnRequest } from '#server/staff/requests/done.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { undoSchema } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

/** Undoes the user's own last status change, unless the request has changed after it. */
export async function undoStep(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { gebeurtenis } = parseFields(undoSchema, fields);
  const request = await getVisibleRequest(visit);
  const { services, session } = visit;
  const { reference, kind, status } = request;
  const step = await findLastStep(services.db, request, session.userId);
  const isUndone =
    step?.id === gebeurtenis &&
    (await changeRequest(visit, {
      reference,
      event: { kind: 'status', detail: { from: status, to: step.from } },
      update: {
        table: tableOf(kind),
        assignments: sql`status = ${step.from}`,
        condition: sql`status = ${status}
          and not exists (select from request_events where reference = ${reference} and id > ${step.id})`,
      },
      answeredBefore: step.at,
    }));
  return isUndone
    ? answerOnRequest(visit, reference, 'teruggezet')
    : answerRequest(visit, { status: 409, stale: { part: 'status', value: status } });
}
