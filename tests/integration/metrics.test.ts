/** The metrics for Prometheus. */
import { contactPath } from '#contracts/contact.ts';
import { recordRequest } from '#server/http/access-log.ts';
import { showMetrics } from '#server/health/metrics.ts';
import { recordRun } from '#server/health/schedules.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { call } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const token = 't'.repeat(32);
let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase(), { env: { METRICS_TOKEN: token } });
});

async function ask(authorization = `Bearer ${token}`, asked: TestServices = services) {
  const request = new Request('https://www.example.nl/api/metrics', { headers: { authorization } });
  return (await call(showMetrics, asked, request)).response;
}

/** The samples of a response, by name and labels. */
async function read(): Promise<Map<string, number>> {
  const lines = (await (await ask()).text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, sample = '', value] = /^([a-z_]+(?:\{[^}]*\})?) ([\d.e+-]+)$/.exec(line) ?? [line];
      return [sample, Number(value)];
    }),
  );
}

test('nobody may read them without the token', async () => {
  for (const wrong of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`]) {
    const { status, headers } = await ask(wrong).catch((error: unknown) => error as Response);
    expect([status, new Headers(headers).get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
  expect((await ask()).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
});

test('mails that wait, their age, and the last run of each schedule', async () => {
  services.mailbox.isAway = true;
  await sendContact(services);
  await recordRun(services.db, 'deliver-mail', services.clock.now);
  const ranAt = services.clock.now.getTime() / 1000;
  services.clock.advanceMinutes(5);
  const metrics = await read();
  expect(metrics.get('site_database_up')).toBe(1);
  expect(metrics.get('site_mails_waiting')).toBe(2);
  expect(metrics.get('site_mail_oldest_age_seconds')).toBe(300);
  expect(metrics.get('site_mails_dead')).toBe(0);
  expect(metrics.get('site_schedule_last_success_timestamp_seconds{schedule="deliver-mail"}')).toBe(ranAt);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  await sql`update outbox set dead_at = ${services.clock.now}`.execute(services.db);
  const later = await read();
  expect([later.get('site_mails_waiting'), later.get('site_mails_dead')]).toEqual([0, 2]);
});

test('requests by endpoint and class of status, with their time', async () => {
  const answered = { requestId: undefined, endpoint: contactPath, method: 'POST' };
  const name = (status: string) => `site_http_requests_total{endpoint="${contactPath}",status="${status}"}`;
  const duration = `site_http_request_duration_seconds`;
  const before = await read();
  recordRequest({ ...answered, status: 201, ms: 250 });
  recordRequest({ ...answered, status: 422, ms: 500 });
  const after = await read();
  const gained = (sample: string) => (after.get(sample) ?? 0) - (before.get(sample) ?? 0);
  expect([gained(name('2xx')), gained(name('4xx'))]).toEqual([1, 1]);
  expect(gained(`${duration}_sum{endpoint="${contactPath}"}`)).toBeCloseTo(0.75);
  expect(gained(`${duration}_count{endpoint="${contactPath}"}`)).toBe(2);
});

test('addresses that somebody makes up do not fill the memory', async () => {
  for (let number = 0; number < 300; number += 1)
    recordRequest({
      requestId: undefined,
      endpoint: `/made-up-${String(number)}`,
      method: 'GET',
      status: 404,
      ms: 1,
    });
  const metrics = await read();
  expect([...metrics.keys()].filter((name) => name.includes('_count{')).length).toBeLessThanOrEqual(101);
  expect(metrics.get('site_http_requests_total{endpoint="other",status="4xx"}')).toBeGreaterThan(100);
});
