import { sql, type Kysely } from 'kysely';

const tables = [
  'contact_requests',
  'callback_requests',
  'appointments',
  'applications',
  'testimonials',
] as const;

/** The visitor's consent to advertising in the cookie banner; false when unknown. */
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
