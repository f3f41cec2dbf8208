/**
 * Starts one PostgreSQL for all integration tests, with a migrated database that each test file
 * copies.
 */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from './postgres.ts';

export const template = 'blinkvast_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database from which others can be created. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await createTemplate(server);
  project.provide('postgresUrl', server.urlOf('postgres'));
  return () => server.remove();
}

/** Creates a migrated, empty database. */
export async function createTemplate(server: PostgresServer): Promise<void> {
  await server.createDatabase(template);
  const databaseUrl = server.urlOf(template);
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  await migrateToLatest(db);
  await db.destroy();
}
