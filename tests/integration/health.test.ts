/** Alerts about undelivered mail, and about schedules that do not run. */
import { showHealth } from '#server/health/endpoint.ts';
import { createHealthWatch } from '#server/health/watch.ts';
import { maxAttempts } from '#server/mail/outcomes.ts';
import { recordRun, schedules, type ScheduleName } from '#server/health/schedules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { bare, call } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, runAll, type TestServices } from '../support/test-services.ts';
import { openWebhook, type Webhook } from '../support/webhook.ts';

let hook: Webhook;
let services: TestServices;
beforeEach(async () => {
  hook = await openWebhook('/alert');
  services = await createTestServices(await createTestDatabase(), { env: { ALERT_URL: hook.url } });
  await runAll(services);
});

async function ask(): Promise<{ status: number; body: unknown }> {
  const { response } = await call(showHealth, services, bare('/api/health'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}

const told = () => hook.bodies.map((body) => (JSON.parse(body) as { text: string }).text);

describe('a monitor', () => {
  test('gets the good status, and the last run of every schedule', async () => {
    await sendContact(services);
    const ranAt = services.clock.now.toISOString();
    expect(await ask()).toEqual({
      status: 200,
      body: {
        status: 'ok',
        problems: [],
        mail: { waiting: 0, oldestSeconds: null, givenUp: 0 },
        schedules: Object.fromEntries(Object.keys(schedules).map((name) => [name, ranAt])),
      },
    });
  });

  test('is alerted about a mail that has waited for twenty minutes', async () => {
    services.mailbox.isAway = true;
    await sendContact(services);
    services.clock.advanceMinutes(20);
    expect(await ask()).toMatchObject({ status: 200, body: { mail: { waiting: 2, oldestSeconds: 1200 } } });
    services.clock.advanceMinutes(1);
    await runAll(services);
    expect(await ask()).toMatchObject({ status: 503, body: { problems: ['mail-waiting'] } });
  });

  test('is alerted about mails that were given up, but not about rejected addresses and exceeded limits', async () => {
    await sendContact(services);
    const set = (row: object) => services.db.updateTable('outbox').set(row).execute();
    const dead = { sentAt: null, deadAt: services.clock.now, attempts: maxAttempts };
    await set({ ...dead, isRefused: true });
    expect(await ask()).toMatchObject({ status: 200 });
    await set({ ...dead, isRefused: false, withheld: 'daily-limit' });
    expect(await ask()).toMatchObject({ status: 200 });
    await set({ ...dead, withheld: null });
    expect(await ask()).toMatchObject({
      status: 503,
      body: { problems: ['mail-given-up'], mail: { givenUp: 2 } },
    });
  });

  test.each(Object.entries(schedules))(
    'is told when %s has not run for %i minutes',
    async (name, minutes) => {
      const others = Object.keys(schedules).filter((other) => other !== name) as ScheduleName[];
      services.clock.advanceMinutes(minutes + 1);
      await Promise.all(others.map((other) => recordRun(services.db, other, services.clock.now)));
      expect(await ask()).toMatchObject({ status: 503, body: { problems: [`schedule-${name}`] } });
    },
  );
});

describe('the administrator', () => {
  let watchHealth: ReturnType<typeof createHealthWatch>;
  beforeEach(() => {
    watchHealth = createHealthWatch();
  });

  test('is alerted once about undelivered mail, by a webhook, and once when it is resolved', async () => {
    services.mailbox.isAway = true;
    await sendContact(services);
    services.clock.advanceMinutes(34);
    await runAll(services);
    for (let look = 0; look < 3; look += 1) await watchHealth(services);
    expect(told()).toEqual([
      'https://www.example.nl\nDe mail staat stil: er wachten er 2, de oudste 34 minuten.',
    ]);
    expect(hook.bodies.join()).not.toMatch(/delinde|Noor/);
    services.mailbox.isAway = false;
    await services.deliverMail();
    await watchHealth(services);
    await watchHealth(services);
    expect(told().slice(1)).toEqual(['https://www.example.nl\nWeer in orde: mail-waiting.']);
  });

  test('is alerted about the database at the second check and then once an hour, and when it is back', async () => {
    const { env } = services;
    const away = await createTestServices('postgres://nobody:x@127.0.0.1:1/none');
    const watching = { ...away, env };
    for (let look = 0; look < 61; look += 1) await watchHealth(watching);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('De database antwoordt niet');
    await watchHealth(watching);
    expect(told()).toHaveLength(2);
    await watchHealth(services);
    await watchHealth(services);
    expect(told().slice(2)).toEqual(['https://www.example.nl\nWeer in orde: database.']);
  });
});
