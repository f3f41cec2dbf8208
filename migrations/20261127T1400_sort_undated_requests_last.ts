/** Lists requests without a promise after all others, in the order of arrival. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update requests set sort_at = created_at + interval '100 years'
    where due_at is null and sort_at = created_at + interval '14 days'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update requests set sort_at = created_at + interval '14 days'
    where due_at is null and sort_at = created_at + interval '100 years'`.execute(db);
}
