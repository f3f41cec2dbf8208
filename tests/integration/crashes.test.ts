import { expect, test, vi } from 'vitest';
import { aContact, jsonRequest, send } from '../support/contact.ts';
import { template } from '../support/postgres-template.ts';
import { serverForAll } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';
import { shareOf } from '../support/sweep.ts';

/** The minimum number of submissions; visitors send more until all crashes are over. */
const count = shareOf(2000);
const together = 20;

/** A server with durable commits, unlike those of other tests. */
const server = serverForAll(['-c', 'synchronous_commit=on']);

test(`two crashes of the database, while the mail server is away, lose none of ${String(count)} submissions and send no mail twice`, async () => {
  const services = await createTestServices(server.urlOf(template), {
    env: { RATE_LIMIT_PER_HOUR: '1000000' },
  });
  let started = 0;
  let isOver = false;
  let refused = 0;
  /** The references of accepted submissions, by submission id. */
  const acknowledged = new Map<string, string>();
  /** Resolves when the database is available again. */
  let isBack = Promise.resolve();

  /**
   * Sends a request, and retries it once the database is back. One visitor in four does not retry.
   */
  const visit = async (number: number) => {
    const contact = aContact({ email: `visitor-${String(number)}@delinde.example` });
    const isPatient = number % 4 > 0;
    do {
      const { response } = await send(services, jsonRequest(contact));
      const body = (await response.json()) as { reference: string };
      if (response.ok) acknowledged.set(String(contact.submissionId), body.reference);
      else refused += 1;
      if (response.ok) return;
      expect(response.status).toBe(503);
      await isBack;
    } while (isPatient);
  };
  const visitor = async () => {
    while (started < count || !isOver) {
      started += 1;
      await visit(started);
    }
  };
  const waitFor = (isReached: () => boolean) => vi.waitUntil(isReached, { timeout: 1_200_000, interval: 1 });
  /** Kills the database under load, and restarts it once a visitor was refused. */
  const crash = async () => {
    const before = refused;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    isBack = promise.then();
    await server.kill();
    await waitFor(() => refused > before);
    await server.start();
    resolve(undefined);
  };
  const disasters = async () => {
    await waitFor(() => acknowledged.size > count / 10);
    services.mailbox.isAway = true;
    // Waits until each sent mail is recorded as sent, because it would be sent again after a crash.
    const sent = services.db.selectFrom('outbox').select('id').where('sentAt', 'is not', null);
    await expect.poll(async () => (await sent.execute()).length).toBe(services.mailbox.mails.length);
    for (const reached of [(3 * count) / 10, (6 * count) / 10]) {
      await waitFor(() => acknowledged.size > reached);
      await crash();
    }
  };
  await Promise.all([
    disasters().finally(() => {
      isOver = true;
    }),
    ...Array.from({ length: together }, visitor),
  ]);

  services.mailbox.isAway = false;
  for (let round = 0; round < 10; round += 1) {
    services.clock.advanceMinutes(10);
    await services.deliverMail();
  }
  const stored = await services.db.selectFrom('contactRequests').selectAll().execute();
  const references = new Map(stored.map(({ submissionId, reference }) => [submissionId, reference]));
  expect(references.size).toBe(stored.length);
  for (const [id, reference] of acknowledged) expect(references.get(id)).toBe(reference);
  const { mails } = services.mailbox;
  const recipients = stored.flatMap(({ email }) => [services.env.mailTo, email]);
  expect(mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual(recipients.sort());
  // A mail that was sent twice would have the same Message-ID twice.
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
}, 1_200_000);
