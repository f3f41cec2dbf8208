import { sql, type Kysely } from 'kysely';

/** The health check counts these mails; a stranger can cause thousands of withheld ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index outbox_given_up on outbox (dead_at)
    where dead_at is not null and withheld is null and not is_refused`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outbox_given_up`.execute(db);
}
