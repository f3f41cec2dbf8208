import { customerDataPath } from '#domain/analytics-status.ts';
import { roles } from '#domain/roles.ts';
import { Refusal } from '#server/http/answers.ts';
import { exportCustomerData } from '#server/tools/customer-data.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendContact as sendAnyContact } from '../support/contact.ts';
import { forms, sendExample } from '../support/forms.ts';
import { call } from '../support/requests.ts';
import { addUser, basic, staffPassword } from '../support/staff.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
});

/** By somebody who allows advertisements. */
const sendContact: typeof sendAnyContact = (to, changes) =>
  sendAnyContact(to, { consentsToAds: true, ...changes });

async function fetchFile(headers: Record<string, string> = {}, ip?: string) {
  const request = new Request(`https://www.example.nl${customerDataPath}`, { headers });
  const { response } = await call(exportCustomerData, services, request, ip);
  return response;
}

/** The refusal's status, and its headers. */
async function refusal(headers: Record<string, string> = {}, ip?: string) {
  const error: unknown = await fetchFile(headers, ip).catch((cause: unknown) => cause);
  if (!(error instanceof Refusal)) throw new Error('Nothing was refused.');
  return { status: error.status, headers: error.headers };
}

function readLog() {
  const query = services.db.selectFrom('auditLog').select(['userId', 'action', 'detail']);
  return query.where('action', 'not like', 'login.%').execute();
}

describe('who may have the file', () => {
  test.each([
    ['nobody', {}],
    ['a wrong password', basic('administrator', 'another')],
    ['a NUL in the name', basic('admin\0', staffPassword)],
  ])('%s is refused with 401 and told which scheme to use', async (_, headers) => {
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

describe('the file', () => {
  async function takeFile() {
    await addUser(services, 'administrator');
    const response = await fetchFile(basic('administrator', staffPassword));
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    };
  }

  test('holds only people who had allowed advertisements when they sent the form', async () => {
    for (const example of [forms.contact, forms.callback, forms.appointment]) {
      await sendExample(example, services, { naam: 'Ja Graag', consentsToAds: true });
      await sendExample(example, services, { naam: 'Nee Bedankt', consentsToAds: false });
      await sendExample(example, services, { naam: 'Geen Script' });
    }
    const { text } = await takeFile();
    const [, ...rows] = text.trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[2])).toEqual(Array(3).fill('"Ja Graag"'));
  });

  test('leaves out what is suspicious, and says in the log how many rows were taken', async () => {
    await sendContact(services);
    await services.db
      .updateTable('contactRequests')
      .set({ quarantineReasons: ['links'] })
      .execute();
    await sendContact(services, { naam: 'Bo Jansen' });
    const { text } = await takeFile();
    expect(text).toContain('Bo Jansen');
    expect(text).not.toContain('Noor de Vries');
    expect(await readLog()).toMatchObject([{ detail: { rows: 1 } }]);
  });
});
