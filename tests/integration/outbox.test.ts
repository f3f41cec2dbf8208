import { claimDueMails, createDelivery, defaultDeliveryLimits } from '#server/mail/outbox.ts';
import { maxAttempts, pauseAfterMs } from '#server/mail/outcomes.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { aContact, jsonRequest, send, sendContact } from '../support/contact.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { createTestServices, servicesPerTest, type TestServices } from '../support/test-services.ts';

const services = servicesPerTest();
/** Services that store mails, but do not send them. */
let idle: TestServices;
beforeEach(() => {
  idle = { ...services, deliverMail: () => Promise.resolve() };
});

/** Returns a different sender for each mail, because of the daily limit. */
const someone = () => ({ email: `${randomUUID()}@delinde.example` });

const readOutbox = () => services.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('the outbox accepts a submission while the SMTP server is down, and sends its mails once when it is back', async () => {
  const { mailbox, clock } = services;
  mailbox.isAway = true;
  expect((await sendContact(services)).status).toBe(201);
  const failed = { attempts: 1, sentAt: null, lastError: 'ECONNECTION' };
  expect(await readOutbox()).toMatchObject([failed, failed]);
  mailbox.isAway = false;
  await services.deliverMail();
  expect(mailbox.mails).toHaveLength(0); // still within the pause
  clock.advanceMinutes(2);
  await services.deliverMail();
  clock.advanceMinutes(600);
  await services.deliverMail();
  const recipients = mailbox.mails.map((mail) => mail.envelopeTo[0]);
  expect(recipients.sort()).toEqual(['info@blinkvast.example', 'noor@delinde.example']);
  const sent = { attempts: 2, lastError: null, sentAt: expect.any(Date) as unknown };
  expect(await readOutbox()).toMatchObject([sent, sent]);
  expect(services.logged.map(({ event }) => event)).toEqual(['mail not sent', 'mail not sent']);
});

test('the outbox waits twice as long after each failure, up to six hours, and gives up after five days, with the reason but without personal data', async () => {
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, attempt) => pauseAfterMs(attempt + 1) / 60_000);
  const growing = [1, 2, 4, 8, 16, 32, 64, 128, 256];
  expect(pauses).toEqual([...growing, ...Array.from({ length: 19 }, () => 360)]);
  services.mailbox.refuseWith = '451 refused for someone@example.nl';
  await sendContact(services);
  const { now } = services.clock;
  const nextAttemptAt = new Date(now.getTime() + 60_000);
  expect(await readOutbox()).toMatchObject([{ nextAttemptAt }, { nextAttemptAt }]);
  const outbox = services.db.updateTable('outbox');
  await outbox.set({ attempts: maxAttempts - 1, nextAttemptAt: now }).execute();
  await services.deliverMail();
  const dead = { attempts: maxAttempts, sentAt: null, deadAt: now, lastError: 'EMESSAGE 451' };
  expect(await readOutbox()).toMatchObject([dead, dead]);
  expect(JSON.stringify(services.logged)).not.toMatch(/@/);
  services.mailbox.refuseWith = undefined;
  services.clock.advanceMinutes(10_000);
  await services.deliverMail();
  expect(services.mailbox.mails).toEqual([]);
});

test('the outbox sends the mails of a crashed worker again once its claim has expired', async () => {
  await send(idle, jsonRequest(aContact()));
  expect(await claimDueMails(services.db, services.clock.now)).toHaveLength(2); // the worker then crashes
  await services.deliverMail();
  expect(services.mailbox.mails).toHaveLength(0);
  // The claim has expired by the next run of the schedule, a minute later.
  services.clock.advanceMinutes(1);
  await services.deliverMail();
  expect(services.mailbox.mails).toHaveLength(2);
});

test('the outbox never lets two workers claim the same mail', async () => {
  await Promise.all(Array.from({ length: 40 }, () => send(idle, jsonRequest(aContact(someone())))));
  const claim = () => claimDueMails(services.db, services.clock.now);
  const claims = await Promise.all(Array.from({ length: 8 }, claim));
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(80);
});

test('the outbox gives up on a hanging mail server well within the 30 seconds of a scheduled function', async () => {
  await send(idle, jsonRequest(aContact()));
  services.mailbox.acceptsAfterMs = 2000;
  const limits = { claimMs: 200, sendMs: 400 };
  const openTransport = () => openMailTransport(services.env);
  const startedAt = performance.now();
  await createDelivery({ ...services, openTransport, limits })();
  expect(performance.now() - startedAt).toBeLessThan(1900);
  expect(await readOutbox()).toMatchObject([{ lastError: 'EABORT' }, { lastError: 'EABORT' }]);
  expect(defaultDeliveryLimits.sendMs).toBeLessThan(26_000);
});

test('the outbox records sent mails even when the database fails for a moment', async () => {
  await Promise.all(Array.from({ length: 4 }, () => send(idle, jsonRequest(aContact(someone())))));
  let faults = 1;
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => {
      const isClaim = 'with' in node && node.with;
      if (!isClaim && faults-- > 0) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  let [sent, sentBeforeClose] = [0, 0];
  const pausesMs = [10];
  const openTransport = () => ({
    send: async () => {
      await sleep(pausesMs.pop() ?? 100);
      sent += 1;
    },
    close: () => {
      sentBeforeClose = sent;
    },
  });
  await createDelivery({ ...services, db, openTransport })();
  expect(sentBeforeClose).toBe(8);
  services.clock.advanceMinutes(2);
  await createDelivery({ ...services, openTransport })();
  expect(sent).toBe(8);
});

test('the outbox sends the other mails despite one that this release cannot parse, and keeps that one', async () => {
  const body = { subject: 'Uw aanvraag', blocks: [], locale: 'nl', reason: 'U stuurde ons een formulier.' };
  await insert('read@delinde.example', body);
  await insert('unread@delinde.example', { ...body, blocks: [{ kind: 'poem', text: 'Roses' }] });
  await services.deliverMail();
  expect(services.mailbox.mails.flatMap(({ envelopeTo }) => envelopeTo)).toEqual(['read@delinde.example']);
  const [unread] = await services.db.selectFrom('outbox').selectAll().where('sentAt', 'is', null).execute();
  expect(unread).toMatchObject({ recipient: 'unread@delinde.example', attempts: 1, isKept: true });
  expect(unread?.deadAt).toBeNull();
});

async function insert(recipient: string, body: object): Promise<void> {
  const { db, clock } = services;
  const row = {
    ...{ reference: 'OFF-1', messageId: `<${recipient}>`, recipient, replyTo: 'info@example.nl' },
    ...{ subject: 'Uw aanvraag', createdAt: clock.now, nextAttemptAt: clock.now, body: JSON.stringify(body) },
  };
  await db.insertInto('outbox').values(row).execute();
}

/**
 * Sends a quote request on a live site that uses this mail server; `settings` are appended to the
 * URL of the server. Returns the outbox.
 */
async function sendLive(mailbox: Mailbox, settings = '') {
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: 'known to all who read the tests of it',
    SMTP_URL: `${mailbox.url.replace('//', '//noor:secret@')}${settings}`,
  };
  await sendContact(await createTestServices(services.env.databaseUrl, { mailbox, env }));
  return readOutbox();
}

const evasions = ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'];

test.each(evasions)('without STARTTLS neither mail nor password is sent, despite %j', async (settings) => {
  const mailbox = await openMailbox();
  const waiting = { sentAt: null, lastError: 'ETLS 500', deadAt: null };
  // The server responds to STARTTLS with 500, and the mails wait until it offers TLS.
  expect(await sendLive(mailbox, settings)).toMatchObject([waiting, waiting]);
  expect(mailbox.mails).toEqual([]);
  expect(mailbox.logins).toBe(0);
});

test('a live site sends over TLS where the server has it, unless its certificate is untrusted', async () => {
  const mailbox = await openMailbox({ canEncrypt: true });
  expect(await sendLive(mailbox)).toMatchObject([{ sentAt: null }, { sentAt: null }]);
  expect(mailbox.mails).toEqual([]);
  await sendLive(mailbox, '?tls.rejectUnauthorized=false');
  expect(mailbox.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
});
