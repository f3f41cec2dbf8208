import { createHash, timingSafeEqual } from 'node:crypto';
import { readHealth, type Health } from '#server/health/health.ts';
import { answerFile, Refusal } from '#server/http/answers.ts';
import type { Handle } from '#server/http/by-method.ts';
import { formatMetrics, type Metric } from '#server/health/metrics-format.ts';
import { requestCounts } from '#server/http/access-log.ts';

/**
 * Responds with counts and times to a client with the token. Rejects with 404 when no token is
 * configured, and with 401 for a wrong or missing one. Reports an unavailable database as
 * a metric, not as an error.
 */
export const showMetrics: Handle = async (services, request) => {
  const { metricsToken } = services.env;
  if (metricsToken === undefined) throw new Refusal(404, 'notFound.heading');
  if (!hasToken(request, metricsToken))
    throw new Refusal(401, 'tools.credentialsRefused', { headers: { 'www-authenticate': 'Bearer' } });
  const health = await readHealth(services);
  const metrics = [...requestMetrics(), ...healthMetrics(health, services.now()), ...processMetrics()];
  return answerFile(formatMetrics(metrics), {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
};

/**
 * Checks the bearer token (RFC 6750, 2.1). Compares digests, because `timingSafeEqual` requires
 * equal lengths.
 */
function hasToken({ headers }: Request, token: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function requestMetrics(): Metric[] {
  const counts = [...requestCounts()];
  const total = counts.flatMap(([endpoint, { statuses }]) =>
    [...statuses].map(([status, value]) => ({ labels: { endpoint, status }, value })),
  );
  const durations = counts.flatMap(([endpoint, { statuses, seconds }]) => [
    { suffix: '_sum' as const, labels: { endpoint }, value: seconds },
    { suffix: '_count' as const, labels: { endpoint }, value: sum([...statuses.values()]) },
  ]);
  return [
    {
      name: 'site_http_requests_total',
      help: 'Number of requests to this process.',
      type: 'counter',
      samples: total,
    },
    {
      name: 'site_http_request_duration_seconds',
      help: 'Time from the request to the response.',
      type: 'summary',
      samples: durations,
    },
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function healthMetrics({ problems, mail, schedules }: Health, now: Date): Metric[] {
  const isUnavailable = problems.includes('database');
  const database = gauge('site_database_up', 'Whether the database is available.', isUnavailable ? 0 : 1);
  // An unknown value is omitted: zero would mean that nothing waits.
  if (isUnavailable) return [database];
  const ageMs = mail.oldestAt ? now.getTime() - mail.oldestAt.getTime() : 0;
  const runs = Object.entries(schedules).map(([schedule, ranAt]) => ({
    labels: { schedule },
    value: ranAt.getTime() / 1000,
  }));
  return [
    database,
    gauge('site_problems', 'Number of problems that /api/health reports.', problems.length),
    gauge('site_mails_waiting', 'Number of mails in the outbox that are not sent yet.', mail.waiting),
    gauge('site_mail_oldest_age_seconds', 'Age of the oldest mail that is not sent yet.', ageMs / 1000),
    gauge('site_mails_dead', 'Number of mails given up in the last week.', mail.givenUp),
    {
      name: 'site_schedule_last_success_timestamp_seconds',
      help: 'Time of the last successful run.',
      type: 'gauge',
      samples: runs,
    },
  ];
}

function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const startedAt = (performance.timeOrigin / 1000).toFixed(3);
  return [
    gauge('process_resident_memory_bytes', 'Resident memory size.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap size in use.', heapUsed),
    gauge('process_start_time_seconds', 'Start time of the process.', Number(startedAt)),
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
