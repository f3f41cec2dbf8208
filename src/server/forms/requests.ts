/**
 * The list of requests of any kind has of each submission what staff lists and searches. Whatever
 * changes a submission changes its request in the same statement.
 */
import type { StoredForm } from '#server/forms/form.ts';
import { sql, type RawBuilder } from 'kysely';

/** Without a promise, a request should be dealt with two weeks after it came. */
export const byDeadline = (dueAt: string, createdAt: string) =>
  sql`coalesce(${sql.ref(dueAt)}, ${sql.ref(createdAt)} + interval '14 days')`;

type ListedForm = Pick<StoredForm, 'name' | 'sender' | 'searched' | 'sortAt'>;

/**
 * The statement that lists submissions of a form; `stored` is where its rows are found. What staff
 * planned by itself is a visit of the request `visitOf`, and an example when that is one.
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
  /** Further rows that the change needs; nothing changes when there are none. */
  from?: RawBuilder<unknown>;
  /** The condition under which the row is changed. */
  condition: RawBuilder<unknown>;
}

/** The statement that changes a submission, for a part `changed` that `updateRequest` reads. */
export function updateSubmission(
  reference: string,
  { table, assignments, from, condition }: SubmissionUpdate,
): RawBuilder<unknown> {
  return sql`
    update ${sql.table(table)} set ${assignments} ${from ? sql`from ${from}` : sql``}
    where reference = ${reference} and ${condition}
    returning reference, status, quarantine_reasons, due_at`;
}

/** When a request comes back in the list, and for what. */
export interface FollowUp {
  at: Date;
  reason: string;
}

/**
 * The statement that takes over the change of a submission, which is in the part `changed`.
 * `answeredAt` is when it was answered, unless that stays as it is. One that stands before its own
 * arrival has a place that goes by no deadline. An answer of the customer waits no longer when it
 * is from before `seenUntil`.
 */
export function updateRequest(
  answeredAt: RawBuilder<unknown> = sql`answered_at`,
  { followUp, seenUntil }: { followUp?: FollowUp; seenUntil?: string | undefined } = {},
): RawBuilder<unknown> {
  const place = followUp ? sql`${followUp.at}` : byDeadline('changed.dueAt', 'requests.createdAt');
  const putOff = sql`
      follow_up_at = ${followUp?.at}, follow_up_reason = ${followUp?.reason}, follow_up_status = changed.status,`;
  return sql`
    update requests set status = changed.status, quarantine_reasons = changed.quarantine_reasons,
      due_at = changed.due_at, sort_at = case when sort_at < created_at then sort_at else ${place} end,
      ${followUp ? putOff : sql``}
      answered_at = ${answeredAt}, customer_wrote_at = ${stillUnseen(seenUntil)}
    from changed where requests.reference = changed.reference`;
}

/** Since when an answer of the customer waits, for who has seen what came until that moment. */
export function stillUnseen(seenUntil = ''): RawBuilder<unknown> {
  return sql`case when customer_wrote_at <= ${seenUntil || null}::timestamptz then null else customer_wrote_at end`;
}
