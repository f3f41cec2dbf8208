import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aContact, jsonRequest, send } from '../support/contact.ts';
import { createTemplate, template } from '../support/postgres-template.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';
import { shareOf } from '../support/sweep.ts';

/** The minimum: more are sent until all crashes are over. */
const count = shareOf(2000);
const together = 20;

// A separate server, since it is killed; with durable commits.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres(['-c', 'synchronous_commit=on']);
  await createTemplate(server);
});
afterAll(() => server.remove());

interface Run {
  started: number;
  /** True once all crashes are over. */
  isOver: boolean;
  refused: number;
  /** The references that were answered, by submission id. */
  acknowledged: Map<string, string>;
  /** Emits `answer` after each response. */
  events: EventEmitter;
  /** Resolves when the database is available again. */
  isBack: Promise<void>;
}

/**
 * Sends a request, and retries once the database is available again; one visitor in four gives up
 * immediately.
 */
async function visit(services: TestServices, run: Run, number: number): Promise<void> {
  const contact = aContact({ email: `visitor-${String(number)}@delinde.example` });
  const isPatient = number % 4 > 0;
  do {
    const { response } = await send(services, jsonRequest(contact));
    const body = (await response.json()) as { reference: string };
    if (response.ok) {
      run.acknowledged.set(String(contact.submissionId), body.reference);
      run.events.emit('answer');
      return;
    }
    expect(response.status).toBe(503);
    run.refused += 1;
    run.events.emit('answer');
    await run.isBack;
  } while (isPatient);
}

/** Sends all of them concurrently, and more until all crashes are over. */
async function visitAll(services: TestServices, run: Run): Promise<void> {
  const visitor = async () => {
    while (run.started < count || !run.isOver) {
      run.started += 1;
      await visit(services, run, run.started);
    }
  };
  await Promise.all(Array.from({ length: together }, visitor));
}

async function waitFor({ events }: Run, isReached: () => boolean): Promise<void> {
  while (!isReached()) await once(events, 'answer');
}

/**
 * Kills the database under load, and restarts it once the outage was noticed; returns the number of
 * rejected requests.
 */
async function crash(run: Run): Promise<number> {
  const before = run.refused;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  run.isBack = promise.then();
  await server.kill();
  await waitFor(run, () => run.refused > before);
  await server.start();
  resolve(undefined);
  return run.refused - before;
}

/** Delivers until no mail is left. */
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
  const rows = await db
    .selectFrom('contactRequests')
    .select(['submissionId', 'reference', 'email'])
    .execute();
  const arrived = Map.groupBy(
    mailbox.mails,
    ({ subject, text }) => /OFF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(`${subject ?? ''} ${text ?? ''}`)?.[0],
  );
  return rows.map((row) => ({ ...row, mails: arrived.get(row.reference) ?? [] }));
}

test(`two crashes of the database, with the mail server away meanwhile, lose none of ${String(count)} submissions and send no mail twice`, async () => {
  const services = await createTestServices(server.urlOf(template), {
    env: { RATE_LIMIT_PER_HOUR: '1000000' },
  });
  const run: Run = {
    started: 0,
    isOver: false,
    refused: 0,
    acknowledged: new Map(),
    events: new EventEmitter(),
    isBack: Promise.resolve(),
  };
  const visits = visitAll(services, run);
  const disasters = async () => {
    await waitFor(run, () => run.acknowledged.size > count / 10);
    services.mailbox.isAway = true;
    const refused: number[] = [];
    for (const reached of [(3 * count) / 10, (6 * count) / 10]) {
      await waitFor(run, () => run.acknowledged.size > reached);
      refused.push(await crash(run));
    }
    return refused;
  };
  const [refused] = await Promise.all([
    disasters().finally(() => {
      run.isOver = true;
    }),
    visits,
  ]);
  expect(Math.min(...refused)).toBeGreaterThan(0);

  services.mailbox.isAway = false;
  await deliverAll(services);
  const stored = await readStored(services);
  const references = new Map(stored.map(({ submissionId, reference }) => [submissionId, reference]));
  expect(references.size).toBe(stored.length);
  for (const [id, reference] of run.acknowledged) expect(references.get(id)).toBe(reference);
  for (const { email, mails } of stored)
    expect(mails.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(['info@blinkvast.example', email]);
  expect(services.mailbox.mails).toHaveLength(2 * stored.length);
}, 1_200_000);
