/**
 * Drops the triggers: the statement that writes a submission also writes its row in `requests`, so
 * that a new form needs no trigger.
 */
import { sql, type Kysely } from 'kysely';

const kinds = {
  contact_requests: 'contact',
  callback_requests: 'callback',
  appointments: 'appointment',
  applications: 'application',
  testimonials: 'testimonial',
};

const words = [
  ...['service', 'bericht', 'onderwerp', 'special_requests', 'functie', 'adres', 'motivatie', 'cv'],
  ...['location', 'testimonial_text'],
];

const triggers = ['request_added', 'request_changed', 'request_removed', 'requests_removed'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(kinds)) {
    for (const name of triggers) await sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`.execute(db);
  }
  await sql`drop function sync_request(), remove_request(), remove_requests()`.execute(db);
  await sql`alter table requests drop constraint requests_kind_check`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests add constraint requests_kind_check
    check (kind in (${sql.join(Object.values(kinds).map((kind) => sql.lit(kind)))}))`.execute(db);
  await createFunctions(db);
  for (const [table, kind] of Object.entries(kinds)) {
    const on = sql.table(table);
    const argument = sql.lit(kind);
    await sql`create trigger request_added after insert on ${on}
      for each row execute function sync_request(${argument})`.execute(db);
    await sql`create trigger request_changed after update on ${on}
      for each row when (old.* is distinct from new.*) execute function sync_request(${argument})`.execute(
      db,
    );
    await sql`create trigger request_removed after delete on ${on}
      for each row execute function remove_request()`.execute(db);
    await sql`create trigger requests_removed after truncate on ${on}
      for each statement execute function remove_requests(${argument})`.execute(db);
  }
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sync_request() returns trigger language plpgsql as $$
    declare
      answers jsonb := to_jsonb(new);
    begin
      insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons,
        created_at, due_at, sort_at, page, referrer, words)
      values (new.reference, tg_argv[0], new.status, new.locale, coalesce(answers ->> 'naam', answers ->> 'customer_name'),
        coalesce(answers ->> 'bedrijf', answers ->> 'company'), answers ->> 'email', answers ->> 'telefoon',
        new.quarantine_reasons, new.created_at, new.due_at,
        coalesce(new.created_at - case answers ->> 'onderwerp'
            when 'spoedhulp' then interval '20 years' when 'klacht' then interval '10 years' end,
          new.due_at, new.created_at + interval '14 days'), answers ->> 'page', answers ->> 'referrer',
        concat_ws(' ', ${sql.join(words.map((name) => sql`answers ->> ${sql.lit(name)}`))}))
      on conflict (reference) do update set
        status = excluded.status, locale = excluded.locale, name = excluded.name, company = excluded.company,
        email = excluded.email, phone = excluded.phone, quarantine_reasons = excluded.quarantine_reasons,
        created_at = excluded.created_at, due_at = excluded.due_at, sort_at = excluded.sort_at,
        page = excluded.page, referrer = excluded.referrer, words = excluded.words;
      return null;
    end $$`.execute(db);
  await sql`
    create function remove_request() returns trigger language plpgsql as $$
    begin
      delete from requests where reference = old.reference;
      return null;
    end $$`.execute(db);
  await sql`
    create function remove_requests() returns trigger language plpgsql as $$
    begin
      delete from requests where kind = tg_argv[0];
      return null;
    end $$`.execute(db);
}
