/**
 * The real services on a database and a mailbox of a test's own, with a clock that the test moves.
 */
import type { DatabaseLimits } from '#server/database/database.ts';
import { parseEnv, type RawEnv } from '#server/env.ts';
import type { LogEntry } from '#server/http/log.ts';
import { dummyHash } from '#server/accounts/passwords.ts';
import { createServices, type Services } from '#server/services.ts';
import { onTestFinished } from 'vitest';
import { lowCosts } from './low-costs.ts';
import { testSite } from './test-site.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';

export interface TestServices extends Services {
  mailbox: Mailbox;
  clock: { now: Date; advanceMinutes: (minutes: number) => void };
  logged: LogEntry[];
}

interface Options {
  env?: RawEnv;
  mailbox?: Mailbox;
  randomBytes?: (size: number) => Uint8Array;
  dummyHash?: string;
  databaseLimits?: DatabaseLimits;
}

const minuteMs = 60_000;
/** A machine that has more to do than run tests takes its time. */
const patientLimits = { connectionMs: 5 * minuteMs, statementMs: 5 * minuteMs, answerMs: 5 * minuteMs };

/** Monday morning: the promise of one working day ends on Tuesday at the same time. */
export const mondayMorning = new Date('2026-11-23T09:00:00Z');

/** Makes services that are closed when the test ends. */
export async function createTestServices(
  databaseUrl: string | undefined,
  options: Options = {},
): Promise<TestServices> {
  const mailbox = options.mailbox ?? (await openMailbox());
  const logged: LogEntry[] = [];
  const clock = createClock();
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailbox.url,
    SITE_URL: 'https://www.example.nl',
    SITE_DIR: testSite.directory,
    ...options.env,
  });
  const replaced = {
    now: () => clock.now,
    roundMs: 0,
    log: (entry: LogEntry) => logged.push(entry),
    dummyHash: options.dummyHash ?? dummyHash(lowCosts),
    ...(options.randomBytes && { randomBytes: options.randomBytes }),
  };
  const services = createServices(env, replaced, options.databaseLimits ?? patientLimits);
  onTestFinished(async () => {
    await services.deliverMail();
    await services.db.destroy();
    await mailbox.stop();
  });
  return { ...services, mailbox, clock, logged };
}

/** As on another day: nobody has sent anything or was sent anything yet. */
export async function forgetCounts({ db }: Services): Promise<void> {
  await db.deleteFrom('rateLimits').execute();
}

function createClock(): TestServices['clock'] {
  return {
    now: mondayMorning,
    advanceMinutes(minutes) {
      this.now = new Date(this.now.getTime() + minutes * minuteMs);
    },
  };
}
