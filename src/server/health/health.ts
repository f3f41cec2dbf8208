/** Health checks for monitors, staff and administrator alerts. */
import { assessProperties, properties, type Properties } from '#server/database/properties.ts';
import { describeError } from '#server/http/log.ts';
import { accountReference } from '#server/mail/outbox-entries.ts';
import { schedules, type ScheduleName } from '#server/health/schedules.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';

const minuteMs = 60_000;
/** How long a mail may wait before it is a problem. It has been attempted five times by then. */
const longestWaitMinutes = 20;
/** Number of days for which a mail that was given up is reported. */
const givenUpDays = 7;

export type Problem =
  | 'database'
  | 'database-read-only'
  | 'database-unfit'
  | 'mail-waiting'
  | 'mail-refused'
  | 'mail-given-up'
  | `schedule-${ScheduleName}`;

export interface Health {
  problems: Problem[];
  mail: {
    waiting: number;
    /**
     * When the oldest waiting mail was stored; null when none waits. A failed mail to anyone but
     * the company is ignored once a later mail to another domain than the company's was sent,
     * because the cause is then the server of the recipient, and anybody can enter such an address.
     */
    oldestAt: Date | null;
    /**
     * Error and status codes of the newest waiting mail that a server rejected with 5xx; null when
     * there is none.
     */
    refusal: string | null;
    /**
     * The number of mails given up in the last week after all attempts. Excludes rejected and
     * withheld mails, digests that were emptied, and mails about accounts, which the accounts page
     * reports.
     */
    givenUp: number;
    /** The number of mails left in the inbox for somebody to read there; null without an inbox. */
    unread: number | null;
  };
  /** When each schedule last succeeded. */
  schedules: Partial<Record<ScheduleName, Date>>;
}

const unknown: Health = {
  problems: ['database'],
  mail: { waiting: 0, oldestAt: null, refusal: null, givenUp: 0, unread: null },
  schedules: {},
};

type Row = Health['mail'] & {
  properties: Properties;
  runs: { name: ScheduleName; ranAt: Date | string }[];
};

/** Runs the checks. Never rejects: an unavailable database is reported as a problem. */
export async function readHealth(services: Pick<Services, 'db' | 'env' | 'now' | 'log'>): Promise<Health> {
  const { now, log } = services;
  const at = now();
  try {
    const { properties: found, runs, ...mail } = await readRow(services, at);
    const lastRuns = Object.fromEntries(runs.map(({ name, ranAt }) => [name, new Date(ranAt)]));
    const health: Health = { problems: [], mail, schedules: lastRuns };
    return { ...health, problems: [...findDatabaseProblems(found), ...findProblems(health, at)] };
  } catch (error) {
    log({ event: 'health unknown', error: describeError(error) });
    return unknown;
  }
}

async function readRow({ db, env }: Pick<Services, 'db' | 'env'>, now: Date): Promise<Row> {
  const ownDomain = env.mailTo.split('@')[1] ?? '';
  const reportedFrom = new Date(now.getTime() - givenUpDays * 24 * 60 * minuteMs);
  const { rows } = await sql<Row>`
    select ${properties} as properties,
      (select count(*)::int from outbox where sent_at is null and dead_at is null) as waiting,
      (select min(created_at) from outbox where sent_at is null and dead_at is null
        and (recipient = ${env.mailTo} or last_error is null or id > coalesce((
          select max(id) from outbox where sent_at is not null
            and split_part(recipient, '@', 2) <> ${ownDomain}), 0))) as oldest_at,
      (select last_error from outbox where sent_at is null and dead_at is null and last_error ~ ' 5[0-9]{2}'
        order by id desc limit 1) as refusal,
      (select count(*)::int from outbox
        where dead_at > ${reportedFrom} and not is_refused and withheld is null
        and reference <> ${accountReference} and (is_kept or reference not like 'digest-%')) as given_up,
      (select unread from inbox) as unread,
      (select jsonb_agg(jsonb_build_object('name', name, 'ranAt', ran_at)) from schedule_runs) as runs`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The health query returned no row.');
  return row;
}

function findDatabaseProblems(found: Properties): Problem[] {
  const kinds = new Set(assessProperties(found).map(({ kind }) => kind));
  return [
    ...(kinds.has('read-only') ? (['database-read-only'] as const) : []),
    ...(kinds.has('unfit') ? (['database-unfit'] as const) : []),
  ];
}

function findProblems({ mail, schedules: lastRuns }: Health, now: Date): Problem[] {
  const isLate = (since: Date, minutes: number) => now.getTime() - since.getTime() > minutes * minuteMs;
  const names = Object.keys(schedules) as ScheduleName[];
  return [
    ...(mail.oldestAt && isLate(mail.oldestAt, longestWaitMinutes) ? (['mail-waiting'] as const) : []),
    ...(mail.refusal === null ? [] : (['mail-refused'] as const)),
    ...(mail.givenUp > 0 ? (['mail-given-up'] as const) : []),
    ...names
      .filter((name) => isLate(lastRuns[name] ?? new Date(0), schedules[name]))
      .map((name) => `schedule-${name}` as const),
  ];
}
