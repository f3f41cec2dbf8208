/** What keeps a release from doing harm where it is put. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

const read = (file: string) => readFileSync(file, 'utf8');

function works(command: string, ...given: string[]): boolean {
  try {
    execFileSync(command, given, { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

describe('a preview', () => {
  const check = (variables: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['scripts/check-preview.ts'], {
      env: { PATH: process.env.PATH, ...variables },
    }).catch((error: unknown) => error);

  test('is not built with what belongs to the live site, and does not print it', async () => {
    const live = { DATABASE_URL: 'postgres://site:secret@db/site', SMTP_URL: 'smtp://x:secret@mail' };
    const refused = (await check(live)) as { code: number; stderr: string };
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('DATABASE_URL, SMTP_URL');
    expect(refused.stderr).not.toContain('secret');
    expect(await check({})).toMatchObject({ stdout: expect.stringContaining('no variable') });
    expect(await check({ ...live, PREVIEW_VARIABLES: 'own' })).toHaveProperty('stdout');
  });

  test.each(['deploy-preview', 'branch-deploy'])('of the kind %s is checked before it is built', (kind) => {
    expect(read('netlify.toml')).toMatch(
      new RegExp(`\\[context\\.${kind}\\]\\ncommand = "npm run check:preview && npm run build"`),
    );
  });
});

test('a function takes one connection of a database that is not Neon’s, and gives it back', async () => {
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
  const connections = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      watcher.db,
    );
    return rows.length;
  };
  const others = await connections();
  const sent = instances.flatMap((services) =>
    [1, 2, 3].map((number) => sendContact(services, { email: `p${String(number)}@example.nl` })),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await connections()) - others).toBeLessThanOrEqual(instances.length);
  await expect.poll(connections).toBe(others);
});

describe('the container', () => {
  const dockerfile = read('Dockerfile');

  test('runs as nobody in particular, without npm in between, and says whether it lives', () => {
    expect(dockerfile).toMatch(
      /\nUSER node\n[^]*\nHEALTHCHECK [^]*\nCMD \["node", "scripts\/start\.ts"\]\n$/,
    );
    expect(existsSync('scripts/start.ts')).toBe(true);
  });

  test('takes nothing along that git leaves out, such as variables and backups', () => {
    const left = new Set(read('.dockerignore').split('\n'));
    const ignored = read('.gitignore').split('\n').filter(Boolean);
    expect(ignored.filter((entry) => !left.has(entry.replace(/\/$/, '')))).toEqual([]);
  });

  test.skipIf(!works('docker', 'info'))('is built, and becomes healthy', async () => {
    const run = promisify(execFile);
    const tag = `blinkvast-test-${String(process.pid)}`;
    await run('docker', ['build', '--tag', tag, '.']);
    onTestFinished(() => void execFileSync('docker', ['rm', '--force', tag]));
    const variables = ['NODE_ENV=development', 'TRUST_PROXY=true'].flatMap((value) => ['--env', value]);
    await run('docker', ['run', '--detach', '--name', tag, ...variables, tag]);
    const status = async () =>
      (await run('docker', ['inspect', '--format', '{{.State.Health.Status}}', tag])).stdout.trim();
    await expect.poll(status, { timeout: 8 * 60_000, interval: 2000 }).toBe('healthy');
    expect((await run('docker', ['exec', tag, 'id', '-u'])).stdout).toBe('1000\n');
  });
});

test('the guide makes a file of variables as Docker reads it: quotes would be a part of the value', () => {
  const [, script = ''] = /`sed "([^"]+)" \/etc\/blinkvast\.env/.exec(read('docs/operations.md')) ?? [];
  const input = "# why\nNODE_ENV=\nMAIL_TO='a@example.nl'\nHOST=127.0.0.1\nPORT=8888\n";
  expect(execFileSync('sed', [script], { encoding: 'utf8', input })).toBe(
    'MAIL_TO=a@example.nl\nPORT=8888\n',
  );
});

describe('the unit for systemd', () => {
  const unit = read('deploy/blinkvast.service');

  test('starts what is there', () => {
    const [, command = '', script = ''] = /^ExecStart=.* \/srv\/blinkvast\/(\S+) (\S+)$/m.exec(unit) ?? [];
    expect([existsSync(command), existsSync(script)]).toEqual([true, true]);
  });

  test('is production, also with a file of variables that began as a copy of the example', () => {
    const [, start = ''] = /^ExecStart=(.*) scripts\/start\.ts$/m.exec(unit) ?? [];
    const [command = '', ...parameters] = start.replaceAll('/srv/blinkvast', resolve('.')).split(' ');
    const print = [...parameters, '--print', 'process.env.NODE_ENV'];
    const variables = parseEnv(read('.env.example'));
    expect(variables.NODE_ENV).toBe('');
    const env = { PATH: process.env.PATH, ...variables };
    expect(execFileSync(command, print, { encoding: 'utf8', env })).toBe('production\n');
  });

  test.skipIf(!works('systemd-analyze', '--version'))('is one that systemd takes', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'blinkvast-unit-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const file = join(directory, 'blinkvast.service');
    await writeFile(file, unit.replaceAll('/srv/blinkvast', resolve('.')));
    const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', '--man=no', file]);
    expect(stderr.split('\n').filter((line) => line.includes('blinkvast.service'))).toEqual([]);
  });
});
