import { claimDueMails, createDelivery, usualDeliveryLimits } from '#server/mail/outbox.ts';
import { maxAttempts } from '#server/mail/outcomes.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContact, jsonRequest, send, sendContact } from '../support/contact.ts';
import { openMailbox } from '../support/mailbox.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
});

/** One address is mailed only now and then. */
const someone = () => ({ email: `${randomUUID()}@delinde.example` });

/** A clock that moves only when it is told to. */
function createTimer() {
  let passedMs = 0;
  const alarms: { atMs: number; alarm: AbortController }[] = [];
  return {
    passedMs: () => passedMs,
    after: (ms: number) => {
      const alarm = new AbortController();
      alarms.push({ atMs: passedMs + ms, alarm });
      return alarm.signal;
    },
    pass: (ms: number) => {
      passedMs += ms;
      for (const { atMs, alarm } of alarms) if (atMs <= passedMs) alarm.abort();
    },
  };
}

function readOutbox({ db }: Services) {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

describe('the outbox', () => {
  test('accepts a submission while the SMTP server is down, and brings its mails once when it is back', async () => {
    const services = await createTestServices(databaseUrl);
    const { mailbox, clock } = services;
    await mailbox.stop();
    expect((await sendContact(services)).status).toBe(201);
    expect(await readOutbox(services)).toMatchObject([
      { attempts: 1, sentAt: null, lastError: 'ESOCKET' },
      { attempts: 1, sentAt: null, lastError: 'ESOCKET' },
    ]);
    await mailbox.start();
    await services.deliverMail();
    expect(mailbox.mails).toHaveLength(0); // not before the pause is over
    clock.advanceMinutes(2);
    await services.deliverMail();
    clock.advanceMinutes(600);
    await services.deliverMail();
    expect(mailbox.mails.map((mail) => mail.envelopeTo[0]).sort()).toEqual([
      'info@blinkvast.example',
      'noor@delinde.example',
    ]);
    expect(await readOutbox(services)).toMatchObject([
      { attempts: 2, lastError: null, sentAt: expect.any(Date) },
      { attempts: 2, lastError: null, sentAt: expect.any(Date) },
    ]);
    expect(services.logged.map(({ event }) => event)).toEqual(['mail not sent', 'mail not sent']);
  });

  test('waits twice as long after each failure, up to six hours, for five days', async () => {
    const services = await createTestServices(databaseUrl);
    services.mailbox.refuseWith = '451 refused for someone@example.nl';
    await sendContact(services);
    const pauses: number[] = [];
    for (let attempt = 2; attempt <= maxAttempts; attempt += 1) {
      const [mail] = await readOutbox(services);
      const pauseMs = (mail?.nextAttemptAt.getTime() ?? 0) - services.clock.now.getTime();
      pauses.push(pauseMs / 60_000);
      services.clock.advanceMinutes(pauseMs / 60_000);
      await services.deliverMail();
    }
    const growing = [1, 2, 4, 8, 16, 32, 64, 128, 256];
    expect(pauses).toEqual([...growing, ...Array.from({ length: 19 }, () => 360)]);
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60);
    expect(Math.floor(days)).toBe(5);
  });

  test('gives a mail up after its last attempt and keeps it, with the reason but nothing personal', async () => {
    const services = await createTestServices(databaseUrl);
    services.mailbox.refuseWith = '451 refused for someone@example.nl';
    await sendContact(services);
    await services.db
      .updateTable('outbox')
      .set({ attempts: maxAttempts - 1, nextAttemptAt: services.clock.now })
      .execute();
    await services.deliverMail();
    const dead = {
      attempts: maxAttempts,
      sentAt: null,
      deadAt: services.clock.now,
      lastError: 'EMESSAGE 451',
    };
    expect(await readOutbox(services)).toMatchObject([dead, dead]);
    expect(JSON.stringify(services.logged)).not.toMatch(/@/);
    services.mailbox.refuseWith = undefined;
    services.clock.advanceMinutes(10_000);
    await services.deliverMail();
    expect(services.mailbox.mails).toEqual([]);
  });

  test('sends a mail again whose worker crashed, after the time that sending can take', async () => {
    const services = await createTestServices(databaseUrl);
    const { afterwards } = await send(
      { ...services, deliverMail: () => Promise.resolve() },
      jsonRequest(aContact()),
    );
    await afterwards;
    expect(await claimDueMails(services.db, services.clock.now)).toHaveLength(2); // and then the worker is gone
    await services.deliverMail();
    expect(services.mailbox.mails).toHaveLength(0);
    // The schedule calls each minute, so that nobody waits longer than two.
    services.clock.advanceMinutes(1);
    await services.deliverMail();
    expect(services.mailbox.mails).toHaveLength(2);
  });

  test('never lets two workers take the same mail', async () => {
    const services = await createTestServices(databaseUrl);
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await Promise.all(Array.from({ length: 40 }, () => send(idle, jsonRequest(aContact(someone())))));
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimDueMails(services.db, services.clock.now)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(80);
  });

  test('is emptied without a double by many workers at once', async () => {
    const services = await createTestServices(databaseUrl);
    const others = await Promise.all(
      Array.from({ length: 3 }, () => createTestServices(databaseUrl, { mailbox: services.mailbox })),
    );
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await Promise.all(Array.from({ length: 60 }, () => send(idle, jsonRequest(aContact(someone())))));
    await Promise.all([services, ...others].map(({ deliverMail }) => deliverMail()));
    expect(services.mailbox.mails).toHaveLength(120);
    expect(new Set(services.mailbox.mails.map(({ messageId }) => messageId)).size).toBe(120);
  });

  test('stops after a round in which nothing got through', async () => {
    const services = await createTestServices(databaseUrl);
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await Promise.all(Array.from({ length: 15 }, () => send(idle, jsonRequest(aContact(someone())))));
    await services.mailbox.stop();
    await services.deliverMail();
    const outbox = await readOutbox(services);
    expect(outbox.filter(({ attempts }) => attempts > 0)).toHaveLength(10);
    await services.mailbox.start();
    services.clock.advanceMinutes(2);
    await services.deliverMail();
    expect(services.mailbox.mails).toHaveLength(30);
  });

  test('joins calls made while it works into one more round', async () => {
    const services = await createTestServices(databaseUrl);
    const mailbox = await openMailbox();
    let opened = 0;
    const deliver = createDelivery({
      ...services,
      openTransport: () => {
        opened += 1;
        return { send: () => Promise.resolve(), close: () => undefined };
      },
    });
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await send(idle, jsonRequest(aContact()));
    const calls = Array.from({ length: 10 }, () => deliver());
    await send(idle, jsonRequest(aContact()));
    await Promise.all([...calls, deliver()]);
    await mailbox.stop();
    expect(opened).toBeLessThanOrEqual(2);
    const outbox = await readOutbox(services);
    expect(outbox.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  test('writes down what was sent together in a statement or two, and looks once for what is due', async () => {
    const services = await createTestServices(databaseUrl);
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await Promise.all(Array.from({ length: 4 }, () => send(idle, jsonRequest(aContact(someone())))));
    const statements: string[] = [];
    const db = services.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push('with' in node && node.with ? 'claim' : 'sent');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const openTransport = () => ({ send: () => Promise.resolve(), close: () => undefined });
    await createDelivery({ ...services, db, openTransport })();
    expect(statements[0]).toBe('claim');
    expect(statements.slice(1).every((statement) => statement === 'sent')).toBe(true);
    expect(statements.length).toBeLessThanOrEqual(3);
    const outbox = await readOutbox(services);
    expect(outbox).toHaveLength(8);
    expect(outbox.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  test('takes no more mails when its time is nearly over, and leaves none half sent', async () => {
    const services = await createTestServices(databaseUrl);
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await Promise.all(Array.from({ length: 30 }, () => send(idle, jsonRequest(aContact(someone())))));
    services.mailbox.acceptsAfterMs = 200;
    const deliver = createDelivery({
      ...services,
      openTransport: () => openMailTransport(services.env),
      limits: { claimMs: 500, sendMs: 5000 },
    });
    const startedAt = performance.now();
    await deliver();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    const outbox = await readOutbox(services);
    const sent = outbox.filter(({ sentAt }) => sentAt !== null).length;
    expect(sent).toBeGreaterThanOrEqual(10);
    expect(sent).toBeLessThan(40);
    expect(services.mailbox.mails).toHaveLength(sent);
    expect(outbox.filter(({ attempts }) => attempts > 0)).toHaveLength(sent);
    services.mailbox.acceptsAfterMs = 0;
    await services.deliverMail();
    expect(new Set(services.mailbox.mails.map(({ messageId }) => messageId)).size).toBe(60);
    expect(services.mailbox.mails).toHaveLength(60);
  });

  test('gives up on a server that hangs before the schedule’s 30 seconds are over', async () => {
    const services = await createTestServices(databaseUrl);
    await send({ ...services, deliverMail: () => Promise.resolve() }, jsonRequest(aContact()));
    services.mailbox.acceptsAfterMs = 2000;
    const limits = { claimMs: 200, sendMs: 400 };
    const openTransport = () => openMailTransport(services.env);
    const startedAt = performance.now();
    await createDelivery({ ...services, openTransport, limits })();
    expect(performance.now() - startedAt).toBeLessThan(1900);
    expect(await readOutbox(services)).toMatchObject([{ lastError: 'EABORT' }, { lastError: 'EABORT' }]);
    expect(usualDeliveryLimits.sendMs).toBeLessThan(26_000);
  });

  test('of 2,001 mails and a slow server ends in time each minute, and sends each mail once', async () => {
    const services = await createTestServices(databaseUrl);
    await sql`
      insert into outbox (reference, created_at, next_attempt_at, message_id, recipient, reply_to, subject, body)
      select 'OFF-1', ${services.clock.now}::timestamptz, ${services.clock.now}::timestamptz,
        '<' || number || '@example.nl>', 'p' || number || '@example.nl', 'info@example.nl', 'Uw aanvraag',
        '{"subject": "Uw aanvraag", "blocks": [], "locale": "nl", "reason": ""}'
      from generate_series(1, 2001) as number`.execute(services.db);
    const minutes: { passedMs: number; sent: number }[] = [];
    while (services.mailbox.mails.length < 2001 && minutes.length < 20) {
      const before = services.mailbox.mails.length;
      const timer = createTimer();
      await createDelivery({
        ...services,
        after: timer.after,
        openTransport: () => {
          const transport = openMailTransport(services.env);
          const send: typeof transport.send = async (...given) => {
            await transport.send(...given);
            // 300 ms, five at a time.
            timer.pass(60);
          };
          return { ...transport, send };
        },
      })();
      minutes.push({ passedMs: timer.passedMs(), sent: services.mailbox.mails.length - before });
      services.clock.advanceMinutes(1);
    }
    expect(Math.max(...minutes.map(({ passedMs }) => passedMs))).toBeLessThan(24_000);
    expect(minutes.map(({ sent }) => sent)).toEqual([340, 340, 340, 340, 340, 301]);
    const { mails } = services.mailbox;
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2001);
    const attempts = (await readOutbox(services)).map((mail) => mail.attempts);
    expect(new Set(attempts)).toEqual(new Set([1]));
  });

  test('lets a moment pass between two rounds, so that visitors are answered before mails go out', async () => {
    const services = await createTestServices(databaseUrl);
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await Promise.all(Array.from({ length: 11 }, () => send(idle, jsonRequest(aContact(someone())))));
    const sentAtMs: number[] = [];
    const openTransport = () => ({
      send: () => Promise.resolve(void sentAtMs.push(performance.now())),
      close: () => undefined,
    });
    await createDelivery({ ...services, openTransport, roundMs: 300 })();
    expect(sentAtMs).toHaveLength(22);
    const pauses = sentAtMs.slice(1).map((ms, index) => ms - (sentAtMs[index] ?? 0));
    expect(pauses.filter((ms) => ms > 150)).toHaveLength(2);
  });

  test('does not reject when the database is away', async () => {
    const services = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
    await services.deliverMail();
    expect(services.logged).toMatchObject([
      { event: 'mail delivery failed', error: { code: 'ECONNREFUSED' } },
    ]);
  });
});
