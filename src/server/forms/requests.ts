/**
 * SQL for the table `requests`. It has the columns that staff lists and searches, for submissions
 * of any kind. The statement that updates a submission also updates these columns.
 */
import type { FollowUp } from '#contracts/staff/follow-up.ts';
import type { StoredForm } from '#server/forms/form.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * SQL expression for the sort key by deadline. Requests without a deadline come last, in the order
 * of arrival.
 */
export const byDeadline = (dueAt: string, createdAt: string) =>
  sql`coalesce(${sql.ref(dueAt)}, ${sql.ref(createdAt)} + interval '8760 hours' * 100)`;

type ListedForm = Pick<StoredForm, 'name' | 'sender' | 'searched' | 'sortAt'>;

/**
 * SQL statement that inserts the requests of the submissions in `stored`. A visit that staff
 * planned belongs to the request `visitOf`, and is sample data if that request is.
 */
export function insertRequests(
  { name: kind, sender, searched, sortAt = sql`null` }: ListedForm,
  stored: RawBuilder<unknown>,
  visitOf: string | null = null,
): RawBuilder<unknown> {
  const column = (name: string | undefined) => (name ? sql.ref(`stored.${name}`) : sql`null`);
  return sql`
    insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons,
      created_at, due_at, sort_at, page, referrer, words, is_visit, is_demo)
    select reference, ${kind}, status, locale, ${column(sender.name)}, ${column(sender.company)}, ${column(sender.email)},
      ${column(sender.phone)}, quarantine_reasons, created_at, due_at,
      coalesce(${sortAt}, ${byDeadline('stored.dueAt', 'stored.createdAt')}), page, referrer,
      concat_ws(' ', ${sql.join(searched.map(column))}), ${visitOf !== null}::boolean,
      coalesce((select is_demo from requests where requests.reference = ${visitOf}::text), false)
    from ${stored}`;
}

/** A change of one submission. */
export interface SubmissionUpdate {
  table: string;
  assignments: RawBuilder<unknown>;
  /** Rows that the change needs in a `from` clause; without them nothing changes. */
  from?: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
}

/**
 * SQL statement that changes a submission. Put it in a CTE `changed`, which `updateRequest` reads.
 */
export function updateSubmission(
  reference: string,
  { table, assignments, from, condition }: SubmissionUpdate,
): RawBuilder<unknown> {
  return sql`
    update ${sql.table(table)} set ${assignments} ${from ? sql`from ${from}` : sql``}
    where reference = ${reference} and ${condition}
    returning reference, status, quarantine_reasons, due_at`;
}

/**
 * SQL statement that applies the change of a submission, from the CTE `changed`, to its request.
 * `answeredAt` is the time of the answer; it stays the same unless given. The sort key of an urgent
 * request, which is before its arrival, stays the same too. `followUp` postpones the request, and
 * mails of the customer up to `seenUntil` count as read.
 */
export function updateRequest(
  answeredAt: RawBuilder<unknown> = sql`answered_at`,
  { followUp, seenUntil }: { followUp?: FollowUp; seenUntil?: string | undefined } = {},
): RawBuilder<unknown> {
  const sortKey = followUp ? sql`${followUp.at}` : byDeadline('changed.dueAt', 'requests.createdAt');
  const postponement = sql`
      follow_up_at = ${followUp?.at}, follow_up_reason = ${followUp?.reason}, follow_up_status = changed.status,`;
  return sql`
    update requests set status = changed.status, quarantine_reasons = changed.quarantine_reasons,
      due_at = changed.due_at, sort_at = case when sort_at < created_at then sort_at else ${sortKey} end,
      ${followUp ? postponement : sql``}
      answered_at = ${answeredAt}, customer_wrote_at = ${stillUnseen(seenUntil)}
    from changed where requests.reference = changed.reference`;
}

/**
 * SQL expression: the time of the customer's mail that is still unread once a user has read all
 * mails up to `seenUntil`; null if there is none.
 */
export function stillUnseen(seenUntil = ''): RawBuilder<unknown> {
  return sql`case when customer_wrote_at <= ${seenUntil || null}::timestamptz then null else customer_wrote_at end`;
}
