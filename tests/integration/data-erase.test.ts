/** Erasing personal data on request. */
import { erasePersonalData, findPersonalData, type Person } from '#server/erase/erase.ts';
import { beforeEach, expect, test } from 'vitest';
import { readDatabase } from '../support/filled-database.ts';
import { forms, sendExample } from '../support/forms.ts';
import { runScript } from '../support/run-script.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await emptyServices();
  for (const form of Object.values(forms)) await sendExample(form, services, mine);
  for (const form of Object.values(forms)) await sendExample(form, services, theirs);
});

const mine = { email: 'Noor@DeLinde.example', telefoon: '030 123 45 99', naam: 'Noor Zonderling' };
const theirs = { email: 'noor@delinde.example.org', telefoon: '030 123 45 98', naam: 'Bo Blijver' };

const erase = async (person: Person) =>
  erasePersonalData(services.db, await findPersonalData(services.db, person), services.env, {
    userId: null,
    at: services.clock.now,
  });

const readAll = async () => JSON.stringify(await readDatabase(services.db));

test('a telephone number finds submissions with no address, a reference those with neither', async () => {
  await sendExample(forms.callback, services, { ...mine, email: '' });
  expect(await erase({ phone: '+31301234599' })).toMatchObject({ callbackRequests: 1, contactRequests: 0 });
  expect(await readAll()).toContain('Noor Zonderling');
  const [testimonial] = await services.db.selectFrom('testimonials').select('reference').execute();
  const removed = await erase({ reference: testimonial?.reference });
  expect(removed).toMatchObject({ testimonials: 1, contactRequests: 0, outbox: 1 });
});

test('the command shows first, and removes when it is told to', async () => {
  const variables = { DATABASE_URL: services.env.databaseUrl };
  const run = (...given: string[]) => runScript(['scripts/data-erase.ts', ...given], { variables });
  await sendExample(forms.callback, services, { ...mine, naam: 'Bo Beller', email: '' });
  expect((await run('030 - 123 45 99')).stdout).toMatch(/1 {2}callbackRequests[\s\S]*Nothing was removed/);
  expect(await readAll()).toContain('Bo Beller');
  expect((await run('030 - 123 45 99', '--yes')).stdout).toMatch(/1 {2}callbackRequests[\s\S]*Removed/);
  expect(await readAll()).not.toContain('Bo Beller');
  const { code, stderr } = await run('noor');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Give an [^\n]+\n$/)]);
});
