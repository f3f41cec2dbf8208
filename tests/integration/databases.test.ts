import { openDatabase, openDatabaseForMaintenance } from '#server/database/database.ts';
import { allowLocalDatabase } from '#server/database/local-database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { neonConfig } from '@neondatabase/serverless';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aContact, jsonRequest, send, sendContact } from '../support/contact.ts';
import { visitPage } from '../support/pages.ts';
import { rowsOfForms } from '../support/rows-of-forms.ts';
import { startNeonProxy } from '../support/neon-proxy.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices } from '../support/test-services.ts';

const neonUrl = 'postgresql://site:secret@ep-test-123.eu-central-1.aws.neon.tech/site';

async function openNeon() {
  const proxy = await startNeonProxy(await createTestDatabase());
  neonConfig.fetchEndpoint = proxy.endpoint;
  onTestFinished(proxy.close);
  return proxy;
}

allowLocalDatabase();

/** Parameters of a PGlite database in a temporary folder. */
async function openFolder(): Promise<string> {
  const directory = `.data/test-${randomUUID()}`;
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const db = openDatabaseForMaintenance({
    databaseUrl: undefined,
    dataDirectory: directory,
    production: false,
  });
  expect(await migrateToLatest(db)).not.toHaveLength(0);
  expect(await migrateToLatest(db)).toHaveLength(0);
  await db.destroy();
  return directory;
}

describe('Neon over HTTP', () => {
  test('stores a submission with its mails in one call, after one for the closed days, and recognises a repeat', async () => {
    const proxy = await openNeon();
    const services = await createTestServices(neonUrl);
    const contact = { submissionId: randomUUID() };
    const idle = { ...services, deliverMail: () => Promise.resolve() };
    await send(idle, jsonRequest(aContact(contact)));
    expect(proxy.queries).toBe(2);
    const answers = await Promise.all([sendContact(services, contact), sendContact(services, contact)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(services.mailbox.mails).toHaveLength(2);
    const [row] = await services.db.selectFrom('contactRequests').selectAll().execute();
    expect(row).toMatchObject({ ...contact, quarantineReasons: [], createdAt: services.clock.now });
  });

  test.each([400, 503])('that is away (%i) is answered with 503', async (status) => {
    const proxy = await openNeon();
    const services = await createTestServices(neonUrl);
    proxy.downStatus = status;
    const { response } = await send(services, jsonRequest(aContact()));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/over een minuut opnieuw, of bel \S/),
    });
    const { page, response: shown } = await visitPage(
      services,
      new Request('https://www.example.nl/afspraak'),
    );
    expect(shown.status).toBe(200);
    expect(page.querySelectorAll('[name=appointmentDate]').length).toBeGreaterThan(0);
  });
});

describe('PGlite', () => {
  test('stores a submission with its mails, recognises a repeat and keeps both across a restart', async () => {
    const env = { DATA_DIR: await openFolder() };
    const contact = { submissionId: randomUUID() };
    const services = await createTestServices(undefined, { env });
    const first = await sendContact(services, contact);
    expect(first.status).toBe(201);
    expect(services.mailbox.mails).toHaveLength(2);
    await services.db.destroy();
    const restarted = await createTestServices(undefined, { env });
    expect(await sendContact(restarted, contact)).toMatchObject({ status: 200, body: first.body });
    await restarted.db
      .insertInto('appointments')
      .values({ submissionId: randomUUID(), reference: 'AFS-1', locale: 'nl', ...rowsOfForms.appointments })
      .execute();
    const rows = await restarted.db.selectFrom('appointments').select('appointmentDate').execute();
    expect(rows).toEqual([{ appointmentDate: rowsOfForms.appointments.appointmentDate }]);
  });

  test('is not opened while another process has it open, and is after that has ended', async () => {
    const directory = await openFolder();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(`${directory}/database.lock`, String(other.pid));
    const env = { databaseUrl: undefined, dataDirectory: directory, production: false };
    const db = openDatabase(env);
    await expect(db.selectFrom('users').selectAll().execute()).rejects.toThrow(/in use by process \d+/);
    other.kill();
    await new Promise((resolve) => other.once('exit', resolve));
    const opened = openDatabase(env);
    expect(await opened.selectFrom('users').selectAll().execute()).toEqual([]);
    const lock = await readFile(`${directory}/database.lock`, 'utf8');
    await opened.destroy();
    // As after a crash, when another process has got the same id.
    await writeFile(`${directory}/database.lock`, lock.replace(String(process.pid), String(process.ppid)));
    const again = openDatabase(env);
    expect(await again.selectFrom('users').selectAll().execute()).toEqual([]);
    await again.destroy();
  });
});
