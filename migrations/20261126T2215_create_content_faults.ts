/** Remembers what keeps the site from being built, for the staff: a build has no other way to say so. */
import { sql, type Kysely } from 'kysely';

/** At most one row, which goes with the next build whose content is in order. */
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
