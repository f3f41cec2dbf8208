import { adTextsPath } from '#domain/ad-texts.ts';
import { analyticsStatusPath, type AnalyticsStatus } from '#domain/analytics-status.ts';
import { roles } from '#domain/roles.ts';
import { sitelinksPath } from '#domain/sitelinks.ts';
import type { Handle } from '#server/http/by-method.ts';
import { Refusal } from '#server/http/answers.ts';
import { adTexts } from '#server/tools/ad-texts.ts';
import { readAnalyticsStatus } from '#server/tools/analytics-status.ts';
import { sitelinks } from '#server/tools/sitelinks.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { call } from '../support/requests.ts';
import { logIn } from '../support/staff.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const tools: Record<string, Handle> = {
  [adTextsPath]: toolData(() => adTexts),
  [sitelinksPath]: toolData(() => sitelinks),
  [analyticsStatusPath]: toolData(readAnalyticsStatus),
};
const expected = { administrator: 200, 'operations-manager': 200, 'team-leader': 403, 'demo-user': 403 };

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
});

/**
 * Status and body of an answer or of a refusal, which the endpoint's frame would turn into an
 * answer.
 */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const handle = tools[path];
  if (!handle) throw new Error(`There is no tool at ${path}.`);
  const request = new Request(`https://www.example.nl${path}`, { method, headers });
  try {
    const { response } = await call(handle, services, request);
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, headers: new Headers(error.headers), body: '' };
  }
}

describe.each(Object.keys(tools))('%s', (path) => {
  test('refuses a visitor without a session with 401, and one with a cookie of his own making', async () => {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, { cookie: '__Host-session=made-up' })).status).toBe(401);
  });

  test.each(roles)('answers the role %s as it may', async (role) => {
    const { status, body } = await ask(path, await logIn(services, role));
    expect(status).toBe(expected[role]);
    expect(body === '').toBe(status !== 200);
  });
});

test('the status counts what arrived, and leaves out what is suspicious', async () => {
  await sendContact(services);
  await services.db
    .updateTable('contactRequests')
    .set({ quarantineReasons: ['links'] })
    .execute();
  await sendContact(services);
  await sendContact(services, { consentsToAds: true });
  const { body } = await ask(analyticsStatusPath, await logIn(services, 'administrator'));
  const status = JSON.parse(body) as AnalyticsStatus;
  expect(status).toMatchObject({ measurementId: null, days: 30, customerRows: 1 });
  expect(status.forms).toEqual([
    { form: 'contact', recent: 2, latestAt: services.clock.now.toISOString() },
    { form: 'appointment', recent: 0, latestAt: null },
    { form: 'callback', recent: 0, latestAt: null },
    { form: 'application', recent: 0, latestAt: null },
  ]);
});
