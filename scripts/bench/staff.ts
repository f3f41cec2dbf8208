/** Measures the lists of the workspace with many requests. */
import { openDatabase, openDatabaseForMaintenance, type Database } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { listRequests, type Viewer } from '#server/staff/queue/list.ts';
import type { QueueView } from '#contracts/staff/queue.ts';
import { addManyRequests } from './many-requests.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { median, type Measurement } from './measurement.ts';

/** The number of requests after some years, and five times as many. */
const counts = [20_000, 100_000];
const rounds = 15;

const defaultView: QueueView = { search: '', quarantined: false, mine: false };
const views: Readonly<Record<string, Partial<QueueView>>> = {
  'waiting requests': {},
  'one language, all statuses': { locale: 'ar', status: 'all' },
  'own requests, all statuses': { mine: true, status: 'all' },
  'all requests, newest first': { status: 'all' },
  'search for a name': { search: 'sanne', status: 'all' },
  'search without results': { search: 'qqqqqq', status: 'all' },
  'search for two words of a message': { search: 'team 1907', status: 'all' },
  'search for a number': { search: '06 0000 7919', status: 'all' },
};

/** Measures the lists and searches for each number of requests, in milliseconds. */
export async function staffMeasurements(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  try {
    const rows: Measurement[] = [];
    for (const count of counts) {
      const name = `staff${String(count)}`;
      await postgres.createDatabase(name);
      const env = { databaseUrl: postgres.urlOf(name), dataDirectory: '', production: false };
      const owner = openDatabaseForMaintenance(env);
      const userId = await fill(owner, count);
      await owner.destroy();
      const db = openDatabase(env);
      rows.push(...(await measureAll(db, userId, count)));
      await db.destroy();
    }
    return rows;
  } finally {
    await postgres.remove();
  }
}

/** Fills the database; returns the id of the user who is assigned some of the requests. */
async function fill(db: Database, count: number): Promise<number> {
  await migrateToLatest(db);
  const user = { username: 'bench', role: 'administrator', passwordHash: 'x'.repeat(40) };
  const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  await addManyRequests(db, count, userId);
  return userId;
}

async function measureAll(db: Database, userId: number, count: number): Promise<Measurement[]> {
  const viewer: Viewer = { userId, role: 'administrator' };
  const rows: Measurement[] = [];
  for (const [name, view] of Object.entries(views)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await listRequests({ db, now: () => new Date() }, { ...defaultView, ...view }, viewer);
      times.push(performance.now() - startedAt);
    }
    rows.push({
      what: `staff, ${String(count)} requests: ${name}`,
      figure: `${median(times).toFixed(0)} ms`,
    });
  }
  return rows;
}
