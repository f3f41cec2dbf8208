/**
 * Reads the staff workspace among a hundred thousand requests, each list and the page of a person
 * beside a bare indexed SELECT of a page of the same table, in turn and in the same process.
 */
import { openDatabase, openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { findPerson } from '#server/staff/persons/find.ts';
import { listRequests, pageSize, type Viewer } from '#server/staff/queue/list.ts';
import type { QueueView } from '#submissions/staff/queue.ts';
import { sql } from 'kysely';
import { addManyMails, addManyRequests } from '../../tests/support/many-requests.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import type { Measurement } from './measurement.ts';

const count = 100_000;
/** Of a thousand the ten slowest are behind p99: fewer would tell of the machine's other work. */
const rounds = 1000;
const warmUpRounds = 100;

const someone = 'persoon123@voorbeeld.example';
const anything: QueueView = { search: '', quarantined: false, mine: false };
const views: Readonly<Record<string, Partial<QueueView>>> = {
  'what waits': {},
  'one kind': { kind: 'callback' },
  'one language': { locale: 'ar' },
  'what waits and is mine': { mine: true },
  'what was ever mine': { mine: true, status: 'all' },
  'one language, ever': { locale: 'ar', status: 'all' },
  'what is suspicious': { quarantined: true },
  'one status': { status: 'completed' },
  'everything, newest first': { status: 'all' },
  'search by a name': { search: 'sanne', status: 'all' },
  'search by a name and a beginning': { search: 'sanne c4a', status: 'all' },
  'search by three letters': { search: 'c4c', status: 'all' },
  'search by a word of one in 17': { search: 'zuiderzee', status: 'all' },
  'search by a word of one in 51': { search: 'noordzee', status: 'all' },
  'search by a word of one in 101': { search: 'waddenzee', status: 'all' },
  'search in what waits by a name': { search: 'sanne' },
  'search in what waits by a word of one in 51': { search: 'noordzee' },
  'search in what is suspicious by a name': { search: 'daan', quarantined: true },
  'search in one language by a word of one in 51': { search: 'noordzee', locale: 'ar', status: 'all' },
  'search by two letters': { search: 'c4', status: 'all' },
  'search by what nobody has': { search: 'qqqqqq', status: 'all' },
  'search by an address': { search: someone, status: 'all' },
  'search by half an address': { search: 'persoon123@voorb', status: 'all' },
  'search by an address up to its @': { search: 'persoon123@', status: 'all' },
  'search by the start of an address': { search: 'persoon123', status: 'all' },
  'search by the host of an address': { search: '@voorbeeld', status: 'all' },
  'search by a number': { search: '06 0000 7919', status: 'all' },
  'search by a reference': { search: 'OFF-00012345', status: 'all' },
};

export async function staffMeasurements(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('staff');
    const env = { databaseUrl: postgres.urlOf('staff'), dataDirectory: '', production: false };
    const owner = openDatabaseForMaintenance(env);
    const userId = await fill(owner);
    await owner.destroy();
    const db = openDatabase(env);
    const rows = await measureAll(db, userId);
    await db.destroy();
    return rows;
  } finally {
    await postgres.remove();
  }
}

/** Gives the id of the user whose requests some are. */
async function fill(db: Database): Promise<number> {
  await migrateToLatest(db);
  const user = { username: 'bench', role: 'administrator', passwordHash: 'x'.repeat(40) };
  const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  await addManyRequests(db, count, userId);
  await addManyMails(db, count, userId);
  return userId;
}

async function measureAll(db: Database, userId: number): Promise<Measurement[]> {
  const viewer: Viewer = { userId, role: 'administrator' };
  const reads: [string, () => Promise<unknown>][] = Object.entries(views).map(([name, view]) => [
    `staff list: ${name}`,
    () => listRequests(db, { ...anything, ...view }, viewer),
  ]);
  reads.push(['staff page of a person', () => findPerson({ db }, { email: someone, also: [] })]);
  // All of them first, as in a process that has been at work for a while.
  for (const [, read] of reads) await repeat(read, warmUpRounds);
  const rows: Measurement[] = [];
  for (const [what, read] of reads) rows.push(await measure(what, read, () => readBare(db)));
  return rows;
}

async function repeat(work: () => Promise<unknown>, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) await work();
}

function readBare(db: Database): Promise<unknown> {
  return sql`select * from requests order by created_at desc, reference desc limit ${sql.lit(pageSize + 1)}`.execute(
    db,
  );
}

/** The two in turn, so that what else the machine does meets both. */
async function measure(
  what: string,
  read: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Measurement> {
  const times: [number[], number[]] = [[], []];
  await repeat(bare, warmUpRounds);
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await time(read));
    times[1].push(await time(bare));
  }
  const [own, other] = times.map(quantiles);
  if (!own || !other) throw new Error('Nothing was measured.');
  return {
    what,
    figure: describe(own),
    beside: describe(other),
    ratio: `${(own.p50 / other.p50).toFixed(2)}, p99 ${(own.p99 / other.p99).toFixed(2)}`,
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function quantiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function describe({ p50, p99 }: { p50: number; p99: number }): string {
  return `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}
