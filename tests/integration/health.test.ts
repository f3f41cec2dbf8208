/** What a monitor, the administrator and Prometheus learn about the health of the site. */
import { contactPath } from '#contracts/contact.ts';
import { recordRequest } from '#server/http/access-log.ts';
import { showHealth } from '#server/health/endpoint.ts';
import { showMetrics } from '#server/health/metrics.ts';
import { createHealthWatch } from '#server/health/watch.ts';
import { maxAttempts } from '#server/mail/outcomes.ts';
import { recordRun, schedules, type ScheduleName } from '#server/health/schedules.ts';
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { bare, call } from '../support/requests.ts';
import { createTestServices, emptyServices, runAll, type TestServices } from '../support/test-services.ts';
import { openWebhook, type Webhook } from '../support/webhook.ts';

const token = 't'.repeat(32);
let hook: Webhook;
let services: TestServices;
beforeEach(async () => {
  hook = await openWebhook('/alert');
  services = await emptyServices({ env: { ALERT_URL: hook.url, METRICS_TOKEN: token } });
  await runAll(services);
});

async function ask(): Promise<{ status: number; body: unknown }> {
  const { response } = await call(showHealth, services, bare('/api/health'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}

const alerts = () => hook.bodies.map((body) => (JSON.parse(body) as { text: string }).text);

test('a monitor gets the status “ok”, and the last run of every schedule', async () => {
  await sendContact(services);
  const ranAt = services.clock.now.toISOString();
  const runs = Object.fromEntries(Object.keys(schedules).map((name) => [name, ranAt]));
  const mail = { waiting: 0, oldestSeconds: null, givenUp: 0 };
  expect(await ask()).toEqual({ status: 200, body: { status: 'ok', problems: [], mail, schedules: runs } });
});

test('concurrent callers share one query, so that a flood leaves connections to others', async () => {
  const countWaiting = sql<{ count: number }>`
    select count(*)::int as count from pg_locks where relation = 'outbox'::regclass and not granted`;
  const answers = await services.db.transaction().execute(async (transaction) => {
    await sql`lock table outbox in access exclusive mode`.execute(transaction);
    const asked = Promise.all(Array.from({ length: 20 }, ask));
    const waiting = async () => (await countWaiting.execute(transaction)).rows[0]?.count;
    await expect.poll(waiting).toBeGreaterThan(0);
    await setTimeout(200);
    return { asked, count: await waiting() };
  });
  expect(answers.count).toBe(1);
  expect((await answers.asked).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await ask()).toMatchObject({ status: 200 });
});

test('a monitor is alerted about mails that were given up, but not about rejected addresses and exceeded limits', async () => {
  await sendContact(services);
  const set = (row: object) => services.db.updateTable('outbox').set(row).execute();
  const dead = { sentAt: null, deadAt: services.clock.now, attempts: maxAttempts };
  await set({ ...dead, isRefused: true });
  expect(await ask()).toMatchObject({ status: 200 });
  await set({ ...dead, isRefused: false, withheld: 'daily-limit' });
  expect(await ask()).toMatchObject({ status: 200 });
  await set({ ...dead, withheld: null });
  const body = { problems: ['mail-given-up'], mail: { givenUp: 2 } };
  expect(await ask()).toMatchObject({ status: 503, body });
  // A digest that was given up, and that an erasure has emptied, is no problem.
  await set({ reference: 'digest-2026-11-23', body: null, textBody: null, htmlBody: null });
  expect(await ask()).toMatchObject({ status: 200 });
});

test.each(Object.entries(schedules))('no run of %s for %i minutes is a problem', async (name, minutes) => {
  const others = Object.keys(schedules).filter((other) => other !== name) as ScheduleName[];
  services.clock.advanceMinutes(minutes + 1);
  await Promise.all(others.map((other) => recordRun(services.db, other, services.clock.now)));
  expect(await ask()).toMatchObject({ status: 503, body: { problems: [`schedule-${name}`] } });
});

test('a mail that waits for more than twenty minutes alerts a monitor, and by webhook the administrator, once, and once more when it is sent', async () => {
  services.mailbox.isAway = true;
  await sendContact(services);
  services.clock.advanceMinutes(20);
  expect(await ask()).toMatchObject({ status: 200, body: { mail: { waiting: 2, oldestSeconds: 1200 } } });
  services.clock.advanceMinutes(1);
  await runAll(services);
  expect(await ask()).toMatchObject({ status: 503, body: { problems: ['mail-waiting'] } });
  const watchHealth = createHealthWatch();
  for (let run = 0; run < 3; run += 1) await watchHealth(services);
  expect(alerts()).toEqual([
    'https://www.example.nl\nDe mail staat stil: er wachten er 2, de oudste 21 minuten.',
  ]);
  expect(hook.bodies.join()).not.toMatch(/delinde|Noor/);
  services.mailbox.isAway = false;
  await services.deliverMail();
  await watchHealth(services);
  await watchHealth(services);
  expect(alerts().slice(1)).toEqual(['https://www.example.nl\nWeer in orde: mail-waiting.']);
});

test('waiting mail to a visitor is a problem until mail to another visitor gets through; waiting mail to the company always is', async () => {
  services.mailbox.refusesRecipients = { addresses: /delinde/, text: '450 4.1.2 Domain not found' };
  await sendContact(services);
  services.clock.advanceMinutes(21);
  await runAll(services);
  const stalled = { status: 503, body: { problems: ['mail-waiting'] } };
  expect(await ask()).toMatchObject(stalled);
  await sendContact(services, { email: 'noor@elders.example' });
  await services.deliverMail();
  expect(await ask()).toMatchObject({ status: 200, body: { mail: { waiting: 1, oldestSeconds: null } } });
  await services.db.updateTable('outbox').set({ recipient: services.env.mailTo }).execute();
  expect(await ask()).toMatchObject(stalled);
});

test('the administrator is alerted about the database at the second check and then once an hour, and when it is back', async () => {
  const away = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
  const watching = { ...away, env: services.env };
  const watchHealth = createHealthWatch();
  for (let run = 0; run < 61; run += 1) await watchHealth(watching);
  expect(alerts()).toHaveLength(1);
  expect(alerts()[0]).toContain('De database antwoordt niet');
  await watchHealth(watching);
  expect(alerts()).toHaveLength(2);
  await watchHealth(services);
  await watchHealth(services);
  expect(alerts().slice(2)).toEqual(['https://www.example.nl\nWeer in orde: database.']);
});

async function askMetrics(authorization = `Bearer ${token}`) {
  const request = new Request('https://www.example.nl/api/metrics', { headers: { authorization } });
  return (await call(showMetrics, services, request)).response;
}

/** Requests the metrics; returns the samples by name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await askMetrics()).text();
  const samples = text.matchAll(/^([a-z_]+(?:\{[^}]*\})?) ([\d.e+-]+)$/gm);
  return new Map(samples.map(([, sample = '', value]) => [sample, Number(value)]));
}

test('nobody may read the metrics without the token', async () => {
  for (const wrong of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`]) {
    const { status, headers } = await askMetrics(wrong).catch((error: unknown) => error as Response);
    expect([status, new Headers(headers).get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
  expect((await askMetrics()).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
});

test('the metrics have mails that wait, the last run of each schedule, and requests of at most a hundred endpoints', async () => {
  const ranAt = services.clock.now.getTime() / 1000;
  services.mailbox.isAway = true;
  await sendContact(services);
  services.clock.advanceMinutes(5);
  const before = await readMetrics();
  const answered = { requestId: undefined, endpoint: contactPath, method: 'POST', ms: 250 };
  for (const status of [201, 422]) recordRequest({ ...answered, status });
  for (let number = 0; number < 300; number += 1)
    recordRequest({ ...answered, endpoint: `/made-up-${String(number)}`, status: 404 });
  const metrics = await readMetrics();
  expect(metrics.get('site_database_up')).toBe(1);
  expect(metrics.get('site_mails_waiting')).toBe(2);
  expect(metrics.get('site_mails_dead')).toBe(0);
  expect(metrics.get('site_mail_oldest_age_seconds')).toBe(300);
  expect(metrics.get('site_schedule_last_success_timestamp_seconds{schedule="deliver-mail"}')).toBe(ranAt);
  const gained = (sample: string) => (metrics.get(sample) ?? 0) - (before.get(sample) ?? 0);
  for (const status of ['2xx', '4xx'])
    expect(gained(`site_http_requests_total{endpoint="${contactPath}",status="${status}"}`)).toBe(1);
  expect(gained(`site_http_request_duration_seconds_sum{endpoint="${contactPath}"}`)).toBeCloseTo(0.5);
  expect([...metrics.keys()].filter((sample) => sample.includes('_count{')).length).toBeLessThanOrEqual(101);
  expect(metrics.get('site_http_requests_total{endpoint="other",status="4xx"}')).toBeGreaterThan(100);
});
