/**
 * Stores the content of a mail, which is rendered when the mail is sent, instead of the rendered
 * texts, which need about ten times the space. The columns of the texts stay, for the previous
 * release and the mails that it stored.
 */
import { sql, type Kysely } from 'kysely';

/** `is_kept` is false once the content was removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      alter column text_body drop not null,
      alter column html_body drop not null,
      add column body jsonb check (jsonb_typeof(body) = 'object'),
      add column is_kept boolean not null
        generated always as (body is not null or coalesce(text_body, '') <> '') stored`.execute(db);
}

/** Gives up waiting mails without a rendered text, which the previous release would send empty. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update outbox set dead_at = now() where text_body is null and body is not null and sent_at is null`.execute(
    db,
  );
  await sql`update outbox set text_body = coalesce(text_body, ''), html_body = coalesce(html_body, '')`.execute(
    db,
  );
  await sql`
    alter table outbox drop column is_kept, drop column body,
      alter column text_body set not null, alter column html_body set not null`.execute(db);
}
