/** Edited templates of replies; a template without a row has its default texts. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `texts` is by language; `version` detects concurrent edits.
  await sql`
    create table reply_templates (
      code text primary key check (char_length(code) between 1 and 40),
      texts jsonb not null check (jsonb_typeof(texts) = 'object'),
      version integer not null default 1
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reply_templates`.execute(db);
}
