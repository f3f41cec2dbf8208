import { company } from '#company';
import type { AnalyticsStatus } from '#domain/analytics-status.ts';
import { roles } from '#domain/roles.ts';
import type { Handle } from '#server/http/by-method.ts';
import { applyRetention } from '#server/app/retention.ts';
import { readAnalyticsStatus } from '#server/tools/analytics-status.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendContact } from '../support/contact.ts';
import { logIn, addUser, answerOf, basic, staffPassword } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';
import { exportCustomerData } from '#server/tools/customer-data.ts';
import { forms, sendExample } from '../support/forms.ts';

const showStatus = toolData(readAnalyticsStatus);
const expected = { administrator: 200, 'operations-manager': 200, 'team-leader': 403, 'demo-user': 403 };

const services = servicesPerTest();

const ask = (handle: Handle, headers: Record<string, string> = {}, ip?: string) =>
  answerOf(services, new Request('https://www.example.nl/api/tool', { headers }), handle, ip);

test.each(roles)('a tool responds to the role %s as its rights allow', async (role) => {
  const { status, body } = await ask(showStatus, await logIn(services, role));
  expect(status).toBe(expected[role]);
  expect(body === '').toBe(status !== 200);
});

/** Sets a measurement ID, because without one nobody is asked for consent and none is stored. */
function measure(): void {
  Object.assign(company, { measurementId: 'G-ABC1234567' });
  onTestFinished(() => {
    Object.assign(company, { measurementId: '' });
  });
}

test('the status counts submissions without quarantined ones', async () => {
  measure();
  await sendContact(services, { website: 'x' });
  await sendContact(services);
  services.clock.advanceMinutes(1);
  await sendContact(services, { consentsToAds: true });
  const { body } = await ask(showStatus, await logIn(services, 'administrator'));
  const status = JSON.parse(body) as AnalyticsStatus;
  expect(status).toMatchObject({ measurementId: 'G-ABC1234567', days: 30, customerRows: 1 });
  expect(status.forms).toEqual([
    { form: 'contact', recent: 2, latestAt: services.clock.now.toISOString() },
    { form: 'appointment', recent: 0, latestAt: null },
    { form: 'callback', recent: 0, latestAt: null },
    { form: 'application', recent: 0, latestAt: null },
  ]);
});

const administrator = basic('administrator', staffPassword);
const fetchFile = (headers: Record<string, string> = administrator, ip?: string) =>
  ask(exportCustomerData, headers, ip);

function readLog() {
  const query = services.db.selectFrom('auditLog').select(['userId', 'action', 'detail']);
  return query.where('action', 'not like', 'login.%').execute();
}

describe('who may download the customer file', () => {
  test.each([
    ['a request without credentials', {}],
    ['a wrong password', basic('administrator', 'another')],
    ['a NUL in the name', basic('admin\0', staffPassword)],
  ])('%s is rejected with 401 and the scheme to use', async (_, headers) => {
    await addUser(services, 'administrator');
    const refused = await fetchFile(headers);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    expect(await readLog()).toEqual([]);
  });

  test.each(roles)('only an administrator gets the file: %s', async (role) => {
    const userId = await addUser(services, role);
    const isAllowed = role === 'administrator';
    expect((await fetchFile(basic(role, staffPassword))).status).toBe(isAllowed ? 200 : 401);
    const logged = { userId, action: 'customer-data.exported', detail: { rows: 0 } };
    expect(await readLog()).toEqual(isAllowed ? [logged] : []);
  });

  test('an IP address has to wait after ten failed attempts in an hour, with the right password too', async () => {
    await addUser(services, 'administrator');
    for (let attempt = 0; attempt < 10; attempt += 1)
      await fetchFile(basic(`name${String(attempt)}`, 'wrong'));
    const { status, headers } = await fetchFile();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    services.clock.advanceMinutes(60);
    expect((await fetchFile()).status).toBe(200);
  });

  test('an IP address that had the file before still gets it despite failed attempts of others', async () => {
    await addUser(services, 'administrator');
    expect((await fetchFile(administrator, '192.0.2.99')).status).toBe(200);
    for (let index = 0; index < 8; index += 1)
      await fetchFile(basic('administrator', 'wrong'), `192.0.2.${String(index + 10)}`);
    expect((await fetchFile(administrator, '192.0.2.98')).status).toBe(429);
    expect((await fetchFile(administrator, '192.0.2.99')).status).toBe(200);
  });
});

test('a form without consent takes a customer out of the file for good, also by the telephone number and after its removal', async () => {
  measure();
  await addUser(services, 'administrator');
  const names = async () => (await fetchFile()).body.trim().split('\r\n').slice(1);
  for (const refusal of [{ email: 'JA@graag.nl', telefoon: '06 11 11 11 11' }, { email: '' }]) {
    await sendContact(services, { email: 'ja@graag.nl', telefoon: '06 12 34 56 78', consentsToAds: true });
    expect(await names()).toHaveLength(1);
    const refused = await sendExample(forms.callback, services, { ...refusal, consentsToAds: false });
    expect([refused.status, await names()]).toEqual([201, []]);
  }
  services.clock.advanceMinutes(91 * 24 * 60);
  expect(await applyRetention(services.db, services.clock.now)).toMatchObject({ callbackRequests: 2 });
  expect(await names()).toEqual([]);
});

test('the file of customers contains only people who consented to advertising with their latest form, once, and no spam', async () => {
  await sendContact(services, { naam: 'Niet Gevraagd', consentsToAds: true });
  measure();
  const yes = { naam: 'Ja Graag', email: 'ja@graag.nl', telefoon: '06 11 11 11 11' };
  const no = { naam: 'Nee Bedankt', email: 'nee@bedankt.nl' };
  for (const example of [forms.contact, forms.callback, forms.appointment]) {
    await sendExample(example, services, { ...yes, consentsToAds: true });
    await sendExample(example, services, { ...no, consentsToAds: false });
    await sendExample(example, services, { naam: 'Geen Script', email: 'geen@script.nl' });
  }
  for (const consentsToAds of [true, false])
    await sendContact(services, { naam: 'Toch Niet', email: 'toch@niet.nl', consentsToAds });
  await sendContact(services, { naam: 'Een Robot', consentsToAds: true, website: 'x' });
  await addUser(services, 'administrator');
  const [, ...rows] = (await fetchFile()).body.trim().split('\r\n');
  const [[, , name, , source] = [], ...others] = rows.map((row) => row.split(','));
  expect([name, source, others]).toEqual(['"Ja Graag"', '"appointment"', []]);
  expect(await readLog()).toMatchObject([{ detail: { rows: 1 } }]);
});
