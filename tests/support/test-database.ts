/** A migrated PostgreSQL database of a test file's own. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { template } from './postgres-template.ts';

/** Creates the database and gives its address. */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID()}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database "${name}" template "${template}"`);
  await client.end();
  url.pathname = name;
  return url.href;
}
