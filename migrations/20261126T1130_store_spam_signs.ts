/** Signs of spam that people show too; the submission is handled like any other. */
import { sql, type Kysely } from 'kysely';

const tables = ['contact_requests', 'callback_requests', 'appointments', 'applications', 'testimonials'];

/** Codes; empty in existing rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column spam_signs text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column spam_signs`.execute(db);
}
