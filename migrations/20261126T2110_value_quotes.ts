/**
 * Adds the amount of a quote, and the reason when it is lost. Prices get cents; amounts in whole
 * euros keep their value.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_requests
      add column quote_amount numeric(8, 2) check (quote_amount > 0),
      add column quote_unit text check (quote_unit in ('month', 'visit')),
      add column lost_reason text check (lost_reason in ('price', 'planning', 'choice', 'silence', 'other')),
      add constraint contact_requests_quote_is_whole check ((quote_amount is null) = (quote_unit is null))`.execute(
    db,
  );
  await sql`alter table appointments alter column estimated_price type numeric(8, 2)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments alter column estimated_price type integer`.execute(db);
  await sql`
    alter table contact_requests drop constraint contact_requests_quote_is_whole, drop column quote_amount,
      drop column quote_unit, drop column lost_reason`.execute(db);
}
