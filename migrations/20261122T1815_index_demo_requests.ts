/** What a demo user sees is a small part of a large table. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index requests_of_demo on requests (created_at, reference) where is_demo`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index requests_of_demo`.execute(db);
}
