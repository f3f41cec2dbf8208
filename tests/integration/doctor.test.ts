/** `scripts/doctor.ts` finds each problem of a site, and names its remedy. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkVersion } from '../../scripts/doctor/database.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { openImapServer, type ImapServer } from '../support/imap-server.ts';
import { openMailbox } from '../support/mailbox.ts';
import { runScript } from '../support/run-script.ts';
import { createTestDatabase, databaseNow, query } from '../support/test-database.ts';

/** The variables of a live site without problems. */
let good: Record<string, string>;

beforeAll(async () => {
  const mailbox = await openMailbox({ canEncrypt: true });
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
const examineWith = async (variables: Record<string, string>) =>
  examine({ ...good, ...variables }, new Date(await databaseNow(good.DATABASE_URL)));

/** Adds a role that may only log in; returns its URL. */
async function addRole(): Promise<string> {
  const name = `r_${randomUUID().slice(0, 8)}`;
  const url = new URL(good.DATABASE_URL ?? '');
  const create = `create role ${name} login password 'x'`;
  await query(url.href, create, 'revoke create on schema public from public');
  url.username = name;
  url.password = 'x';
  return url.href;
}

async function anInbox(): Promise<ImapServer> {
  const inbox = await openImapServer();
  onTestFinished(() => inbox.stop());
  return inbox;
}

type Variables = Record<string, string>;
type Fault = [RegExp, Finding['subject'], () => Variables | Promise<Variables>];

const unread = { MAIL_REPLY_TO: 'antwoord@blinkvast.nl' };
const noRights = /its user may not read and write .*outbox.*: make that user the owner/;

test.each<Fault>([
  [/^SMTP_URL is required/, 'variables', () => ({ SMTP_URL: '' })],
  [/ECONNREFUSED\): is it running/, 'database', () => ({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' })],
  [noRights, 'database', async () => ({ DATABASE_URL: await addRole() })],
  // In production the mailbox has to offer encryption.
  [/IMAP_URL cannot be opened/, 'mail', async () => ({ ...unread, IMAP_URL: (await anInbox()).url })],
  [/\(ENOTDIR\): the folder needs room/, 'folders', () => ({ SITE_DIR: `${import.meta.filename}/dist` })],
])('a fault is found and its remedy named: %s', async (sentence, subject, variables) => {
  const wrong = wrongOf(await examineWith(await variables()));
  const texts = wrong.filter((finding) => finding.subject === subject).map(({ text }) => text);
  expect(texts.join('\n')).toMatch(sentence);
  expect(new Set(wrong.map((finding) => finding.subject))).toEqual(new Set([subject]));
});

test('a PostgreSQL version that is no longer maintained is reported', () => {
  const { state, text } = checkVersion(140_020);
  expect([state, text]).toEqual(['wrong', expect.stringContaining('PostgreSQL 14 is too old')]);
  expect(checkVersion(150_004).state).toBe('ok');
});

test('the command prints a line per finding, and exits with 1 when one is wrong', async () => {
  const run = (variables: Record<string, string>) =>
    runScript(['scripts/doctor.ts'], { variables: { ...good, LD_PRELOAD: '', ...variables } });
  expect((await run({})).stdout).toMatch(/\nNothing is wrong\.\n$/);
  const { code, stdout } = await run({ PORT: 'web' });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^WRONG {3}variables {2}PORT must be/m);
});
