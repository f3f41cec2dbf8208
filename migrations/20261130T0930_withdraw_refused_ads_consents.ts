import { sql, type Kysely } from 'kysely';

const tables = ['contact_requests', 'appointments', 'callback_requests'];

/**
 * A form without consent to advertising now withdraws the consents of earlier forms; before, it
 * only counted as long as it was stored. Planned visits were not sent by the customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      update ${sql.table(table)} earlier set consents_to_ads = false
      where consents_to_ads and exists (
        select from (
          select email, telefoon, created_at, consents_to_ads from contact_requests
          union all
          select email, telefoon, created_at, consents_to_ads from appointments where series_id is null
          union all
          select email, telefoon, created_at, consents_to_ads from callback_requests
        ) later
        where not later.consents_to_ads and later.created_at >= earlier.created_at
        and (lower(later.email) = lower(earlier.email) or later.telefoon = earlier.telefoon))`.execute(db);
}

/** The withdrawals stay. */
export async function down(): Promise<void> {}
