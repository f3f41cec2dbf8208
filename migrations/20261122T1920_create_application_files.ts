/** CVs that were sent as files, each of which is removed with its application. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_files (
      reference text primary key references applications (reference) on delete cascade,
      name text not null check (char_length(name) between 1 and 100),
      type text not null check (
        type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')
      ),
      content bytea not null check (octet_length(content) between 1 and 5242880)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table application_files`.execute(db);
}
