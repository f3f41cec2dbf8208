/** Adds partial indexes for waiting and quarantined requests, which are few and searched most. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index requests_waiting_by_words on requests using gin (search)
    where status = 'pending' and quarantine_reasons = '{}'`.execute(db);
  await sql`create index requests_suspicious_by_words on requests using gin (search)
    where quarantine_reasons <> '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index requests_waiting_by_words`.execute(db);
  await sql`drop index requests_suspicious_by_words`.execute(db);
}
