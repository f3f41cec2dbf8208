/** Stores signs of spam that genuine submissions can have too; they cause no quarantine. */
import { sql, type Kysely } from 'kysely';

const tables = ['contact_requests', 'callback_requests', 'appointments', 'applications', 'testimonials'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column spam_signs text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column spam_signs`.execute(db);
}
