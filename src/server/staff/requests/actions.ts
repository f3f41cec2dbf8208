/** The actions on a request page for its status, notes, assignee and mails. */
import { parseFields, problemText, readRowNumber } from '#server/staff/fields.ts';
import { redisplayValues } from '#server/forms/redisplay-values.ts';
import { attachmentsSchema } from '#server/mail/message.ts';
import { readStoredBody } from '#server/mail/stored-body.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import { assignTo, notifyAssignee } from '#server/staff/requests/assign.ts';
import { changeRequest } from '#server/staff/requests/change.ts';
import { byDeadline, stillUnseen } from '#server/forms/requests.ts';
import { answerDecided, answerOnRequest, mailedCode } from '#server/staff/requests/done.ts';
import { getVisibleRequest } from '#server/staff/requests/find.ts';
import { answerRequest } from '#server/staff/requests/show.ts';
import { readQuoteStep } from '#server/staff/requests/quote.ts';
import { takeStep } from '#server/staff/requests/status.ts';
import type { StaffAction, StaffVisit } from '#server/staff/visit.ts';
import { seenSchema } from '#contracts/staff/customer-mail.ts';
import { assignSchema, noteSchema, resendSchema, statusSchema } from '#contracts/staff/request.ts';
import { sql } from 'kysely';

export const statusAction: StaffAction = {
  permission: 'requests.change',
  act: changeStatus,
  redisplay: {
    labels: { zin: 'Uw woorden bij de e-mail', woorden: 'In uw woorden', bedrag: 'Bedrag' },
    schema: statusSchema,
    show: (visit, fields, options) => answerRequest(visit, { ...options, ...restoredOptions(fields) }),
  },
};

/** Returns the page options that show the values of a status form again. */
function restoredOptions(fields: Fields) {
  const values = redisplayValues(statusSchema, fields);
  return {
    quoteDraft: { values, errors: {} },
    personalText: { step: values.naar ?? '', text: values.zin ?? '' },
  };
}

async function changeStatus(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { van: from, naar: to, gezien: seenUntil, zin } = parseFields(statusSchema, fields);
  const request = await getVisibleRequest(visit);
  const { reference, kind } = request;
  const isMailed = kind === 'application' && to !== 'withdrawn';
  const { draft, ...outcome } =
    kind === 'contact' ? readQuoteStep(fields) : { reason: (isMailed && zin) || undefined };
  if (draft) return answerRequest(visit, { status: 422, quoteDraft: draft });
  const step = { reference, kind, from, to, seenUntil, userId: visit.session.userId, ...outcome };
  const result = await takeStep(visit.services, step);
  if (result === 'refused') throw new Refusal(422, 'answers.unreadable');
  return result === 'done'
    ? answerDecided(visit, request, isMailed ? await mailedCode(visit, request, 'besluit') : to)
    : answerRequest(visit, {
        status: 409,
        stale: { part: 'status', value: from },
        ...restoredOptions(fields),
      });
}

export const noteAction: StaffAction = {
  permission: 'requests.change',
  act: addNote,
  redisplay: {
    labels: { tekst: 'Notitie' },
    schema: noteSchema,
    show: (visit, fields, options) => answerRequest(visit, { ...options, draft: typedNote(fields) }),
  },
};

async function addNote(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { reference } = await getVisibleRequest(visit);
  const note = noteSchema.safeParse(fields);
  if (!note.success) {
    const problem = problemText(note.error.issues[0]?.message);
    return answerRequest(visit, { status: 422, problem, draft: typedNote(fields) });
  }
  const isStored = await changeRequest(visit, {
    reference,
    event: { kind: 'note', text: note.data.tekst },
    // Writes a new version of the row, so that `storeSeries` notices the note.
    statement: sql`update requests set status = status where reference = ${reference} returning reference`,
  });
  // The request has just been deleted, for example because it was a visit of a series that changed.
  if (!isStored) throw new Refusal(404, 'notFound.heading');
  return answerOnRequest(visit, reference, 'notitie');
}

/**
 * Marks the customer's mails as read, unless one has arrived that the user did not see; a request
 * that waits for nothing else leaves the list.
 */
export async function markMailRead(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { gezien } = parseFields(seenSchema, fields);
  const request = await getVisibleRequest(visit);
  const { reference } = request;
  const isRead = await changeRequest(visit, {
    reference,
    event: { kind: 'answer-read' },
    statement: sql`
      update requests set customer_wrote_at = null, sort_at = case
        when sort_at < created_at then sort_at
        when follow_up_status = status then follow_up_at
        else ${byDeadline('dueAt', 'createdAt')} end
      where reference = ${reference} and ${stillUnseen(gezien)} is null and customer_wrote_at is not null
      returning reference`,
  });
  return isRead ? answerDecided(visit, request, 'gelezen') : answerRequest(visit);
}

function typedNote(fields: Fields): string {
  return redisplayValues(noteSchema, fields).tekst ?? '';
}

/**
 * Assigns the request to a user or to nobody, unless somebody else has reassigned it in the
 * meantime, and notifies the assignee.
 */
export async function assign(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { van: from, aan: to } = parseFields(assignSchema, fields);
  const { reference, kind } = await getVisibleRequest(visit);
  const { userId } = visit.session;
  const seen = readRowNumber(from) ?? null;
  const assignee = readRowNumber(to);
  const assignment = { reference, kind, userId, from: seen, to: assignee ?? null };
  if (!(await assignTo(visit.services, assignment)))
    return answerRequest(visit, { status: 409, stale: { part: 'assignee', value: seen } });
  const isNotified = await notifyAssignee(visit, assignee, [reference]);
  const done = isNotified ? 'toegewezen-gemaild' : 'toegewezen';
  return answerOnRequest(visit, reference, assignee === userId ? 'op-mij' : done);
}

/** Sends a mail again with a new Message-ID, because mail servers drop duplicates. */
export async function resendMail(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { mail: id } = parseFields(resendSchema, fields);
  const { reference } = await getVisibleRequest(visit);
  const { services } = visit;
  const mail = await services.db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('reference', '=', reference)
    .where('isKept', '=', true)
    .executeTakeFirst();
  if (!mail) throw new Refusal(404, 'notFound.heading');
  const { recipient, replyTo, subject, unsubscribeUrl, threadIds } = mail;
  const attachments = attachmentsSchema.parse(mail.attachments);
  const copy = { recipient, replyTo, body: readStoredBody(mail), attachments, unsubscribeUrl, threadIds };
  const isStored = await changeRequest(visit, {
    reference,
    event: { kind: 'mail-resent', detail: { subject } },
    statement: sql`select from requests where reference = ${reference} for key share`,
    mails: [identifyStaffMail(copy, services.env)],
  });
  if (!isStored) throw new Refusal(404, 'notFound.heading');
  return answerOnRequest(visit, reference, await mailedCode(visit, { email: recipient }, 'verstuurd'));
}
