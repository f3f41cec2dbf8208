/**
 * Stores the content errors that prevent a build, which has no other way to report them to staff.
 */
import { sql, type Kysely } from 'kysely';

/** At most one row, which the next build with valid content removes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_faults (
      is_last boolean primary key default true check (is_last),
      sentences text[] not null check (cardinality(sentences) > 0),
      found_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table content_faults`.execute(db);
}
