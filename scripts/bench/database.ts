/** A PostgreSQL server for the benchmark, with the site's schema. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { listRequests } from '../demo/list-requests.ts';
import { sql } from 'kysely';
import { startPostgres } from '../../tests/support/postgres.ts';

/** Options for a server as durable as in production: every commit is flushed to disk. */
const durable = ['-c', 'fsync=on', '-c', 'full_page_writes=on', '-c', 'synchronous_commit=on'];

const requestsBefore = 5000;

/**
 * Runs `work` with a temporary database. It contains some requests, because Postgres plans a
 * sequential scan for an empty table.
 */
export async function withDatabase<Result>(work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres(durable);
  try {
    await postgres.createDatabase('bench');
    const databaseUrl = postgres.urlOf('bench');
    await fill(databaseUrl);
    return await work(databaseUrl);
  } finally {
    await postgres.remove();
  }
}

async function fill(databaseUrl: string): Promise<void> {
  await using db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  await migrateToLatest(db);
  await sql`
    insert into contact_requests (naam, bedrijf, email, service, submission_id, reference, locale)
    select 'Noor', 'De Linde', 'noor' || number || '@delinde.example', 'mkb', gen_random_uuid(), 'OFF-' || number, 'nl'
    from generate_series(1, ${requestsBefore}::int) as number`.execute(db);
  await listRequests(db);
  await sql`vacuum analyze`.execute(db);
}
