/** Indexes the demo requests, a small part of the table, to which a demo user's list is limited. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index requests_of_demo on requests (created_at, reference) where is_demo`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index requests_of_demo`.execute(db);
}
