/** The last run of each schedule, and the problems reported to the administrator. */
import { sql, type Kysely } from 'kysely';

const names = ['apply-retention', 'deliver-mail', 'publish-changes', 'release-holds', 'send-digest'];

/** Records a run of each schedule now, so that a schedule that never runs is reported as late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table schedule_runs (name text primary key, ran_at timestamptz not null)`.execute(db);
  for (const name of names)
    await sql`insert into schedule_runs (name, ran_at) values (${name}, now())`.execute(db);
  await sql`create table health_alerts (problem text primary key, told_at timestamptz not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table health_alerts`.execute(db);
  await sql`drop table schedule_runs`.execute(db);
}
