/** A PostgreSQL of the bench's own, with the tables of the site. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { startPostgres } from '../../tests/support/postgres.ts';

/** As in production: what was answered is on the disk. */
const durable = ['-c', 'fsync=on', '-c', 'full_page_writes=on', '-c', 'synchronous_commit=on'];

/** Runs the work with the address of the database, which is gone afterwards. */
export async function withDatabase<Result>(work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres(durable);
  try {
    await postgres.createDatabase('bench');
    const databaseUrl = postgres.urlOf('bench');
    await migrate(databaseUrl);
    return await work(databaseUrl);
  } finally {
    await postgres.remove();
  }
}

async function migrate(databaseUrl: string): Promise<void> {
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  await migrateToLatest(db);
  await db.destroy();
}
