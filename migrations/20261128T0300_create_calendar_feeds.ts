/** Lets staff replace the URL of a team's calendar feed, as when somebody leaves the team. */
import { sql, type Kysely } from 'kysely';

/** The signature of the URL includes the version; a team without a row has version 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      team smallint primary key,
      version integer not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table calendar_feeds`.execute(db);
}
