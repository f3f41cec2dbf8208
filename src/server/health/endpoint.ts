import { readHealth, type Health } from '#server/health/health.ts';
import { answerJson } from '#server/http/answers.ts';
import type { Handle } from '#server/http/by-method.ts';
import type { Services } from '#server/http/services.ts';
import type { HealthAnswer } from '#domain/health.ts';

/**
 * Responds with 200 while all is well, otherwise with 503 and the problems. Besides the codes of
 * problems, the response contains only counts and times.
 */
export const showHealth: Handle = async (services) => {
  const { problems, mail, schedules } = await readShared(services);
  const { waiting, oldestAt, givenUp } = mail;
  const ageMs = oldestAt ? services.now().getTime() - oldestAt.getTime() : null;
  const body: HealthAnswer = {
    status: problems.length === 0 ? 'ok' : 'failing',
    problems,
    mail: { waiting, oldestSeconds: ageMs === null ? null : Math.round(ageMs / 1000), givenUp },
    schedules: Object.fromEntries(
      Object.entries(schedules).map(([name, ranAt]) => [name, ranAt.toISOString()]),
    ),
  };
  return answerJson(body, { status: problems.length === 0 ? 200 : 503 });
};

const running = new WeakMap<Services, Promise<Health>>();

/**
 * Runs the checks once for all callers that wait at the same time. Anybody may ask, and this way a
 * flood of requests takes one connection of the pool and leaves the others to visitors.
 */
function readShared(services: Services): Promise<Health> {
  const health = running.get(services) ?? readHealth(services).finally(() => running.delete(services));
  running.set(services, health);
  return health;
}
