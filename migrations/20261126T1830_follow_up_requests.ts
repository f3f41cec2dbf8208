/**
 * Lets staff postpone a request until a day. `waits_from` is the moment since which, or from which,
 * a request waits for the company; null when it does not wait.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A postponement applies to the status in which it was set: a status change ends it, and undoing
  // that change restores it.
  await sql`
    alter table requests
      add column follow_up_at timestamptz,
      add column follow_up_status text,
      add column follow_up_reason text check (char_length(follow_up_reason) between 1 and 100),
      add constraint requests_follow_up_is_whole check (
        (follow_up_at is null) = (follow_up_status is null) and (follow_up_at is null) = (follow_up_reason is null)),
      add column waits_from timestamptz generated always as (
        case
          when quarantine_reasons <> '{}' then null
          when follow_up_status = status then follow_up_at
          when status = 'pending' then '2000-01-01T00:00:00Z'
        end) stored`.execute(db);
  await replaceIndex(db, sql`waits_from is not null`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceIndex(db, sql`status = 'pending' and quarantine_reasons = '{}'`);
  await sql`
    alter table requests drop column waits_from, drop constraint requests_follow_up_is_whole,
      drop column follow_up_at, drop column follow_up_status, drop column follow_up_reason`.execute(db);
}

async function replaceIndex(db: Kysely<unknown>, waits: ReturnType<typeof sql>): Promise<void> {
  await sql`drop index requests_waiting`.execute(db);
  await sql`create index requests_waiting on requests (sort_at, reference) where ${waits}`.execute(db);
}
