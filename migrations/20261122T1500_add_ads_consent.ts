import { sql, type Kysely } from 'kysely';

const tables = [
  'contact_requests',
  'callback_requests',
  'appointments',
  'applications',
  'testimonials',
] as const;

/** Whether the visitor allowed advertisements in the cookie bar when the form was sent. Unknown is no. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column consents_to_ads boolean not null default false`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop column consents_to_ads`.execute(db);
}
