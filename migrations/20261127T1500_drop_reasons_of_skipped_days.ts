/**
 * Removes the reasons of skipped days from the events of series: the reason of a closure may name a
 * colleague, and an event is part of the data to which a customer has access (GDPR, art. 15).
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceSkipped(db, `skipped - 'why'`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceSkipped(db, `skipped || '{"why":"gesloten"}'`);
}

async function replaceSkipped(db: Kysely<unknown>, entry: string): Promise<void> {
  await sql`
    update request_events set detail = jsonb_set(detail, '{skipped}', coalesce(
      (select jsonb_agg(${sql.raw(entry)}) from jsonb_array_elements(detail -> 'skipped') as skipped), '[]'))
    where kind like 'series-%' and detail ? 'skipped'`.execute(db);
}
