/**
 * Stores the deadline of the company's promise with each submission, so that a change of the rules
 * does not move the deadline.
 */
import { sql, type Kysely } from 'kysely';

/** The promised period for existing rows, by table; null where nothing is promised. */
const earlierPromises = {
  contact_requests: '1 day',
  appointments: '1 day',
  callback_requests: '1 day',
  applications: '7 days',
  testimonials: null,
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, period] of Object.entries(earlierPromises)) {
    await sql`alter table ${sql.table(table)} add column due_at timestamptz`.execute(db);
    await sql`update ${sql.table(table)} set due_at = created_at + ${period}::interval`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(earlierPromises))
    await sql`alter table ${sql.table(table)} drop column due_at`.execute(db);
}
