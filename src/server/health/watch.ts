/** Alerts the administrator through a webhook, because the mail server may be the problem. */
import type { Database } from '#server/database/database.ts';
import { readHealth, type Health, type Problem } from '#server/health/health.ts';
import { describeProblem } from '#server/health/problems.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';

/** Interval after which an ongoing problem is reported again. */
const repeatMs = 24 * 3_600_000;
const answerTimeoutMs = 3000;
/** Number of failed checks before an alert, because the database may only be restarting. */
const outageChecks = 2;
const checksPerHour = 60;

type WatchServices = Pick<Services, 'db' | 'env' | 'log' | 'now'>;

/**
 * Creates the function that runs the checks. It reports new and solved problems, and ongoing ones
 * daily, and retries a failed report at the next check. An outage of the database is reported
 * hourly instead. Its checks are counted in memory, because such a database cannot store what was
 * reported.
 */
export function createHealthWatch(): (services: WatchServices) => Promise<Health> {
  let failedChecks = 0;
  return async (services) => {
    const health = await readHealth(services);
    const outage = health.problems.find((problem) => outages.includes(problem));
    if (outage) {
      failedChecks += 1;
      if (failedChecks % checksPerHour === outageChecks) await report(services, health, [outage], []);
    } else if (await reportChanges(services, health, failedChecks >= outageChecks)) failedChecks = 0;
    return health;
  };
}

const outages: readonly Problem[] = ['database', 'database-read-only'];

/** Reports what has changed; true when nothing is left to report. */
async function reportChanges(
  services: WatchServices,
  health: Health,
  isOutageOver: boolean,
): Promise<boolean> {
  const { db, now } = services;
  const reported = await db.selectFrom('healthAlerts').selectAll().execute();
  const at = now();
  const known = reported.filter(({ toldAt }) => at.getTime() - toldAt.getTime() < repeatMs);
  const dueProblems = health.problems.filter((problem) => !known.some((entry) => entry.problem === problem));
  const solved = reported.filter(({ problem }) => !health.problems.includes(problem as Problem));
  const ended = [...solved.map(({ problem }) => problem), ...(isOutageOver ? ['database'] : [])];
  if (dueProblems.length + ended.length === 0) return true;
  if (!(await report(services, health, dueProblems, ended))) return false;
  await storeReported(db, dueProblems, solved, at);
  return true;
}

async function storeReported(
  db: Database,
  dueProblems: Problem[],
  solved: { problem: string }[],
  now: Date,
): Promise<void> {
  await sql`
    with solved as (
      delete from health_alerts where problem = any(${solved.map(({ problem }) => problem)}::text[])
    )
    insert into health_alerts (problem, told_at)
    select problem, ${now}::timestamptz from unnest(${dueProblems}::text[]) as problem
    on conflict (problem) do update set told_at = excluded.told_at`.execute(db);
}

/** True when the message was delivered, or when no URL is configured and it is only logged. */
async function report(
  { env, log, now }: WatchServices,
  health: Health,
  dueProblems: readonly Problem[],
  ended: readonly string[],
): Promise<boolean> {
  log({ event: 'health changed', problems: dueProblems, ended });
  if (env.alertUrl === undefined) return true;
  const sentences = dueProblems.map((problem) => describeProblem(problem, health, now()));
  const text = [...sentences, ...ended.map((problem) => `Weer in orde: ${problem}.`)].join('\n');
  try {
    const { ok, status } = await fetch(env.alertUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${env.siteUrl}\n${text}` }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (!ok) log({ event: 'alert refused', status });
    return ok;
  } catch (error) {
    log({ event: 'alert failed', error: describeError(error) });
    return false;
  }
}
