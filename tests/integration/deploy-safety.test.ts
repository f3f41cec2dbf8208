/** Safeguards of a release in production. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { runScript } from '../support/run-script.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const checkPreview = (variables: Record<string, string>) =>
  runScript(['scripts/check-preview.ts'], { variables });

test('a preview is not built with variables of the live site, and their values are not printed', async () => {
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

test('the container includes nothing that git ignores, such as variables and backups', () => {
  const left = new Set(read('.dockerignore').split('\n'));
  const ignored = read('.gitignore').split('\n').filter(Boolean);
  expect(ignored.filter((entry) => !left.has(entry.replace(/\/$/, '')))).toEqual([]);
});

test('the systemd unit runs in production mode, also with a variables file copied from the example', () => {
  const unit = read('deploy/blinkvast.service');
  const [, start = ''] = /^ExecStart=(.*) scripts\/start\.ts$/m.exec(unit) ?? [];
  const [command = '', ...parameters] = start.replaceAll('/srv/blinkvast', resolve('.')).split(' ');
  const print = [...parameters, '--print', 'process.env.NODE_ENV'];
  const variables = parseEnv(read('.env.example'));
  expect(variables.NODE_ENV).toBe('');
  const env = { PATH: process.env.PATH, ...variables };
  expect(execFileSync(command, print, { encoding: 'utf8', env })).toBe('production\n');
});
