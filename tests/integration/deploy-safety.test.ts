/** Safeguards of a release in production. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { runScript } from '../support/run-script.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const checkPreview = (variables: Record<string, string>) =>
  runScript(['scripts/check-preview.ts'], { variables });

test('a preview is not built with what belongs to the live site, and does not print it', async () => {
  const live = { DATABASE_URL: 'postgres://site:secret@db/site', SMTP_URL: 'smtp://x:secret@mail' };
  const refused = await checkPreview(live);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('DATABASE_URL, SMTP_URL');
  expect(refused.stderr).not.toContain('secret');
  for (const name of ['NETLIFY_DB_URL', 'IMAP_URL', 'METRICS_TOKEN'])
    expect((await checkPreview({ [name]: 'secret' })).stderr).toContain(name);
  expect(await checkPreview({})).toMatchObject({ stdout: expect.stringContaining('no variable') });
  expect(await checkPreview({ ...live, PREVIEW_VARIABLES: 'own' })).toMatchObject({ code: 0 });
});

test('a function opens one connection to a database other than Neon, and closes it', async () => {
  const databaseUrl = await createTestDatabase();
  const watcher = await createTestServices(databaseUrl);
  const env = {
    AWS_LAMBDA_FUNCTION_NAME: 'contact',
    APP_SECRET: 'known to all who read the tests of it',
    DATABASE_URL: '',
    NETLIFY_DB_URL: databaseUrl,
    SMTP_URL: `${watcher.mailbox.url}?tls.rejectUnauthorized=false`,
  };
  const instances = await Promise.all(
    Array.from({ length: 5 }, () => createTestServices(databaseUrl, { env, mailbox: watcher.mailbox })),
  );
  const others = sql`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const connections = async () => (await others.execute(watcher.db)).rows.length;
  const before = await connections();
  const sent = [...instances, ...instances, ...instances].map((services, index) =>
    sendContact(services, { email: `p${String(index)}@example.nl` }),
  );
  for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
  // One that has just been closed may still be listed; two for each instance would be ten.
  expect((await connections()) - before).toBeLessThan(2 * instances.length);
  await expect.poll(connections).toBe(before);
});

test('the container includes nothing that git ignores, such as variables and backups', () => {
  const left = new Set(read('.dockerignore').split('\n'));
  const ignored = read('.gitignore').split('\n').filter(Boolean);
  expect(ignored.filter((entry) => !left.has(entry.replace(/\/$/, '')))).toEqual([]);
});

test('the unit for systemd is production, also with a file of variables that began as a copy of the example', () => {
  const unit = read('deploy/blinkvast.service');
  const [, start = ''] = /^ExecStart=(.*) scripts\/start\.ts$/m.exec(unit) ?? [];
  const [command = '', ...parameters] = start.replaceAll('/srv/blinkvast', resolve('.')).split(' ');
  const print = [...parameters, '--print', 'process.env.NODE_ENV'];
  const variables = parseEnv(read('.env.example'));
  expect(variables.NODE_ENV).toBe('');
  const env = { PATH: process.env.PATH, ...variables };
  expect(execFileSync(command, print, { encoding: 'utf8', env })).toBe('production\n');
});
