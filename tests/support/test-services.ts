/** The real services with a separate database and mailbox, and a clock that the test controls. */
import { openDatabase, type Database, type DatabaseLimits } from '#server/database/database.ts';
import { parseEnv, type Env, type RawEnv } from '#server/env.ts';
import type { LogEntry } from '#server/http/log.ts';
import { dummyHash } from '#server/accounts/passwords.ts';
import { createServices } from '#server/app/services.ts';
import { recordRun, schedules, type ScheduleName } from '#server/health/schedules.ts';
import { beforeEach, onTestFinished } from 'vitest';
import { lowCosts } from './low-costs.ts';
import { takeTestDatabase } from './test-database.ts';
import { testSite } from './test-site.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';

export type TestServices = Awaited<ReturnType<typeof createTestServices>>;

interface Options {
  env?: RawEnv;
  mailbox?: Mailbox;
  dummyHash?: string;
  databaseLimits?: DatabaseLimits;
}

const minuteMs = 60_000;
/** Long enough for a busy machine. */
const patientLimits = { connectionMs: 5 * minuteMs, statementMs: 5 * minuteMs, answerMs: 5 * minuteMs };

/** Pools by URL. They are reused, because opening a connection takes longer than most tests. */
const pools = new Map<string, Database>();

function findPool(env: Env): Database {
  const { databaseUrl = '' } = env;
  const pool = pools.get(databaseUrl) ?? openDatabase(env, patientLimits);
  pools.set(databaseUrl, pool);
  return pool;
}

/**
 * The start of the test clock, a Monday at 10:00 in Amsterdam. One working day later is Tuesday at
 * 10:00.
 */
export const mondayMorning = new Date('2026-11-23T09:00:00Z');

/**
 * Creates services, and delivers their pending mails when the test ends. Services with their own
 * limits, on PGlite or in serverless mode have a separate pool.
 */
export async function createTestServices(databaseUrl: string | undefined, options: Options = {}) {
  const mailbox = options.mailbox ?? (await openMailbox());
  const logged: LogEntry[] = [];
  const clock = {
    now: mondayMorning,
    advanceMinutes(minutes: number) {
      this.now = new Date(this.now.getTime() + minutes * minuteMs);
    },
  };
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailbox.url,
    SITE_URL: 'https://www.example.nl',
    SITE_DIR: testSite.directory,
    ...options.env,
  });
  const replaced = {
    now: () => clock.now,
    log: (entry: LogEntry) => logged.push(entry),
    dummyHash: options.dummyHash ?? dummyHash(lowCosts),
  };
  const isShared = env.databaseUrl !== undefined && !env.serverless && !options.databaseLimits;
  const db = isShared ? findPool(env) : openDatabase(env, options.databaseLimits ?? patientLimits);
  const services = createServices(env, { ...replaced, db });
  onTestFinished(async () => {
    await services.deliverMail();
    if (!isShared) await db.destroy();
    await mailbox.stop();
  });
  return { ...services, mailbox, clock, logged };
}

/** Creates services on an empty database, which no other test uses in the meantime. */
export async function emptyServices(options?: Options): Promise<TestServices> {
  return createTestServices(await takeTestDatabase(), options);
}

/**
 * Creates services on an empty database before each test of the file. The returned object is
 * updated in place.
 */
export function servicesPerTest(): TestServices {
  const services = {};
  beforeEach(async () => {
    for (const name of Object.keys(services)) Reflect.deleteProperty(services, name);
    Object.assign(services, await emptyServices());
  });
  return services as TestServices;
}

/** Records a recent success of every schedule. */
export async function runAll({ db, clock }: TestServices): Promise<void> {
  for (const name of Object.keys(schedules) as ScheduleName[]) await recordRun(db, name, clock.now);
}
