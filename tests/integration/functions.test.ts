import { noteWaitingMail } from '#server/app/quiet-hours.ts';
import { translator } from '#i18n/translate.ts';
import { company } from '#company';
import { config as retentionConfig } from '#functions/apply-retention.ts';
import formPages, { config as formPagesConfig } from '#functions/form-pages.ts';
import pages, { config as pagesConfig } from '#functions/pages.ts';
import contact from '#functions/contact.ts';
import staff from '#functions/staff.ts';
import deliverMail, { config as deliverMailConfig } from '#functions/deliver-mail.ts';
import { config as publishConfig } from '#functions/publish-changes.ts';
import sendDigest, { config as digestConfig } from '#functions/send-digest.ts';
import { locales } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { schedules } from '#server/health/schedules.ts';
import { closeServices, getServices } from '#server/app/services.ts';
import { visitorScreens } from '#contracts/on-demand.ts';
import { formScreens } from '#contracts/registry.ts';
import type { Config } from '@netlify/functions';
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startNeonProxy } from '../support/neon-proxy.ts';
import { aContact, jsonRequest } from '../support/contact.ts';
import { openMailbox } from '../support/mailbox.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { formPost } from '../support/requests.ts';
import { testSite } from '../support/test-site.ts';
import { openWebhook } from '../support/webhook.ts';
import { createTestDatabase } from '../support/test-database.ts';

const context = { ip: '192.0.2.1', params: { locale: 'nl' }, waitUntil: () => undefined };

beforeEach(async () => {
  vi.stubEnv('SITE_DIR', testSite.directory);
  vi.stubEnv('DATABASE_URL', await createTestDatabase());
});

afterEach(async () => {
  await closeServices();
  vi.unstubAllEnvs();
});

test('the functions work on what the environment of the process says', async () => {
  const mailbox = await openMailbox();
  vi.stubEnv('SMTP_URL', mailbox.url);
  const response = await contact(jsonRequest(aContact()), context);
  expect(response.status).toBe(201);
  await deliverMail();
  await mailbox.stop();
  expect(mailbox.mails).toHaveLength(2);
  const page = await pages(new Request('https://www.example.nl/bedankt'), context);
  expect(await page.text()).toContain('<html lang="nl"');
  const refused = await formPages(formPost('/en/contact', {}), context);
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('<html lang="en"')]);
});

test('of a database that is away the administrator hears by the schedule of each minute', async () => {
  const hook = await openWebhook('/alert');
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
  vi.stubEnv('ALERT_URL', hook.url);
  await deliverMail();
  await deliverMail();
  expect(hook.bodies).toEqual([expect.stringContaining('De database antwoordt niet')]);
  expect(takeConsoleOutput().join()).toContain('health unknown');
});

test('a wrong environment is answered with a plain 500 and logged without its values', async () => {
  vi.stubEnv('DATABASE_URL', 'mysql://user:secret@host/db');
  const response = await contact(jsonRequest(aContact()), context);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
  });
  const [line = ''] = takeConsoleOutput();
  expect(JSON.parse(line)).toMatchObject({ event: 'endpoint failed', error: { name: 'EnvError' } });
  expect(line).not.toContain('secret');
});

const asBrowser = (path: string) =>
  new Request(`https://www.example.nl${path}`, { headers: { accept: 'text/html,*/*;q=0.8' } });

test.each(['/contact', '/ar/appointment', '/en/search', '/beheer'])(
  'a browser that asks for %s where variables are missing is shown a page that names them',
  async (path) => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'APP_SECRET']) vi.stubEnv(name, '');
    vi.stubEnv('NODE_ENV', 'production');
    const response = await (path === '/beheer' ? staff : pages)(asBrowser(path), context);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain(`<html lang="${/^\/(ar|en)/.exec(path)?.[1] ?? 'nl'}"`);
    for (const text of ['DATABASE_URL', 'SMTP_URL', 'APP_SECRET', company.phone])
      expect(page).toContain(text);
    expect(page).not.toMatch(/antwoorden|answers/i);
    expect(takeConsoleOutput().join()).toContain('endpoint failed');
  },
);

test('a page that cannot be rendered is answered with one that says so, and a script with JSON', async () => {
  vi.stubEnv('SITE_DIR', '.test/nowhere');
  const response = await pages(asBrowser('/de/kontakt'), context);
  expect(response.status).toBe(500);
  const page = await response.text();
  expect(page).toContain('<html lang="de"');
  expect(page).toContain(translator('de')('answers.pageFailure'));
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  const json = await pages(new Request('https://www.example.nl/contact'), context);
  expect([json.status, json.headers.get('content-type')]).toEqual([500, 'application/json']);
  takeConsoleOutput();
});

test('staff are shown a page in Dutch while the database is away', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
  const request = asBrowser('/beheer/toestand');
  request.headers.set('cookie', `__Host-session=${'a'.repeat(43)}; session=${'a'.repeat(43)}`);
  const response = await staff(request, context);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.text()).toContain('De database is even niet bereikbaar');
  expect(takeConsoleOutput().join()).toContain('database unavailable');
});

test('a scheduled function that fails says so in the log, and nothing else', async () => {
  vi.stubEnv('DATABASE_URL', 'mysql://user:secret@host/db');
  await sendDigest();
  const [line = '', ...others] = takeConsoleOutput();
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: 'send-digest failed', error: { name: 'EnvError' } });
});

test('the functions of pages have the addresses of the route table', () => {
  const pathsOf = (screens: readonly ScreenId[]) =>
    screens.flatMap((screen) => locales.map((locale) => pathTo(screen, locale))).sort();
  expect([...pagesConfig.path].sort()).toEqual(pathsOf(visitorScreens));
  const shown: readonly ScreenId[] = visitorScreens;
  expect([...formPagesConfig.path].sort()).toEqual(
    pathsOf(formScreens.filter((screen) => !shown.includes(screen))),
  );
});

test('at night the schedules leave Neon alone but for each quarter of an hour, unless a mail waits', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://site:secret@ep-test-123.eu-central-1.aws.neon.tech/site');
  const proxy = await startNeonProxy(await createTestDatabase());
  onTestFinished(proxy.close);
  neonConfig.fetchEndpoint = proxy.endpoint;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const run = async (time: string) => {
    const before = proxy.queries;
    vi.setSystemTime(new Date(time));
    await deliverMail();
    return proxy.queries - before;
  };
  expect(await run('2026-11-23T23:01:00Z')).toBe(0);
  expect(await run('2026-11-23T23:15:00Z')).toBeGreaterThan(0);
  expect(await run('2026-11-23T23:16:00Z')).toBe(0);
  noteWaitingMail(true);
  expect(await run('2026-11-23T23:17:00Z')).toBeGreaterThan(0);
  expect(await run('2026-11-24T09:01:00Z')).toBeGreaterThan(0);
  takeConsoleOutput(); // that the schedules of a new database are late
});

test('of each schedule it is known when it last ran, and when it is late', async () => {
  const files = readdirSync('functions').map((file) => parse(file).name);
  const modules = files.map(async (name) => {
    const { config } = (await import(`../../functions/${name}.ts`)) as { config: Config };
    return config.schedule ? [name] : [];
  });
  expect((await Promise.all(modules)).flat()).toEqual(Object.keys(schedules).sort());
  const { db } = getServices();
  const runs = await db.selectFrom('scheduleRuns').select('name').orderBy('name').execute();
  expect(runs.map(({ name }) => name)).toEqual(Object.keys(schedules).sort());
});

test('the scheduled functions run when they should', () => {
  expect(deliverMailConfig.schedule).toBe('* * * * *');
  expect(publishConfig.schedule).toBe('*/2 * * * *');
  expect(retentionConfig.schedule).toBe('15 2 * * *');
  expect(digestConfig.schedule).toBe('30 5,6 * * 1-5');
});
