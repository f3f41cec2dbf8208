/**
 * Serves the tests' build of the site like `npm start`, with demo data in a new database and a real
 * SMTP server, for the end-to-end tests. Fails as `npm start` does.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseEnv } from '#server/env.ts';
import { receiveMail } from '#server/inbox/receive.ts';
import { getServices } from '#server/app/services.ts';
import { SMTPServer } from 'smtp-server';
import { explainFailure, prepareDatabase, printAccounts } from '../../scripts/site/local-site.ts';
import { serveSite } from '../../scripts/site/serve-site.ts';
import { openImapServer } from './imap-server.ts';
import { site } from './site-under-test.ts';
import { buildTestSite, testSite } from './test-site.ts';

rmSync(site.dataDirectory, { recursive: true, force: true });
mkdirSync(site.mailDirectory, { recursive: true });

const imap = await openImapServer();
const replyName = 'antwoord';

const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    const isReply = envelope.rcptTo.some(({ address }) => address.startsWith(replyName));
    buffer(stream)
      .then(isReply ? receiveReply : keepMail)
      .then(() => {
        done();
      }, done);
  },
});
mailServer.listen(site.smtpPort, '127.0.0.1');

/** Renames the file of a mail when it is complete, since a test may be reading the directory. */
async function keepMail(message: Buffer): Promise<void> {
  const path = `${site.mailDirectory}/${randomUUID()}`;
  await writeFile(`${path}.part`, message);
  renameSync(`${path}.part`, `${path}.eml`);
}

/** Reads the mail immediately, since the schedule would make a test wait for minutes. */
async function receiveReply(message: Buffer): Promise<void> {
  imap.deliver(message, new Date());
  await receiveMail(getServices());
}

/** Copies the output of `npm start` to a file, which has the passwords of the demo accounts. */
const { log } = console;
console.log = (text: string) => {
  appendFileSync(site.output, `${text}\n`);
  log(text);
};

/**
 * The log goes to a file, so that it does not hide the tests' output; startup errors are printed.
 */
const { error } = console;
console.error = (text: unknown) => {
  if (String(text).startsWith('{')) appendFileSync(site.log, `${String(text)}\n`);
  else error(text);
};

// Each test sends an IP address of its own, since limits are per network.
const variables = {
  ...{ TRUST_PROXY: 'true', PORT: String(site.port), SMTP_URL: site.smtpUrl },
  ...{ IMAP_URL: imap.url, MAIL_REPLY_TO: `${replyName}@blinkvast.example` },
};
Object.assign(process.env, testSite.variables, variables, { DATA_DIR: site.dataDirectory });

async function start(): Promise<void> {
  await buildTestSite();
  const env = parseEnv(process.env);
  const accounts = await prepareDatabase(env);
  // The pages keep showing the content of the build, whatever is in the database.
  getServices().rebuild = () => Promise.resolve();
  await serveSite(env);
  printAccounts(accounts);
}

await start().catch(explainFailure);
