import { sql, type Kysely } from 'kysely';

const tables = ['contact_requests', 'appointments', 'callback_requests'];
const keys = { email: sql`lower(form.email)`, phone: sql`form.telefoon` };

/**
 * A form without consent to advertising now withdraws the consents of earlier forms with the same
 * address or number; before, a refusal counted only while its form was stored. Planned visits were
 * not sent by the customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const [name, key] of Object.entries({ email: sql`lower(email)`, phone: sql`telefoon` }))
      await sql`create index ${sql.id(`${table}_consented_${name}`)} on ${sql.table(table)} (${key})
        where consents_to_ads`.execute(db);
  const refusals = Object.entries(keys).map(
    ([name, key]) => sql`${sql.id(`refused_${name}`)} as (
      select ${key} as key, max(created_at) as at from form where not consents_to_ads group by 1)`,
  );
  const withdrawals = tables.map((table) => {
    const refused = Object.entries(keys).map(
      ([name, key]) => sql`
        select form.reference from ${sql.table(table)} form join ${sql.id(`refused_${name}`)} on key = ${key}
        where consents_to_ads and at >= created_at`,
    );
    return sql`${sql.id(`withdrawn_${table}`)} as (
      update ${sql.table(table)} set consents_to_ads = false
      where reference in (${sql.join(refused, sql` union `)}))`;
  });
  await sql`
    with form as (
      select email, telefoon, created_at, consents_to_ads from contact_requests
      union all
      select email, telefoon, created_at, consents_to_ads from appointments where series_id is null
      union all
      select email, telefoon, created_at, consents_to_ads from callback_requests
    ), ${sql.join([...refusals, ...withdrawals])}
    select`.execute(db);
}

/** The withdrawals stay. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const name of Object.keys(keys))
      await sql`drop index ${sql.id(`${table}_consented_${name}`)}`.execute(db);
}
