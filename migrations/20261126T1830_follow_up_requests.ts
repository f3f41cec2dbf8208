/**
 * A request can be put off until a day on which somebody comes back to it. `waits_from` says since
 * when, or from when, it waits for the company; null for what does not wait.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // It holds only for the status in which it was set, so that a step ends it, and that step taken
  // back does not.
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
