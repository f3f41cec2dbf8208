/** Stores the last requested build, so that the same build is not requested again while it runs. */
import { sql, type Kysely } from 'kysely';

/**
 * At most one row. `digest` is the digest of the published content; `attempts` is the number of
 * consecutive requests with this digest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table build_requests (
      is_last boolean primary key default true check (is_last),
      digest text not null check (char_length(digest) = 43),
      requested_at timestamptz not null,
      attempts integer not null check (attempts >= 1)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table build_requests`.execute(db);
}
