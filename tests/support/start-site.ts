/**
 * Serves the tests' build of the site like `npm start`, with demo data in a new database and a real
 * SMTP server, for the end-to-end tests. A failure to start is explained as by `npm start`.
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

/**
 * Stores a mail. Its file is renamed when it is complete, because a test may be reading the folder.
 */
async function keepMail(message: Buffer): Promise<void> {
  const path = `${site.mailDirectory}/${randomUUID()}`;
  await writeFile(`${path}.part`, message);
  renameSync(`${path}.part`, `${path}.eml`);
}

/**
 * Delivers a reply to the mailbox and reads it at once, because its schedule runs every five
 * minutes.
 */
async function receiveReply(message: Buffer): Promise<void> {
  imap.deliver(message, new Date());
  await receiveMail(getServices());
}

/**
 * Also writes the output of `npm start` to a file, because it has the passwords of the demo
 * accounts.
 */
const { log } = console;
console.log = (text: string) => {
  appendFileSync(site.output, `${text}\n`);
  log(text);
};

/**
 * Writes the log to a file, so that it does not hide the output of the tests. Startup errors are
 * printed.
 */
const { error } = console;
console.error = (text: unknown) => {
  if (String(text).startsWith('{')) appendFileSync(site.log, `${String(text)}\n`);
  else error(text);
};

// Each test sends its own IP address in a header, because limits apply per network.
const variables = {
  ...{ TRUST_PROXY: 'true', PORT: String(site.port), SMTP_URL: site.smtpUrl },
  ...{ IMAP_URL: imap.url, MAIL_REPLY_TO: `${replyName}@blinkvast.example` },
};
Object.assign(process.env, testSite.variables, variables, { DATA_DIR: site.dataDirectory });

async function start(): Promise<void> {
  await buildTestSite();
  const env = parseEnv(process.env);
  const accounts = await prepareDatabase(env);
  // Disables rebuilding, so that the pages do not change when a test approves content.
  getServices().rebuild = () => Promise.resolve();
  await serveSite(env);
  printAccounts(accounts);
}

await start().catch(explainFailure);
