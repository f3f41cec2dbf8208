/** How PostgreSQL reads the list among a hundred thousand requests: never the whole of it. */
import type { Role } from '#domain/roles.ts';
import { listRequests, pageSize, selectRequests, type Viewer } from '#server/staff/queue/list.ts';
import { planMark } from '#server/database/named-statements.ts';
import { selectPerson } from '#server/staff/persons/find.ts';
import type { QueueView } from '#submissions/staff/queue.ts';
import { sql, type Compilable } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addManyRequests } from '../support/many-requests.ts';
import { addUser } from '../support/staff.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const count = 100_000;
const anything: QueueView = { search: '', quarantined: false, mine: false };

let databaseUrl: string;
let userId: number;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
  if (userId) return;
  userId = await addUser(services, 'administrator');
  await addManyRequests(services.db, count, userId);
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Of the plan that Postgres keeps for all values, where it may. */
async function readNodes(query: Compilable): Promise<Plan[]> {
  const { sql: text, parameters } = query.compile();
  const rows = text.includes(planMark) ? await explainKept(text, parameters) : await explain(query);
  return flatten(Object.values(rows[0] ?? {})[0]?.[0].Plan);
}

/** How many rows of the table a statement touches, and whether it reads it from end to end. */
async function readPlan(query: Compilable): Promise<{ isWhole: boolean; touched: number }> {
  const nodes = (await readNodes(query)).filter((node) => node['Relation Name'] === 'requests');
  return {
    isWhole: nodes.some((node) => node['Node Type'] === 'Seq Scan'),
    touched: nodes.reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
  };
}

type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

async function explain(query: Compilable): Promise<Explained[]> {
  const compiled = query.compile();
  const text = `explain (analyze, format json) ${compiled.sql}`;
  return (await services.db.executeQuery<Explained>({ ...compiled, sql: text })).rows;
}

/** Without looking at the values, which only `execute` is given. */
async function explainKept(text: string, parameters: readonly unknown[]): Promise<Explained[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'");
    await client.query(`prepare kept as ${text}`);
    const values = parameters.map((value) => pg.escapeLiteral(String(value))).join(', ');
    const { rows } = await client.query<Explained>(`explain (analyze, format json) execute kept(${values})`);
    return rows;
  } finally {
    await client.end();
  }
}

function flatten(plan: Plan | undefined): Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(flatten)] : [];
}

/** One for each way in which a list is read. */
const views: [string, Partial<QueueView>][] = [
  ['what waits', {}],
  ['what has been', { status: 'all' }],
  ['what is suspicious', { quarantined: true }],
  ['what is mine', { mine: true, status: 'all' }],
  ['a frequent word', { search: 'sanne', status: 'all' }],
  ['a frequent word among what waits', { search: 'fatima' }],
  ['a word of one in 51 in one language', { search: 'noordzee', locale: 'ar', status: 'all' }],
  ['two frequent words', { search: 'sanne bedrijf', status: 'all' }],
  ['half an address', { search: 'persoon123@voorb', status: 'all' }],
  ['a number', { search: '06 0000 7919', status: 'all' }],
  ['nobody', { search: 'qqqqqq', status: 'all' }],
  ['a kind', { kind: 'testimonial', status: 'all' }],
  ['a status', { status: 'rejected' }],
  ['a language', { locale: 'ar' }],
];

/** A twentieth of the table. */
const few = count / 20;
const limit = pageSize + 1;

// The scopes: everything, some kinds, and what belongs to the demo.
test.each<Role>(['administrator', 'team-leader', 'demo-user'])(
  'every view of the role %s is read by an index',
  async (role) => {
    const viewer: Viewer = { userId, role };
    for (const [name, view] of views) {
      const first = { ...anything, ...view };
      await expectFew(name, first, viewer);
      const { next } = await listRequests(services.db, first, viewer);
      if (next) await expectFew(`${name}, second page`, { ...first, after: next }, viewer);
    }
  },
);

async function expectFew(name: string, view: QueueView, viewer: Viewer): Promise<void> {
  const { isWhole, touched } = await readPlan(selectRequests(services.db, view, viewer, limit));
  expect(isWhole, name).toBe(false);
  expect(touched, name).toBeLessThan(few);
}

/** The same page, read in the simplest way. */
async function findPlainly(word: string, { kind, locale, status }: Partial<QueueView>, after?: string) {
  const column = status === undefined ? sql`sort_at` : sql`-extract(epoch from created_at)`;
  const { rows } = await sql<{ reference: string }>`
    with found as (select *, row_number() over (order by ${column},
        case when ${status ?? null}::text is null then reference end, reference desc) as place from requests
      where search @@ (${`'${word}':*`})::tsquery and quarantine_reasons = '{}'
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${locale ?? null}::text is null or locale = ${locale ?? null})
        and (${status ?? null}::text is not null or status = 'pending'))
    select reference from found
    where place > coalesce((select place from found where reference = ${after ?? null}), 0)
    order by place limit ${pageSize}`.execute(services.db);
  return rows.map(({ reference }) => reference);
}

const words = ['sanne', 'zuiderzee', 'noordzee', 'waddenzee', 'nieuwland', 'c4c', 'qqqqqq'];

test.each<Partial<QueueView>>([
  { status: 'all' },
  {},
  { locale: 'ar', status: 'all' },
  { kind: 'contact', locale: 'ar', status: 'all' },
  { kind: 'callback' },
])('frequent and rare words find the same in %j, page after page', async (view) => {
  const viewer: Viewer = { userId, role: 'administrator' };
  for (const search of words) {
    const first = await listRequests(services.db, { ...anything, ...view, search }, viewer);
    const references = first.rows.map(({ reference }) => reference);
    expect(references, search).toEqual(await findPlainly(search, view));
    if (!first.next) continue;
    const after = first.next;
    const second = await listRequests(services.db, { ...anything, ...view, search, after }, viewer);
    const expected = await findPlainly(search, view, after.reference);
    expect(second.rows.map(({ reference }) => reference)).toEqual(expected);
  }
});

test('a page of what waits touches hardly more than it shows', async () => {
  const viewer: Viewer = { userId, role: 'administrator' };
  const { touched } = await readPlan(selectRequests(services.db, anything, viewer, limit));
  expect(touched).toBeLessThan(60);
});

test.each<[string, Partial<QueueView>]>([
  ['requests_waiting_by_words', {}],
  ['requests_suspicious_by_words', { quarantined: true }],
])('the index %s answers a search in %j', async (index, view) => {
  const viewer: Viewer = { userId, role: 'administrator' };
  const query = selectRequests(services.db, { ...anything, ...view, search: 'noordzee' }, viewer, limit);
  const names = (await readNodes(query)).map((node) => node['Index Name']);
  expect(names).toContain(index);
  expect(names).not.toContain('requests_by_words');
});

test('all of one person is read by indexes, in one statement', async () => {
  const { db } = services;
  const email = 'persoon77@voorbeeld.example';
  const person = selectPerson({ email, also: ['OFF-00012344'] });
  const same = await db
    .selectFrom('requests')
    .select(['name', 'phone'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const withoutAddress = db
    .updateTable('requests')
    .where('reference', 'in', ['OFF-00012344', 'OFF-00012349']);
  await withoutAddress.set({ name: same.name.toUpperCase() }).execute();
  await db
    .updateTable('requests')
    .where('reference', '=', 'OFF-00012349')
    .set({ name: 'X', phone: same.phone })
    .execute();
  expect(await readPlan({ compile: () => person.compile(db) })).toEqual({ isWhole: false, touched: 5 });
  const { requests = [] } = (await person.execute(db)).rows[0] ?? {};
  const what = requests.map(({ isListed, isTheirs }) => [isListed, isTheirs]);
  expect(what.filter(([isListed]) => isListed)).toHaveLength(3);
  expect(what.filter(([isListed]) => !isListed)).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('a part of an export by a word of one in 51 reads what has the word, not the list', async () => {
  const viewer: Viewer = { userId, role: 'administrator' };
  const view: QueueView = { ...anything, search: 'noordzee', status: 'all' };
  const { isWhole, touched } = await readPlan(selectRequests(services.db, view, viewer, 500));
  expect([isWhole, touched < few]).toEqual([false, true]);
});
