/**
 * Stores a customer's reply by mail as an event of the request, with its attachments. The
 * request waits again, whatever its status, until somebody handles it.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests add column customer_wrote_at timestamptz`.execute(db);
  await replaceWaitsFrom(db, sql`when customer_wrote_at is not null then customer_wrote_at`);
  await replaceTextCheck(db, 20_000);
  // Each mail is stored once.
  await sql`create unique index request_events_of_mail on request_events (reference, (detail ->> 'messageId'))
    where detail ->> 'messageId' is not null`.execute(db);
  await sql`
    create table received_files (
      id integer generated always as identity primary key,
      event_id integer not null references request_events (id) on delete cascade,
      name text not null check (char_length(name) between 1 and 100),
      type text not null check (
        type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')
      ),
      content bytea not null check (octet_length(content) between 1 and 5242880)
    )`.execute(db);
  await sql`create index received_files_of_event on received_files (event_id)`.execute(db);
  // The UID of the last mail read (RFC 9051, 2.3.1.1), and the number of unread mails.
  await sql`
    create table inbox (
      is_only boolean primary key default true check (is_only),
      uid_validity bigint not null,
      last_uid bigint not null,
      unread integer not null
    )`.execute(db);
  await sql`insert into schedule_runs (name, ran_at) values ('receive-mail', now())`.execute(db);
}

/** Throws when a mail is longer than the previous maximum length of an event's text. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from schedule_runs where name = 'receive-mail'`.execute(db);
  await sql`drop table inbox`.execute(db);
  await sql`drop table received_files`.execute(db);
  await sql`drop index request_events_of_mail`.execute(db);
  await replaceTextCheck(db, 4000);
  await replaceWaitsFrom(db, sql``);
  await sql`alter table requests drop column customer_wrote_at`.execute(db);
}

/** PostgreSQL before 17 cannot change a generated column; dropping the column drops its index. */
async function replaceWaitsFrom(db: Kysely<unknown>, first: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table requests drop column waits_from`.execute(db);
  await sql`
    alter table requests add column waits_from timestamptz generated always as (
      case
        when quarantine_reasons <> '{}' then null
        ${first}
        when follow_up_status = status then follow_up_at
        when status = 'pending' then '2000-01-01T00:00:00Z'
      end) stored`.execute(db);
  await sql`create index requests_waiting on requests (sort_at, reference) where waits_from is not null`.execute(
    db,
  );
}

async function replaceTextCheck(db: Kysely<unknown>, maxLength: number): Promise<void> {
  await sql`
    alter table request_events
      drop constraint request_events_text_check,
      add constraint request_events_text_check check (char_length(text) between 1 and ${sql.lit(maxLength)})`.execute(
    db,
  );
}
