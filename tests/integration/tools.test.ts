import { adTextsPath } from '#domain/ad-texts.ts';
import { analyticsStatusPath, type AnalyticsStatus, customerDataPath } from '#domain/analytics-status.ts';
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
import { logIn, addUser, basic, staffPassword } from '../support/staff.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';
import { exportCustomerData } from '#server/tools/customer-data.ts';
import { forms, sendExample } from '../support/forms.ts';

const tools: Record<string, Handle> = {
  [adTextsPath]: toolData(() => adTexts),
  [sitelinksPath]: toolData(() => sitelinks),
  [analyticsStatusPath]: toolData(readAnalyticsStatus),
};
const expected = { administrator: 200, 'operations-manager': 200, 'team-leader': 403, 'demo-user': 403 };

let services: TestServices;
beforeEach(async () => {
  services = await emptyServices();
});

/**
 * Status and body of a response, or of a refusal, which the endpoint would convert to a response.
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

async function fetchFile(headers: Record<string, string> = {}, ip?: string) {
  const request = new Request(`https://www.example.nl${customerDataPath}`, { headers });
  const { response } = await call(exportCustomerData, services, request, ip);
  return response;
}

/** The status of a refusal, and its headers. */
async function refusal(headers: Record<string, string> = {}, ip?: string) {
  const error: unknown = await fetchFile(headers, ip).catch((cause: unknown) => cause);
  if (!(error instanceof Refusal)) throw new Error('Nothing was refused.');
  return { status: error.status, headers: error.headers };
}

function readLog() {
  const query = services.db.selectFrom('auditLog').select(['userId', 'action', 'detail']);
  return query.where('action', 'not like', 'login.%').execute();
}

describe('who may download the customer file', () => {
  test.each([
    ['nobody', {}],
    ['a wrong password', basic('administrator', 'another')],
    ['a NUL in the name', basic('admin\0', staffPassword)],
  ])('%s is rejected with 401 and the scheme to use', async (_, headers) => {
    await addUser(services, 'administrator');
    const { status, headers: sent } = await refusal(headers);
    expect(status).toBe(401);
    expect(sent['www-authenticate']).toMatch(/^Basic realm=/);
    expect(await readLog()).toEqual([]);
  });

  test.each(roles)('the role %s gets it only as administrator', async (role) => {
    const userId = await addUser(services, role);
    const credentials = basic(role, staffPassword);
    if (role !== 'administrator') {
      expect((await refusal(credentials)).status).toBe(401);
      return;
    }
    expect((await fetchFile(credentials)).status).toBe(200);
    expect(await readLog()).toEqual([{ userId, action: 'customer-data.exported', detail: { rows: 0 } }]);
  });

  test('after ten tries in an hour an address has to wait, with the right password too', async () => {
    await addUser(services, 'administrator');
    for (let attempt = 0; attempt < 10; attempt += 1) await refusal(basic(`name${String(attempt)}`, 'wrong'));
    const { status, headers } = await refusal(basic('administrator', staffPassword));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    services.clock.advanceMinutes(60);
    expect((await fetchFile(basic('administrator', staffPassword))).status).toBe(200);
  });

  test('but an address that had the file before still gets it', async () => {
    await addUser(services, 'administrator');
    const credentials = basic('administrator', staffPassword);
    expect((await fetchFile(credentials, '192.0.2.99')).status).toBe(200);
    for (let index = 0; index < 8; index += 1)
      await refusal(basic('administrator', 'wrong'), `192.0.2.${String(index + 10)}`);
    expect((await refusal(credentials, '192.0.2.98')).status).toBe(429);
    expect((await fetchFile(credentials, '192.0.2.99')).status).toBe(200);
  });
});

describe('the file of customers', () => {
  async function takeFile() {
    await addUser(services, 'administrator');
    const response = await fetchFile(basic('administrator', staffPassword));
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    };
  }

  test('contains only people who had consented to advertising when they sent the form', async () => {
    for (const example of [forms.contact, forms.callback, forms.appointment]) {
      await sendExample(example, services, { naam: 'Ja Graag', consentsToAds: true });
      await sendExample(example, services, { naam: 'Nee Bedankt', consentsToAds: false });
      await sendExample(example, services, { naam: 'Geen Script' });
    }
    const { text } = await takeFile();
    const [, ...rows] = text.trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[2])).toEqual(Array(3).fill('"Ja Graag"'));
  });

  test('excludes quarantined rows, and logs the number of exported ones', async () => {
    await sendContact(services, { consentsToAds: true });
    await services.db
      .updateTable('contactRequests')
      .set({ quarantineReasons: ['links'] })
      .execute();
    await sendContact(services, { naam: 'Bo Jansen', consentsToAds: true });
    const { text } = await takeFile();
    expect(text).toContain('Bo Jansen');
    expect(text).not.toContain('Noor de Vries');
    expect(await readLog()).toMatchObject([{ detail: { rows: 1 } }]);
  });
});
