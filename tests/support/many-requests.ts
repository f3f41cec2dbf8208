/** A table of requests as a company has it after years. */
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';

/**
 * Adds so many requests over two years: of every kind and language, two of a hundred waiting, some
 * with somebody, one of a hundred suspicious, two hundred of the demo; a testimonial has no
 * address. One in 17, in 51 and in 101 is of a company by a sea, a few of the newest of one on new
 * land. Straight into the list, since its own tables have no part in reading it.
 */
export async function addManyRequests(db: Database, count: number, userId: number): Promise<void> {
  await sql`
    insert into requests (reference, kind, status, locale, name, company, email, phone, quarantine_reasons, created_at,
      due_at, sort_at, assignee_id, is_demo)
    select 'OFF-' || lpad(number::text, 8, '0'), kind,
      case when number % 50 = 0 then 'pending' else answered end,
      (array['nl', 'nl', 'nl', 'en', 'de', 'fr', 'es', 'ar'])[1 + number % 8],
      (array['Sanne', 'Daan', 'Fatima', 'Joris', 'Emma', 'Mehmet'])[1 + number % 6] || ' ' || md5(number::text),
      'Bedrijf ' || md5((number % 9000)::text) || case when number % 17 = 3 then ' Zuiderzee' else '' end
        || case when number % 51 = 3 then ' Noordzee' else '' end || case when number % 101 = 3 then ' Waddenzee' else '' end
        || case when number <= 280 and number % 20 = 3 then ' Nieuwland' else '' end,
      case when number % 5 <> 4 then 'persoon' || number % 40000 || '@voorbeeld.example' end,
      '+316' || lpad((number * 7919 % 100000000)::text, 8, '0'),
      case when number % 100 = 7 then array['links'] else '{}'::text[] end,
      created_at, created_at + interval '1 day', created_at + interval '1 day',
      case when number % 40 = 0 then ${userId}::int end, number <= 200
    from generate_series(1, ${count}::int) as number,
      lateral (select timestamptz '2026-11-20T10:00:00Z' - number * interval '10 minutes' as created_at) as moments,
      lateral (select (array['contact', 'callback', 'appointment', 'application', 'testimonial'])[1 + number % 5] as kind,
        (array['answered', 'called', 'completed', 'rejected', 'approved'])[1 + number % 5] as answered) as kinds`.execute(
    db,
  );
  await sql`vacuum analyze requests`.execute(db);
}

/** Adds so many mails, all but a few sent, and subscriptions, with the views of colleagues. */
export async function addManyMails(db: Database, count: number, userId: number): Promise<void> {
  await sql`
    insert into outbox (message_id, reference, recipient, reply_to, subject, body, created_at, sent_at, dead_at)
    select '<' || number || '@example.nl>', 'OFF-' || lpad(number::text, 8, '0'),
      'persoon' || number % 40000 || '@voorbeeld.example', 'info@example.nl', 'Uw aanvraag',
      '{"subject": "Uw aanvraag", "blocks": [], "locale": "nl", "reason": ""}',
      created_at, case when number % 1000 <> 0 then created_at end, case when number % 1000 = 0 then created_at end
    from generate_series(1, ${count}::int) as number,
      lateral (select timestamptz '2026-11-20T10:00:00Z' - number * interval '5 minutes' as created_at) as moments`.execute(
    db,
  );
  await sql`
    insert into newsletter_subscribers (email, public_id, locale)
    select 'persoon' || number || '@voorbeeld.example', gen_random_uuid(), 'nl'
    from generate_series(1, ${count}::int) as number`.execute(db);
  await sql`
    with colleague as (
      insert into users (username, role, password_hash)
      select 'collega-' || number, 'team-leader', repeat('x', 40) from generate_series(1, 1000) as number returning id
    )
    insert into saved_views (user_id, name, query, created_at)
    select id, 'Weergave ' || number, 'taal=de', now() from colleague, generate_series(1, 10) as number
    union all select ${userId}::int, 'Mijn', 'mijn=1', now()`.execute(db);
  for (const table of largeTables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/**
 * Adds so many events, and as many rows to the tables of the forms that have more than a few, each
 * like one that was sent and in no list.
 */
export async function addManyRows(db: Database, count: number): Promise<void> {
  await sql`
    insert into request_events (reference, kind, created_at)
    select reference, 'note', created_at from requests limit ${count}`.execute(db);
  await sql`vacuum analyze request_events`.execute(db);
  for (const table of ['contact_requests', 'callback_requests', 'appointments', 'applications'])
    await copyRow(db, table, count);
}

/** What a row must have for itself. */
const own = sql`jsonb_build_object('id', 1000000 + number, 'reference', 'COPY-' || number,
  'submission_id', gen_random_uuid(), 'team', null)`;

async function copyRow(db: Database, name: string, count: number): Promise<void> {
  const table = sql.table(name);
  await sql`alter table ${table} disable trigger user`.execute(db);
  await sql`
    insert into ${table} overriding system value
    select made.*
    from (select * from ${table} limit 1) as sent, generate_series(1, ${count}::int) as number,
      lateral jsonb_populate_record(null::${table}, to_jsonb(sent) || ${own}) as made`.execute(db);
  await sql`alter table ${table} enable trigger user`.execute(db);
  await sql`vacuum analyze ${table}`.execute(db);
}

const largeTables = ['outbox', 'newsletter_subscribers', 'saved_views', 'users'];
