/**
 * The source of a request: the page of its form, and the kind of the referring site. Adds the
 * indexes of the statistics.
 */
import { sql, type Kysely } from 'kysely';

const tables = [
  'contact_requests',
  'callback_requests',
  'appointments',
  'applications',
  'testimonials',
  'requests',
];

/** Codes only, never a URL; null when unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`
      alter table ${sql.table(table)}
        add column page text check (page ~ '^[a-zA-Z]{1,40}$'),
        add column referrer text check (referrer in ('direct', 'search', 'social', 'own', 'other'))`.execute(
      db,
    );
  }
  await replaceSync(db, ['page', 'referrer']);
  await sql`
    create index requests_for_figures on requests (created_at)
      include (kind, locale, status, due_at, answered_at, page, referrer)
      where quarantine_reasons = '{}'`.execute(db);
  await sql`
    create index appointments_by_day on appointments (appointment_date)
      include (time_slot, team, status) where team is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index requests_for_figures, appointments_by_day`.execute(db);
  await replaceSync(db, []);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop column page, drop column referrer`.execute(db);
}

/** Copies the added columns of each table to the columns of the same names in `requests`. */
async function replaceSync(db: Kysely<unknown>, added: string[]): Promise<void> {
  const names = added.map((name) => `, ${name}`).join('');
  const values = added.map((name) => `, answers ->> '${name}'`).join('');
  const updates = added.map((name) => `, ${name} = excluded.${name}`).join('');
  await sql`
    create or replace function sync_request() returns trigger language plpgsql as $$
    declare
      answers jsonb := to_jsonb(new);
    begin
      insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons,
        created_at, due_at, sort_at${sql.raw(names)})
      values (new.reference, tg_argv[0], new.status, new.locale, coalesce(answers ->> 'naam', answers ->> 'customer_name'),
        coalesce(answers ->> 'bedrijf', answers ->> 'company'), answers ->> 'email', answers ->> 'telefoon',
        new.quarantine_reasons, new.created_at, new.due_at,
        coalesce(new.due_at, new.created_at + interval '14 days')${sql.raw(values)})
      on conflict (reference) do update set
        status = excluded.status, locale = excluded.locale, name = excluded.name, company = excluded.company,
        email = excluded.email, phone = excluded.phone, quarantine_reasons = excluded.quarantine_reasons,
        created_at = excluded.created_at, due_at = excluded.due_at, sort_at = excluded.sort_at${sql.raw(updates)};
      return null;
    end $$`.execute(db);
}
