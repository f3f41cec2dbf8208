/**
 * Starts what `npm start` starts, with an empty database and a real SMTP server of its own, for the
 * end-to-end tests. Fails as `npm start` does.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { site } from './site-under-test.ts';

rmSync(site.dataDirectory, { recursive: true, force: true });
mkdirSync(site.mailDirectory, { recursive: true });

const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    buffer(stream)
      .then(keepMail)
      .then(() => {
        done();
      }, done);
  },
});
mailServer.listen(site.smtpPort, '127.0.0.1');

/** Whole or not at all: a test may be reading the directory. */
async function keepMail(message: Buffer): Promise<void> {
  const path = `${site.mailDirectory}/${randomUUID()}`;
  await writeFile(`${path}.part`, message);
  renameSync(`${path}.part`, `${path}.eml`);
}

/** What `npm start` prints, such as the passwords of the demo accounts. */
const { log } = console;
console.log = (text: string) => {
  appendFileSync(site.output, `${text}\n`);
  log(text);
};

// Tests that are refused for a while have an address of their own.
process.env.TRUST_PROXY = 'true';
process.env.PORT = String(site.port);
process.env.DATA_DIR = site.dataDirectory;
process.env.SMTP_URL = site.smtpUrl;
await import('../../scripts/start.ts');
