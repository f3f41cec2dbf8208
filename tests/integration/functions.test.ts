import { company } from '#company';
import { availabilityPath } from '#contracts/appointment.ts';
import availability from '#functions/availability.ts';
import caseStudies from '#functions/case-studies.ts';
import contact from '#functions/contact.ts';
import deliverMail from '#functions/deliver-mail.ts';
import pages from '#functions/pages.ts';
import featured from '#functions/testimonials-featured.ts';
import testimonials from '#functions/testimonials.ts';
import { closeServices } from '#server/app/services.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aContact, jsonRequest } from '../support/contact.ts';
import { bare } from '../support/requests.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { testSite } from '../support/test-site.ts';
import { openWebhook } from '../support/webhook.ts';
import { createTestDatabase } from '../support/test-database.ts';

const context = { ip: '192.0.2.1', waitUntil: () => undefined };

beforeEach(async () => {
  vi.stubEnv('SITE_DIR', testSite.directory);
  vi.stubEnv('DATABASE_URL', await createTestDatabase());
});

afterEach(async () => {
  await closeServices();
  vi.unstubAllEnvs();
});

test('the function that runs each minute alerts the administrator about an unavailable database', async () => {
  const hook = await openWebhook('/alert');
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
  vi.stubEnv('ALERT_URL', hook.url);
  await deliverMail();
  await deliverMail();
  expect(hook.bodies).toEqual([expect.stringContaining('De database antwoordt niet')]);
  expect(takeConsoleOutput().join()).toContain('health unknown');
});

test('a function with an invalid environment answers 500, names the variable to a browser, and shows and logs no values', async () => {
  vi.stubEnv('DATABASE_URL', 'mysql://user:secret@host/db');
  const response = await contact(jsonRequest(aContact()), context);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Er ging iets mis. Uw antwoorden staan er nog. Probeer het opnieuw.',
  });
  const headers = { accept: 'text/html,*/*;q=0.8' };
  const shown = await pages(new Request(bare('/en/search'), { headers }), context);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await shown.text();
  for (const text of ['<html lang="en"', 'DATABASE_URL', company.phone]) expect(page).toContain(text);
  expect(page).not.toMatch(/answers|secret/i);
  const lines = takeConsoleOutput();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'endpoint failed', error: { name: 'EnvError' } });
  expect(lines.join()).not.toContain('secret');
});

test('a request for the free times of an invalid date is refused with 422', async () => {
  const headers = { referer: 'https://www.example.nl/en/appointment' };
  const request = new Request(bare(`${availabilityPath}?date=2026-11-26%27`), { headers });
  const response = await availability(request, context);
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(await response.json()).toEqual({ message: 'Choose a date' });
});

test.each([
  ['/api/testimonials', testimonials],
  ['/api/testimonials/featured', featured],
  ['/api/case-studies', caseStudies],
])('%s is cached by the CDN and revalidated by browsers, but a failure is not cached', async (path, list) => {
  const answer = await list(bare(path), context);
  expect(await answer.json()).toEqual([]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': expect.stringMatching(
      /^public, durable, max-age=300, stale-while-revalidate=/,
    ),
    'netlify-cache-tag': path.includes('case') ? 'case-studies' : 'testimonials',
  });
  await closeServices();
  vi.stubEnv('DATABASE_URL', 'postgres://nobody:x@127.0.0.1:1/none');
  const { status, headers } = await list(bare(path), context);
  const { 'retry-after': retry, 'cache-control': cached } = Object.fromEntries(headers);
  expect([status, retry, cached]).toEqual([503, '30', 'no-store']);
  expect(headers.get('netlify-cdn-cache-control')).toBeNull();
  expect(takeConsoleOutput()).toMatchObject([expect.stringContaining('database unavailable')]);
});
