import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aContact, jsonRequest, send } from '../support/contact.ts';
import { createTemplate, template } from '../support/postgres-template.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';
import { shareOf } from '../support/sweep.ts';

/** Minimum number of submissions; more are sent until all crashes are over. */
const count = shareOf(2000);
const together = 20;

// A separate server, since it is killed; with durable commits.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres(['-c', 'synchronous_commit=on']);
  await createTemplate(server);
});
afterAll(() => server.remove());

/** Delivers in ten rounds, and expects that no mail is left. */
async function deliverAll({ db, clock, deliverMail }: TestServices): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    clock.advanceMinutes(10);
    await deliverMail();
  }
  const left = await db.selectFrom('outbox').select('id').where('sentAt', 'is', null).execute();
  expect(left).toEqual([]);
}

/** Every stored request, with the mails that arrived for it. */
async function readStored({ db, mailbox }: TestServices) {
  const sent = db.selectFrom('contactRequests').select(['submissionId', 'reference', 'email']);
  const arrived = Map.groupBy(
    mailbox.mails,
    ({ subject, text }) => /OFF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(`${subject ?? ''} ${text ?? ''}`)?.[0],
  );
  return (await sent.execute()).map((row) => ({ ...row, mails: arrived.get(row.reference) ?? [] }));
}

test(`two crashes of the database, while the mail server is away, lose none of ${String(count)} submissions and send no mail twice`, async () => {
  const services = await createTestServices(server.urlOf(template), {
    env: { RATE_LIMIT_PER_HOUR: '1000000' },
  });
  let started = 0;
  let isOver = false;
  let refused = 0;
  /** The references that were answered, by submission id. */
  const acknowledged = new Map<string, string>();
  /** Emits `answer` after each response. */
  const events = new EventEmitter();
  /** Resolves when the database is available again. */
  let isBack = Promise.resolve();

  /** Retries once the database is back; one visitor in four gives up immediately. */
  const visit = async (number: number) => {
    const contact = aContact({ email: `visitor-${String(number)}@delinde.example` });
    const isPatient = number % 4 > 0;
    do {
      const { response } = await send(services, jsonRequest(contact));
      const body = (await response.json()) as { reference: string };
      if (response.ok) acknowledged.set(String(contact.submissionId), body.reference);
      else refused += 1;
      events.emit('answer');
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
  const waitFor = async (isReached: () => boolean) => {
    while (!isReached()) await once(events, 'answer');
  };
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
  await deliverAll(services);
  const stored = await readStored(services);
  const references = new Map(stored.map(({ submissionId, reference }) => [submissionId, reference]));
  expect(references.size).toBe(stored.length);
  for (const [id, reference] of acknowledged) expect(references.get(id)).toBe(reference);
  for (const { email, mails } of stored)
    expect(mails.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(['info@blinkvast.example', email]);
  expect(services.mailbox.mails).toHaveLength(2 * stored.length);
}, 1_200_000);
