/** A release that migrates, and the way back: commands of docs/operations.md in turn. */
import { openDatabaseForMaintenance } from '#server/database/database.ts';
import { contactPath } from '#contracts/contact.ts';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aContact } from '../support/contact.ts';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';
import { startSite } from '../support/started-site.ts';
import { testSite } from '../support/test-site.ts';

const name = '20991231T2359_add_motto';
const migration = `import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table contact_requests add column motto text\`.execute(db);
}
`;

let folder: string;
/** This project with one migration more. */
let later: CopiedProject;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  cpSync(testSite.directory, join(folder, 'site'), { recursive: true });
  // Of both releases the same, which nothing makes older.
  utimesSync(join(folder, 'site/client/_headers'), new Date('2099-01-01'), new Date('2099-01-01'));
  later = copyProject();
  later.write(`migrations/${name}.ts`, migration);
});
afterAll(() => {
  later.remove();
  rmSync(folder, { recursive: true });
});

async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `release_${randomUUID()}`;
  await client.query(`create database "${url.pathname.slice(1)}"`);
  await client.end();
  return url.href;
}

/** Starts a release on a database, sends a request by that name, and stops it. */
async function serve(databaseUrl: string, naam: string, cwd?: string): Promise<void> {
  const variables = {
    DATABASE_URL: databaseUrl,
    SITE_DIR: join(folder, 'site'),
    MAIL_DIR: join(folder, 'mail'),
  };
  const site = await startSite(variables, cwd);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const answer = await fetch(site.url + contactPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify(aContact({ naam, elapsedMs: 60_000 })),
  });
  expect(answer.status).toBe(201);
  await site.stop();
}

async function look(databaseUrl: string) {
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  const names = await db.selectFrom('contactRequests').select('naam').orderBy('id').execute();
  const migrations = await db
    .selectFrom('kyselyMigration' as never)
    .select('name' as never)
    .execute();
  await db.destroy();
  return {
    names: names.map(({ naam }) => naam),
    last: String(migrations.map(Object.values).flat().sort().at(-1)),
  };
}

test('a release migrates, and the one before starts on what it left', async () => {
  const databaseUrl = await createDatabase();
  await serve(databaseUrl, 'Before');
  expect((await look(databaseUrl)).last).not.toBe(name);

  await serve(databaseUrl, 'Released', later.directory);
  expect(await look(databaseUrl)).toEqual({ names: ['Before', 'Released'], last: name });

  await serve(databaseUrl, 'Back');
  expect(await look(databaseUrl)).toEqual({ names: ['Before', 'Released', 'Back'], last: name });
});
