/**
 * Waiting and quarantined requests are few, and searched most. Their partial indexes return no
 * requests of other views.
 */
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
