/** Stores a submission with its mails, once, in one SQL statement. */
import type { Database } from '#server/database.ts';
import type { Mail } from '#server/mail/message.ts';
import type { RateLimitWindow } from '#server/rate-limit.ts';
import type { SubmissionIds } from '#server/submission-ids.ts';
import type { SubmissionTable } from '#server/submission-form.ts';
import { sql, type RawBuilder } from 'kysely';

export interface NewSubmission {
  table: SubmissionTable;
  ids: SubmissionIds;
  reference: string;
  createdAt: Date;
  /** The other columns of the row. */
  row: Readonly<Record<string, unknown>>;
  mails: (Mail & { messageId: string })[];
  rateLimit: RateLimitWindow & { maxAttempts: number };
}

export interface StoredSubmission {
  /** Of the first one, when this is a repeat. */
  reference: string;
  createdAt: Date;
  /** False for a repeat. */
  isNew: boolean;
}

/**
 * Stores the submission and its mails, or finds the one that was stored before; undefined when the visitor has sent too
 * many. One statement, since Neon over HTTP has no transactions:
 *
 * - `known` is an earlier one with the same id. When there is one, nothing else happens.
 * - `attempt` counts this attempt of the visitor.
 * - `stored` inserts when the count allows it. A twin that is inserted at this very moment holds it up at the unique id
 *   until that one is committed; updating the row to itself then gives the reference of the first. A row that was just
 *   inserted has no transaction in `xmax`, the one that updated it.
 * - `mails` puts the mails in the outbox, for a new submission only.
 */
export async function storeSubmission(
  db: Database,
  submission: NewSubmission,
): Promise<StoredSubmission | undefined> {
  const { table, ids, rateLimit } = submission;
  const result = await sql<StoredSubmission>`
    with known as (
      select reference, created_at from ${sql.table(table)}
      where submission_id = ${ids.id} or (submission_id = ${ids.earlierId} and created_at > ${ids.earlierSince})
      limit 1
    ), attempt as (
      insert into rate_limits (key, window_start, attempts)
      select ${rateLimit.key}, ${rateLimit.windowStart}, 1 where not exists (select from known)
      on conflict (key, window_start) do update set attempts = rate_limits.attempts + 1
      returning attempts
    ), stored as (
      ${insertRow(submission)}
      select ${rowValues(submission)} from attempt where attempts <= ${rateLimit.maxAttempts}
      on conflict (submission_id) do update set submission_id = excluded.submission_id
      returning reference, created_at, xmax = 0 as is_new
    ), mails as (
      ${insertMails(submission)}
    )
    select reference, created_at, is_new from stored
    union all
    select reference, created_at, false from known`.execute(db);
  return result.rows[0] ?? (await findSubmission(db, table, ids));
}

/** For a repeat that counted as one attempt too many while its first was being stored: it is never refused. */
async function findSubmission(db: Database, table: SubmissionTable, ids: SubmissionIds) {
  const { rows } = await sql<StoredSubmission>`
    select reference, created_at, false as is_new from ${sql.table(table)} where submission_id = ${ids.id}`.execute(
    db,
  );
  return rows[0];
}

function columnsOf({ ids, reference, createdAt, row }: NewSubmission): Record<string, unknown> {
  return { ...row, submissionId: ids.id, reference, createdAt };
}

function insertRow(submission: NewSubmission): RawBuilder<unknown> {
  const columns = Object.keys(columnsOf(submission)).map((column) => sql.ref(column));
  return sql`insert into ${sql.table(submission.table)} (${sql.join(columns)})`;
}

function rowValues(submission: NewSubmission): RawBuilder<unknown> {
  return sql.join(Object.values(columnsOf(submission)));
}

/** All mails as one JSON parameter, so that the statement is the same for one and for two. */
function insertMails({ mails, reference, createdAt }: NewSubmission): RawBuilder<unknown> {
  const records = mails.map((mail) => ({
    message_id: mail.messageId,
    recipient: mail.recipient,
    reply_to: mail.replyTo,
    subject: mail.subject,
    text_body: mail.text,
    html_body: mail.html,
    attachments: mail.attachments,
  }));
  return sql`
    insert into outbox (reference, created_at, next_attempt_at, message_id, recipient, reply_to, subject, text_body,
      html_body, attachments)
    select ${reference}, ${createdAt}, ${createdAt}, mail.*
    from stored, jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as mail (message_id text, recipient text,
      reply_to text, subject text, text_body text, html_body text, attachments jsonb)
    where stored.is_new`;
}
