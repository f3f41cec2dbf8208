/** Tells the administrator what is wrong, by another way than the mail server. */
import type { Database } from '#server/database/database.ts';
import { readHealth, type Health, type Problem } from '#server/health/health.ts';
import { describeProblem } from '#server/health/problems.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/services.ts';
import { sql } from 'kysely';

/** Said again so long after it was said, while it lasts. */
const repeatMs = 24 * 3_600_000;
const answerTimeoutMs = 3000;
/** A restart of the database is over before the second look. */
const outageLooks = 2;
const looksPerHour = 60;

type Watching = Pick<Services, 'db' | 'env' | 'log' | 'now' | 'outage' | 'waiting'>;

interface Told {
  problem: string;
  toldAt: Date;
}

/**
 * Looks how the site is and says what is new or over. What could not be said is said at the next
 * look.
 */
export async function watchHealth(services: Watching): Promise<void> {
  const health = await readHealth(services);
  services.waiting.isSomething = health.mail.waiting > 0;
  const outage = health.problems.find((problem) => outages.includes(problem));
  if (outage) await watchOutage(services, health, outage);
  else await watchProblems(services, health);
}

/** A database that stores nothing cannot remember what was said, so this process does. */
const outages: readonly Problem[] = ['database', 'database-read-only'];

async function watchOutage(services: Watching, health: Health, outage: Problem): Promise<void> {
  services.outage.looks += 1;
  if (services.outage.looks % looksPerHour === outageLooks) await tell(services, health, [outage], []);
}

async function watchProblems(services: Watching, health: Health): Promise<void> {
  const { db, now, outage } = services;
  const told = await db.selectFrom('healthAlerts').selectAll().execute();
  const at = now();
  const known = told.filter(({ toldAt }) => at.getTime() - toldAt.getTime() < repeatMs);
  const news = health.problems.filter((problem) => !known.some((entry) => entry.problem === problem));
  const over = told.filter(({ problem }) => !health.problems.includes(problem as Problem));
  const ended = [...over.map(({ problem }) => problem), ...(outage.looks >= outageLooks ? ['database'] : [])];
  if (news.length + ended.length > 0) {
    if (!(await tell(services, health, news, ended))) return;
    await remember(db, news, over, at);
  }
  outage.looks = 0;
}

async function remember(db: Database, news: Problem[], over: Told[], now: Date): Promise<void> {
  await sql`
    with over as (
      delete from health_alerts where problem = any(${over.map(({ problem }) => problem)}::text[])
    )
    insert into health_alerts (problem, told_at)
    select problem, ${now}::timestamptz from unnest(${news}::text[]) as problem
    on conflict (problem) do update set told_at = excluded.told_at`.execute(db);
}

/** True when it was said, or there is nobody to say it to but the log. */
async function tell(
  { env, log, now }: Watching,
  health: Health,
  news: readonly Problem[],
  ended: readonly string[],
): Promise<boolean> {
  log({ event: 'health changed', problems: news, ended });
  if (env.alertUrl === undefined) return true;
  const sentences = news.map((problem) => describeProblem(problem, health, now()));
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
