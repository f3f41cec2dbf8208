import { readHealth } from '#server/health/health.ts';
import { answerJson } from '#server/http/answers.ts';
import type { Handle } from '#server/http/by-method.ts';
import type { HealthAnswer } from '#domain/health.ts';

/**
 * Responds with 200 while all is well, otherwise with 503 and the problems. Besides the codes of
 * problems, the response contains only counts and times.
 */
export const showHealth: Handle = async (services) => {
  const { problems, mail, schedules } = await readHealth(services);
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
