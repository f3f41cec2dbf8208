/** What keeps the site from its work is found, and said with its cure. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { judgeVersion } from '../../scripts/doctor/database.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { createTestDatabase } from '../support/test-database.ts';

let good: Record<string, string>;
let plainMailbox: Mailbox;

/** A live site at which nothing is wrong. */
beforeAll(async () => {
  const mailbox = await openMailbox({ canEncrypt: true });
  plainMailbox = await openMailbox();
  good = {
    NODE_ENV: 'production',
    DATABASE_URL: await createTestDatabase(),
    SMTP_URL: `${mailbox.url}?tls.rejectUnauthorized=false`,
    APP_SECRET: 'known to all who read the tests of it',
    MAIL_FROM: 'info@blinkvast.nl',
    MAIL_TO: 'planning@blinkvast.nl',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'true',
    SITE_URL: 'https://www.blinkvast.nl',
  };
});

const wrongOf = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');
const examineWith = (variables: Record<string, string>, now = new Date()) =>
  examine({ ...good, ...variables }, now);

function atDatabase(change: (url: URL) => void): string {
  const url = new URL(good.DATABASE_URL ?? '');
  change(url);
  return url.href;
}

/** A role that may log in and has been given nothing. */
async function addRole(): Promise<string> {
  const name = `r_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: good.DATABASE_URL });
  await client.connect();
  await client.query(`create role ${name} login password 'x'; revoke create on schema public from public`);
  await client.end();
  return atDatabase((url) => {
    url.username = name;
    url.password = 'x';
  });
}

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID()}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`create database "${name}" template template0`);
  await client.end();
  return atDatabase((url) => {
    url.pathname = name;
  });
}

async function fileAsFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-doctor-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'file'), '');
  return join(directory, 'file', 'dist');
}

/** Takes connections and says what no mail server says. */
async function strangeServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test('where all is well each thing has a line that says so', async () => {
  const findings = await examineWith({});
  expect(wrongOf(findings)).toEqual([]);
  expect(new Set(findings.map(({ subject }) => subject))).toEqual(
    new Set(['node', 'variables', 'folders', 'database', 'mail', 'clock']),
  );
});

type Fault = [
  name: string,
  variables: () => Record<string, string> | Promise<Record<string, string>>,
  subject: Finding['subject'],
  sentence: RegExp,
];

const faults: Fault[] = [
  ['a port that is none', () => ({ PORT: 'web' }), 'variables', /^PORT must be a whole number/],
  ['no secret', () => ({ APP_SECRET: '' }), 'variables', /^APP_SECRET is required/],
  ['no mail server', () => ({ SMTP_URL: '' }), 'variables', /^SMTP_URL is required/],
  ['no database', () => ({ DATABASE_URL: '' }), 'variables', /^DATABASE_URL is required/],
  [
    'a database that is not there',
    () => ({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }),
    'database',
    /does not answer \(ECONNREFUSED\): is it running/,
  ],
  [
    'a wrong password',
    async () => ({ DATABASE_URL: (await addRole()).replace(':x@', ':wrong@') }),
    'database',
    /refuses the user's password: copy the connection string/,
  ],
  [
    'a database without that name',
    () => ({ DATABASE_URL: atDatabase((url) => (url.pathname = 'none')) }),
    'database',
    /does not exist on that server: make it/,
  ],
  [
    'encryption that the database has not',
    () => ({ DATABASE_URL: atDatabase((url) => (url.search = 'sslmode=require')) }),
    'database',
    /offers no encryption: take sslmode out/,
  ],
  [
    'a user without rights',
    async () => ({ DATABASE_URL: await addRole() }),
    'database',
    /its user may not read and write .*outbox.*: make that user the owner/,
  ],
  [
    'a mail server that is not there',
    () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    'mail',
    /SMTP_URL cannot be reached: mend host and port.*\(E\w+\)/,
  ],
  [
    'a mail server without encryption',
    () => ({ SMTP_URL: plainMailbox.url }),
    'mail',
    /offers no encryption, and in production nothing is sent in clear/,
  ],
  [
    'a certificate that nobody vouches for',
    () => ({ SMTP_URL: good.SMTP_URL?.replace(/\?.*/, '') ?? '' }),
    'mail',
    /shows a certificate that nobody vouches for/,
  ],
  [
    'a server that speaks no SMTP',
    async () => ({ SMTP_URL: await strangeServer() }),
    'mail',
    /does not speak SMTP: mend host and port/,
  ],
  [
    'a sender of nobody',
    () => ({ MAIL_FROM: 'info@blinkvast.example' }),
    'mail',
    /^MAIL_FROM is info@blinkvast\.example, a domain that nobody can have/,
  ],
  [
    'a folder that cannot be written',
    async () => ({ SITE_DIR: await fileAsFolder() }),
    'folders',
    /file cannot be written \(ENOTDIR\): the folder needs room/,
  ],
];

test.each(faults)('%s', async (_name, variables, subject, sentence) => {
  const wrong = wrongOf(await examineWith(await variables()));
  const texts = wrong.filter((finding) => finding.subject === subject).map(({ text }) => text);
  expect(texts.join('\n')).toMatch(sentence);
  expect(new Set(wrong.map((finding) => finding.subject))).toEqual(new Set([subject]));
});

test('a password that the mail server refuses', async () => {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    logger: false,
    onAuth: (_auth, _session, done) => {
      done(new Error('no'));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close(() => undefined);
  });
  const { port } = server.server.address() as AddressInfo;
  const SMTP_URL = `smtp://noor:secret@127.0.0.1:${String(port)}?tls.rejectUnauthorized=false`;
  const [finding] = wrongOf(await examineWith({ SMTP_URL }));
  expect(finding?.text).toMatch(/refuses user or password: copy both again/);
  expect(finding?.text).not.toContain('secret');
});

test('a clock that runs ahead', async () => {
  const [finding] = wrongOf(await examineWith({}, new Date(Date.now() + 3_600_000)));
  expect(finding).toMatchObject({
    subject: 'clock',
    text: expect.stringMatching(/3[56]\d\d seconds apart: turn on NTP/),
  });
});

test('a database without tables is for the first start to fill', async () => {
  const findings = await examineWith({ DATABASE_URL: await emptyDatabase() });
  expect(wrongOf(findings)).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      state: 'advice',
      text: expect.stringMatching(/^it lacks \d+ migrations: `npm run db:migrate`/),
    }),
  );
});

test('facts that are invented, and a site without TLS, are advised on', async () => {
  const texts = (await examineWith({ SITE_URL: 'http://x.nl', HOST: '0.0.0.0', TRUST_PROXY: 'false' }))
    .filter(({ state }) => state === 'advice')
    .map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^Not fit for visitors: .*chamberOfCommerceNumber.*check:live/),
    expect.stringMatching(/^SITE_URL is not https/),
    expect.stringMatching(/^HOST is 0\.0\.0\.0 and TRUST_PROXY is not true/),
  ]);
});

test('a site that is no production, with a database and a secret that everybody knows, is advised on', async () => {
  const texts = (await examineWith({ NODE_ENV: '', APP_SECRET: '' })).map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringMatching(/^NODE_ENV is not production and APP_SECRET is not set/),
  );
});

test('a PostgreSQL that gets no corrections any more', () => {
  expect(judgeVersion(140_020)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('PostgreSQL 14 is too old'),
  });
  expect(judgeVersion(150_004).state).toBe('ok');
});

const run = (script: string, variables: Record<string, string>) =>
  promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...good, ...variables } }).catch(
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );

test('the command prints a line per thing, and ends with 1 when one is wrong', async () => {
  expect(await run('scripts/doctor.ts', {})).toMatchObject({
    stdout: expect.stringMatching(/\nNothing is wrong\.\n$/),
  });
  const { code, stdout } = (await run('scripts/doctor.ts', { PORT: 'web' })) as {
    code: number;
    stdout: string;
  };
  expect(code).toBe(1);
  expect(stdout).toMatch(/^WRONG {3}variables {2}PORT must be/m);
});

test('an address of a provider makes the driver warn of nothing', async () => {
  const DATABASE_URL = atDatabase((url) => (url.search = 'sslmode=require&channel_binding=require'));
  expect(await run('scripts/doctor.ts', { DATABASE_URL })).toMatchObject({ stderr: '' });
});

test('the start says the same sentence', async () => {
  const url = 'postgres://x:y@127.0.0.1:1/z';
  const [finding] = wrongOf(await examineWith({ DATABASE_URL: url }));
  expect(await run('scripts/start.ts', { DATABASE_URL: url })).toMatchObject({
    code: 1,
    stderr: `${finding?.text ?? ''}\n`,
  });
});

test('an old Node is told of in one sentence', async () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' });`;
  const preload = `data:text/javascript,${encodeURIComponent(old)}`;
  const ended = await promisify(execFile)(process.execPath, [
    '--import',
    preload,
    'scripts/require-node.mjs',
  ]).catch((error: unknown) => error);
  expect(ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Node 20\.20\.2 is too old, this site needs 24: `npm ci`[^\n]*\n$/),
  });
});
