/**
 * Lengthens the query of a saved view: a hundred characters of three bytes each have nine hundred
 * characters when they are percent-encoded.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_query_check`.execute(db);
  await sql`
    alter table saved_views add constraint saved_views_query_check check (char_length(query) between 1 and 2000)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_query_check`.execute(db);
  await sql`
    alter table saved_views add constraint saved_views_query_check check (char_length(query) between 1 and 500)`.execute(
    db,
  );
}
