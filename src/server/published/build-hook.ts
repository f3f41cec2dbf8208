/** Requests builds of the site from the hosting provider. */
import type { Database } from '#server/database/database.ts';
import { describeError } from '#server/http/log.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';

const answerTimeoutMs = 10_000;
/** Minutes before the same build is requested again, which is longer than a build takes. */
const firstWaitMinutes = 15;
/** Limits the backoff to 16 hours, for a build that keeps failing. */
const maxDoublings = 6;

/**
 * Calls the build hook, unless a build with this digest was requested recently, because it may
 * still be running or keep failing. A failed call is logged and retried at the next run.
 */
export async function callBuildHook({ db, env, now, log }: Services, digest: string): Promise<void> {
  if (env.buildHookUrl === undefined) {
    log({ event: 'changes wait for a build', missing: 'BUILD_HOOK_URL' });
    return;
  }
  if (!(await storeRequest(db, digest, now()))) return;
  const failure = await post(env.buildHookUrl);
  if (!failure) return;
  log({ event: 'build hook failed', ...failure });
  await db.deleteFrom('buildRequests').execute();
}

/**
 * Records a request; false when the same build was requested recently. The time until it may be
 * requested again doubles with each request.
 */
async function storeRequest(db: Database, digest: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into build_requests as last (digest, requested_at, attempts) values (${digest}, ${now}, 1)
    on conflict (is_last) do update set
      digest = excluded.digest,
      requested_at = excluded.requested_at,
      attempts = case when last.digest = excluded.digest then last.attempts + 1 else 1 end
    where last.digest <> excluded.digest or last.requested_at <= excluded.requested_at
      - make_interval(mins => ${firstWaitMinutes}) * power(2, least(last.attempts - 1, ${maxDoublings}))
    returning digest`.execute(db);
  return rows.length > 0;
}

async function post(url: string): Promise<object | undefined> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const { ok, status } = await fetch(url, { method: 'POST', body: '{}', signal });
    return ok ? undefined : { status };
  } catch (error) {
    return { error: describeError(error) };
  }
}
