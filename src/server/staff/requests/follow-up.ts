/** Postpones a request until a day, or returns it to the list before then. */
import { dayAt, startOfDay } from '#domain/local-days.ts';
import { isFollowUpDay } from '#domain/staff/follow-up.ts';
import { byDeadline, stillUnseen } from '#server/forms/requests.ts';
import type { Fields } from '#server/http/body.ts';
import { getForm } from '#server/registry.ts';
import { draftOf, problemsOf } from '#server/staff/fields.ts';
import { changeRequest } from '#server/staff/requests/change.ts';
import { answerDecided, answerOnRequest } from '#server/staff/requests/done.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import {
  followUpActions as names,
  followUpDayProblem,
  followUpSchema,
  readFollowUpDay,
  removedByThenProblem,
} from '#contracts/staff/follow-up.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

const permission = 'requests.change';

/** The actions of the follow-up form on a request page. */
export const followUpFormActions: Readonly<Record<string, StaffAction>> = {
  [names.set]: {
    permission,
    act: postpone,
    redisplay: {
      labels: { reden: 'Wat u dan moet doen' },
      schema: followUpSchema,
      show: (visit, fields, options) =>
        answerRequest(visit, { ...options, followUpDraft: draftOf(followUpSchema, fields) }),
    },
  },
  [names.clear]: { permission, act: bringBack },
};

async function postpone(visit: StaffVisit, fields: Fields): Promise<Response> {
  const request = await getVisibleRequest(visit);
  const { reference } = request;
  const parsed = followUpSchema.safeParse(fields);
  const day = readFollowUpDay(fields);
  const isValidDay = day !== undefined && isFollowUpDay(dayAt(visit.services.now()), day);
  if (!parsed.success || !isValidDay)
    return refuse(visit, fields, {
      ...problemsOf(parsed.error?.issues ?? []),
      ...(!isValidDay && { dag: followUpDayProblem }),
    });
  const { reden: reason, van: from, gezien } = parsed.data;
  const backAt = startOfDay(day);
  if (await isRemovedBy(visit, request, backAt)) return refuse(visit, fields, { dag: removedByThenProblem });
  const isChanged = await changeRequest(visit, {
    reference,
    event: { kind: 'put-off', text: reason, detail: { day } },
    // Urgent requests, and those with an unread mail, keep their place.
    statement: sql`
      update requests set follow_up_at = ${backAt}, follow_up_reason = ${reason}, follow_up_status = status,
        customer_wrote_at = ${stillUnseen(gezien)},
        sort_at = case when sort_at < created_at or ${stillUnseen(gezien)} is not null then sort_at else ${backAt} end
      where reference = ${reference} and status = ${from} and quarantine_reasons = '{}'
      returning reference`,
  });
  return isChanged
    ? answerDecided(visit, request, `later-${day}`)
    : answerRequest(visit, {
        status: 409,
        stale: { part: 'status', value: from },
        followUpDraft: draftOf(followUpSchema, fields),
      });
}

/**
 * True when the retention period of the request ends by that moment. A request with a series of
 * visits is kept.
 */
async function isRemovedBy(
  { services }: StaffVisit,
  { kind, reference }: RequestView,
  at: Date,
): Promise<boolean> {
  const { table, isExpired } = getForm(kind);
  const expired = sql`
    select from ${sql.table(table)} where reference = ${reference} and (${isExpired(at)})
    and reference not in (select reference from series)`;
  return (await expired.execute(services.db)).rows.length > 0;
}

/** Returns a postponed request to the list; changes nothing when it is not postponed. */
async function bringBack(visit: StaffVisit): Promise<Response> {
  const { reference } = await getVisibleRequest(visit);
  await changeRequest(visit, {
    reference,
    event: { kind: 'brought-back' },
    statement: sql`
      update requests set follow_up_at = null, follow_up_reason = null, follow_up_status = null,
        sort_at = case when sort_at < created_at then sort_at else ${byDeadline('dueAt', 'createdAt')} end
      where reference = ${reference} and follow_up_at is not null
      returning reference`,
  });
  return answerOnRequest(visit, reference, 'niet-later');
}

function refuse(visit: StaffVisit, fields: Fields, errors: Draft['errors']): Promise<Response> {
  return answerRequest(visit, {
    status: 422,
    problem: 'Het verzoek is nog niet uitgesteld.',
    followUpDraft: draftOf(followUpSchema, fields, errors),
  });
}
