/**
 * Creates the list of requests, which has a row per submission of any kind, so that one index
 * serves the list of all kinds; triggers synchronize the rows. Adds a timeline of events, and a
 * status for the two kinds that had none.
 */
import { sql, type Kysely } from 'kysely';

const kinds = {
  contact_requests: 'contact',
  callback_requests: 'callback',
  appointments: 'appointment',
  applications: 'application',
  testimonials: 'testimonial',
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addStatuses(db);
  await createRequests(db);
  await createIndexes(db);
  await createEvents(db);
  await createSync(db);
  await sql`create index outbox_of_reference on outbox (reference)`.execute(db);
}

/** Quote requests older than a week are assumed to have been answered by mail or telephone. */
async function addStatuses(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_requests add column status text not null default 'pending'
    check (status in ('pending', 'answered', 'won', 'lost'))`.execute(db);
  await sql`update contact_requests set status = 'answered' where created_at < now() - interval '7 days'`.execute(
    db,
  );
  await sql`alter table testimonials add column status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected'))`.execute(db);
  await sql`update testimonials set status = 'approved' where is_approved`.execute(db);
  await sql`alter table testimonials drop column is_approved,
    add column is_approved boolean not null generated always as (status = 'approved') stored`.execute(db);
}

/**
 * `sort_at` is the deadline, or two weeks after arrival where nothing was promised. `answered_at`
 * is when staff first changed the status.
 */
async function createRequests(db: Kysely<unknown>): Promise<void> {
  // Splits a text into words without accents and punctuation. The column `search` below also has
  // the telephone number in national notation, and the reference without its prefix and hyphens.
  await sql`
    create function search_words(words text) returns text[] language sql immutable parallel safe as $$
      select string_to_array(btrim(lower(regexp_replace(
        regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]+', '', 'g'),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf]+', ' ', 'g'))), ' ')
    $$`.execute(db);
  await sql`
    create table requests (
      reference text primary key,
      kind text not null check (kind in ('contact', 'callback', 'appointment', 'application', 'testimonial')),
      status text not null,
      locale text not null,
      name text not null,
      company text,
      email text,
      phone text,
      quarantine_reasons text[] not null,
      created_at timestamptz not null,
      due_at timestamptz,
      sort_at timestamptz not null,
      answered_at timestamptz,
      assignee_id integer references users (id) on delete set null,
      is_demo boolean not null default false,
      search tsvector not null generated always as (array_to_tsvector(search_words(
        name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
        || coalesce(regexp_replace(phone, '^\\+31', '0'), '') || ' ' || reference || ' '
        || replace(substr(reference, 5), '-', '')))) stored
    )`.execute(db);
}

/** One index per view of the list; those of waiting requests are small. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const column of ['kind', 'locale', 'assignee_id']) {
    await sql`create index ${sql.id(`requests_waiting_by_${column}`)} on requests (${sql.id(column)}, sort_at, reference)
      where status = 'pending' and quarantine_reasons = '{}'`.execute(db);
  }
  await sql`create index requests_waiting on requests (sort_at, reference)
    where status = 'pending' and quarantine_reasons = '{}'`.execute(db);
  for (const column of ['kind', 'locale', 'status', 'assignee_id']) {
    await sql`create index ${sql.id(`requests_by_${column}`)} on requests (${sql.id(column)}, created_at, reference)`.execute(
      db,
    );
  }
  await sql`create index requests_by_age on requests (created_at, reference)`.execute(db);
  await sql`create index requests_quarantined on requests (created_at, reference)
    where quarantine_reasons <> '{}'`.execute(db);
  await sql`create index requests_by_email on requests (lower(email))`.execute(db);
  await sql`create index requests_by_words on requests using gin (search)`.execute(db);
}

/** The timeline of a request; `text` is a note, or a reason in the user's own words. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_events (
      id integer generated always as identity primary key,
      reference text not null references requests (reference) on delete cascade,
      user_id integer references users (id) on delete set null,
      kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
      text text check (char_length(text) between 1 and 4000),
      detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index request_events_of_request on request_events (reference, id)`.execute(db);
}

async function createSync(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sync_request() returns trigger language plpgsql as $$
    declare
      answers jsonb := to_jsonb(new);
    begin
      insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons,
        created_at, due_at, sort_at)
      values (new.reference, tg_argv[0], new.status, new.locale, coalesce(answers ->> 'naam', answers ->> 'customer_name'),
        coalesce(answers ->> 'bedrijf', answers ->> 'company'), answers ->> 'email', answers ->> 'telefoon',
        new.quarantine_reasons, new.created_at, new.due_at, coalesce(new.due_at, new.created_at + interval '14 days'))
      on conflict (reference) do update set
        status = excluded.status, locale = excluded.locale, name = excluded.name, company = excluded.company,
        email = excluded.email, phone = excluded.phone, quarantine_reasons = excluded.quarantine_reasons,
        created_at = excluded.created_at, due_at = excluded.due_at, sort_at = excluded.sort_at;
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
  for (const [table, kind] of Object.entries(kinds)) await syncTable(db, table, kind);
  await addPresent(db);
}

/** Ignores updates without a change, which repeated submissions cause. */
async function syncTable(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  const on = sql.table(table);
  const argument = sql.lit(kind);
  await sql`create trigger request_added after insert on ${on}
    for each row execute function sync_request(${argument})`.execute(db);
  await sql`create trigger request_changed after update on ${on}
    for each row when (old.* is distinct from new.*) execute function sync_request(${argument})`.execute(db);
  await sql`create trigger request_removed after delete on ${on}
    for each row execute function remove_request()`.execute(db);
  await sql`create trigger requests_removed after truncate on ${on}
    for each statement execute function remove_requests(${argument})`.execute(db);
}

/** Adds the existing requests by an update without a change, which `request_changed` ignores. */
async function addPresent(db: Kysely<unknown>): Promise<void> {
  for (const [table, kind] of Object.entries(kinds)) {
    const on = sql.table(table);
    await sql`create trigger request_present after update on ${on}
      for each row execute function sync_request(${sql.lit(kind)})`.execute(db);
    await sql`update ${on} set reference = reference`.execute(db);
    await sql`drop trigger request_present on ${on}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outbox_of_reference`.execute(db);
  for (const table of Object.keys(kinds)) {
    for (const name of ['request_added', 'request_changed', 'request_removed', 'requests_removed'])
      await sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`.execute(db);
  }
  await sql`drop function sync_request()`.execute(db);
  await sql`drop function remove_request()`.execute(db);
  await sql`drop function remove_requests()`.execute(db);
  await sql`drop table request_events`.execute(db);
  await sql`drop table requests`.execute(db);
  await sql`drop function search_words(text)`.execute(db);
  await sql`alter table contact_requests drop column status`.execute(db);
  await sql`alter table testimonials drop column is_approved,
    add column is_approved boolean not null default false`.execute(db);
  await sql`update testimonials set is_approved = true where status = 'approved'`.execute(db);
  await sql`alter table testimonials drop column status`.execute(db);
}
