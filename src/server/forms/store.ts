/** Stores a submission with its request and its mails, once, in one SQL statement. */
import type { QuarantineReason } from '#domain/spam.ts';
import type { Database } from '#server/database/database.ts';
import { insertMails, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import { countAttempt, type RateLimitWindow } from '#server/http/rate-limit.ts';
import { withBlockedSign } from '#server/forms/blocked-senders.ts';
import type { SubmissionIds } from '#server/forms/ids.ts';
import { withdrawAdsConsents } from '#server/forms/ads-consent.ts';
import { insertRequests } from '#server/forms/requests.ts';
import type { Allocation, StoredForm, SubmissionTable } from '#server/forms/form.ts';
import { insertFile, type UploadedFile } from '#server/files.ts';
import { sql, type RawBuilder } from 'kysely';

export interface NewSubmission extends OutboxEntries {
  form: Pick<StoredForm, 'name' | 'table' | 'sender' | 'searched' | 'sortAt'>;
  ids: SubmissionIds;
  /** The other columns of the row. */
  row: Readonly<Record<string, unknown>>;
  /** Reasons other than `blocked-sender`, which the statement adds. */
  quarantineReasons: readonly QuarantineReason[];
  /** The CTE `blocked` of `selectBlock`. */
  block: RawBuilder<unknown>;
  rateLimit: RateLimitWindow;
  /** True when earlier consents of the sender to advertising are withdrawn. */
  replacesAdsConsents: boolean;
  file: UploadedFile | undefined;
  allocation: Allocation | undefined;
}

export interface StoredSubmission {
  /** The reference of the first submission when this is a repeat. */
  reference: string;
  createdAt: Date;
  /** The deadline of the company's promise; null when it made none. */
  dueAt: Date | null;
  /** The digest of the answers that were stored first; null in rows older than the column. */
  answersDigest: string | null;
  /** False for a repeat. */
  isNew: boolean;
  /** True when the submission is in quarantine: the sender gets no mail, and no time is held. */
  isQuarantined: boolean;
}

/**
 * Why a submission was not stored: the rate limit is exceeded, or its allocation found no capacity.
 */
export type NotStored = 'rate limited' | 'no capacity';

interface Outcome extends StoredSubmission {
  notStored: NotStored | null;
}

/**
 * Stores the submission and its mails, or finds the earlier one that it repeats. One statement does
 * both, because Neon over HTTP has no transactions. Its CTEs:
 *
 * - `known`: an earlier submission with the same id. If there is one, nothing is counted or stored.
 * - `blocked`: has a row if the sender is blocked; then no mail is stored and nothing allocated.
 * - `attempt`: counts this attempt for the rate limit.
 * - `allocated`: the capacity that the submission needs; one row without columns if it needs none.
 * - `stored`: inserts the submission if the rate limit allows it, and there is capacity or the
 *   sender is blocked. A concurrent insert of the same id is awaited at the unique index; the
 *   update, which changes nothing, then returns the reference of the first. `xmax` is 0 for a newly
 *   inserted row and set for an updated one.
 * - `listed`: inserts the request.
 * - `withdrawn_…`: withdraw earlier consents to advertising.
 * - `filed`: stores the file of a new submission.
 * - `mails`: inserts the mails into the outbox, for a new submission only.
 */
export async function storeSubmission(
  db: Database,
  submission: NewSubmission,
): Promise<StoredSubmission | NotStored> {
  const { form, ids, rateLimit, allocation, block, file } = submission;
  const { table } = form;
  const columns = columnsOf(submission);
  const isUnknown = sql`not exists (select from known)`;
  const { rows } = await sql<Outcome>`
    with known as (
      ${selectKnown(table, ids)}
    ), ${block}, ${countAttempt(rateLimit, isUnknown)}, allocated as (
      ${allocation?.query ?? sql`select`}
    ), stored as (
      insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(columns))} from attempt
      left join allocated on not exists (select from blocked)
      where is_allowed and (exists (select from allocated) or exists (select from blocked))
      on conflict (submission_id) do update set submission_id = excluded.submission_id
      returning *, quarantine_reasons <> '{}' as is_quarantined, xmax = 0 as is_new
    ), listed as (
      ${insertRequests(form, sql`stored where is_new`)}
    ), ${submission.replacesAdsConsents ? sql`${withdrawAdsConsents(form)}, ` : sql``}${file ? sql`${insertFile(file, sql`stored where is_new`)}, ` : sql``}${insertMails(submission, sql`stored where is_new and not exists (select from blocked)`)}
    select reference, created_at, due_at, answers_digest, is_quarantined, is_new, null as not_stored from stored
    union all
    select reference, created_at, due_at, answers_digest, is_quarantined, false, null from known
    union all
    select null, null, null, null, null, null, case when is_allowed then 'no capacity' else 'rate limited' end
    from attempt where not exists (select from stored)`.execute(db);
  const [outcome] = rows;
  if (outcome && !outcome.notStored) return outcome;
  // A repeat is never rejected, even if it exceeds the limit while the first is being stored.
  return (await findSubmission(db, table, ids)) ?? outcome?.notStored ?? 'no capacity';
}

/** Query for the row of a submission. */
export function selectSubmission(db: Database, table: SubmissionTable, reference: string) {
  return db.selectFrom(table).selectAll().where('reference', '=', reference);
}

/** Finds an earlier submission with the same id. */
export async function findSubmission(
  db: Database,
  table: SubmissionTable,
  ids: SubmissionIds,
): Promise<StoredSubmission | undefined> {
  const { rows } = await sql<StoredSubmission>`${selectKnown(table, ids)}`.execute(db);
  return rows[0];
}

function selectKnown(table: SubmissionTable, ids: SubmissionIds): RawBuilder<unknown> {
  return sql`
    select reference, created_at, due_at, answers_digest, quarantine_reasons <> '{}' as is_quarantined,
      false as is_new from ${sql.table(table)}
    where submission_id = ${ids.id} or (submission_id = ${ids.earlierId} and created_at > ${ids.earlierSince})
    limit 1`;
}

function columnsOf(submission: NewSubmission): Record<string, unknown> {
  const { ids, reference, createdAt, row, allocation, quarantineReasons } = submission;
  const allocated: Record<string, unknown> = {};
  for (const column of allocation?.columns ?? []) allocated[column] = sql`allocated.${sql.ref(column)}`;
  const signs = { quarantineReasons: withBlockedSign(quarantineReasons) };
  return { ...row, ...signs, ...allocated, submissionId: ids.id, reference, createdAt };
}
