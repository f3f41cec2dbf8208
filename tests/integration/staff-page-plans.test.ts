/**
 * What whole pages ask of PostgreSQL among a hundred thousand requests and as many mails: each of
 * their statements is recorded, and none reads a large table from end to end.
 */
import type { Database } from '#server/database/database.ts';
import { personPathOf } from '#server/staff/persons/address.ts';
import { figuresPath } from '#submissions/staff/figures.ts';
import { healthPath } from '#submissions/staff/health.ts';
import { queuePath } from '#submissions/staff/queue.ts';
import { requestPath } from '#submissions/staff/request.ts';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { addManyMails, addManyRequests, addManyRows } from '../support/many-requests.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const count = 100_000;
const largeTables = [
  ...['requests', 'request_events', 'outbox', 'newsletter_subscribers', 'saved_views'],
  ...['contact_requests', 'callback_requests', 'appointments', 'applications'],
];
const kinds = ['contact', 'callback', 'appointment', 'application', 'testimonial'] as const;
const sent = new Map<string, string>();

let databaseUrl: string;
let session: { cookie: string } | undefined;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
  if (session) return;
  session = await logIn(services, 'administrator');
  const { id } = await services.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await addManyRequests(services.db, count, id);
  await addManyMails(services.db, count, id);
  for (const kind of kinds) sent.set(kind, await sendRequest(services, kind));
  await addManyRows(services.db, count / 5);
});

/** The statements that something sends, besides sending them. */
async function record(work: (db: Database) => Promise<unknown>): Promise<RootOperationNode[]> {
  const nodes: RootOperationNode[] = [];
  // Parts of a statement are asked for as well, but only what is sent has a result.
  const asked = new WeakMap<object, RootOperationNode>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.set(queryId, node);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const node = asked.get(queryId);
      if (node) nodes.push(node);
      return Promise.resolve(result);
    },
  };
  await work(services.db.withPlugin(recorder));
  return nodes;
}

/** The large tables that a statement reads from end to end. */
async function listWhole(node: RootOperationNode): Promise<string[]> {
  const { sql, parameters } = services.db.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await services.db.executeQuery<Record<string, string>>({
    ...{ query: node, parameters, queryId: { queryId: 'plan' } },
    sql: `explain ${sql}`,
  });
  const plan = rows.flatMap((row) => Object.values(row)).join('\n');
  return [...plan.matchAll(/Seq Scan on (\w+)/g)]
    .map(([, table = '']) => table)
    .filter((table) => largeTables.includes(table));
}

test.each<[string, () => string]>([
  ['the list', () => queuePath({})],
  ['a view of it', () => queuePath({ locale: 'ar', status: 'all' })],
  ['a search', () => queuePath({ search: 'sanne c4', status: 'all' })],
  ...kinds.map((kind): [string, () => string] => [`one ${kind}`, () => requestPath(sent.get(kind) ?? '')]),
  ['a person', () => personPathOf('persoon77@voorbeeld.example', services.env)],
  ['the figures', () => figuresPath],
  ['the figures of a year', () => `${figuresPath}?van=2025-11-24`],
  ['the state of the site', () => healthPath],
])('%s reads no large table whole', async (_, pathOf) => {
  const nodes = await record(async (db) => {
    const { status } = await getStaffPage({ ...services, db }, pathOf(), session);
    expect(status).toBe(200);
  });
  expect(nodes.length).toBeGreaterThan(3);
  for (const node of nodes) {
    const whole = await listWhole(node);
    expect(whole, services.db.getExecutor().compileQuery(node, { queryId: 'text' }).sql).toEqual([]);
  }
});
