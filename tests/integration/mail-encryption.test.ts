import { expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { emptyServices } from '../support/test-services.ts';

/** A live site that uses this mail server; `settings` are appended to its URL. */
async function sendLive(mailbox: Mailbox, settings = '') {
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: 'known to all who read the tests of it',
    SMTP_URL: `${mailbox.url.replace('//', '//noor:secret@')}${settings}`,
  };
  const services = await emptyServices({ mailbox, env });
  await sendContact(services);
  return services.db.selectFrom('outbox').select(['sentAt', 'lastError', 'deadAt']).execute();
}

const evasions = ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'];

test.each(evasions)('without STARTTLS neither mail nor password is sent, despite %j', async (settings) => {
  const mailbox = await openMailbox();
  const waiting = { sentAt: null, lastError: 'ETLS 500', deadAt: null };
  // It responds to the unknown command with 500; the mails wait for a repair.
  expect(await sendLive(mailbox, settings)).toMatchObject([waiting, waiting]);
  expect(mailbox.mails).toEqual([]);
  expect(mailbox.logins).toBe(0);
});

test('a live site sends over TLS where the server has it', async () => {
  const mailbox = await openMailbox({ canEncrypt: true });
  const sent = await sendLive(mailbox, '?tls.rejectUnauthorized=false');
  expect(sent.every(({ sentAt }) => sentAt !== null)).toBe(true);
  expect(mailbox.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
});

test('an untrusted certificate is rejected', async () => {
  const mailbox = await openMailbox({ canEncrypt: true });
  expect(await sendLive(mailbox)).toMatchObject([{ sentAt: null }, { sentAt: null }]);
  expect(mailbox.mails).toEqual([]);
});
