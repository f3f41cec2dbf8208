/** The views of the list that somebody keeps. */
import { maxViews, queuePath } from '#contracts/staff/queue.ts';
import { beforeEach, expect, test } from 'vitest';
import { logIn } from '../support/staff.ts';
import { postStaffForm } from '../support/staff-pages.ts';
import { takeTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
let session: { cookie: string };
beforeEach(async () => {
  services = await createTestServices(await takeTestDatabase());
  session = await logIn(services, 'operations-manager');
});

const keep = (naam: string, adres: string, more: Record<string, string> = {}) =>
  postStaffForm(services, '/beheer', { actie: 'bewaar-weergave', naam, adres, ...more }, session);

const listViews = () =>
  services.db.selectFrom('savedViews').select(['id', 'name', 'query']).orderBy('id').execute();

/** Keeps as many as there may be. */
async function keepAll(): Promise<void> {
  for (let number = 1; number <= maxViews; number += 1)
    expect((await keep(`Weergave ${String(number)}`, 'soort=contact')).status).toBe(303);
}

test('the thirteenth is refused at its form, which keeps its name and its view', async () => {
  await keepAll();
  const { status, page } = await keep('Duits', 'soort=callback&taal=de');
  expect(status).toBe(422);
  expect(page.querySelector('[role="alert"]')?.text).toContain('hoogstens 12 weergaven');
  expect(page.querySelector('details:has(#naam)')?.hasAttribute('open')).toBe(true);
  expect(page.querySelector('#naam')?.getAttribute('value')).toBe('Duits');
  expect(page.querySelector('[name="adres"]')?.getAttribute('value')).toBe('soort=callback&taal=de');
  expect(page.querySelector('h1')?.text).toBe('Terugbellen');
  const field = page.querySelector('#vervang');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector(`#${field?.getAttribute('aria-describedby') ?? ''}`)?.text).toContain(
    'hoogstens 12',
  );
  expect(field?.querySelectorAll('option')).toHaveLength(13);
  expect(await listViews()).toHaveLength(12);
});

test('the thirteenth comes in the place of the one that is chosen, and of no one else’s', async () => {
  await keepAll();
  const [first] = await listViews();
  const answer = await keep('Duits', 'taal=de', { vervang: String(first?.id) });
  expect(answer.location).toBe(`${queuePath({ locale: 'de' })}&gedaan=weergave`);
  const views = await listViews();
  expect(views).toHaveLength(12);
  expect(views[0]).toEqual({ id: first?.id, name: 'Duits', query: queuePath({ locale: 'de' }) });
  session = await logIn(services, 'administrator');
  await keepAll();
  expect((await keep('Frans', 'taal=fr', { vervang: String(first?.id) })).status).toBe(422);
  expect((await listViews())[0]?.name).toBe('Duits');
});

test.each([['no name', ' ', 'Geef de weergave een naam.']])(
  '%s is refused at its field',
  async (_, naam, problem) => {
    const { status, page } = await keep(naam, 'taal=de');
    expect(status).toBe(422);
    const field = page.querySelector('#naam');
    expect(field?.getAttribute('value')).toBe(naam.slice(0, 60));
    expect(page.querySelector(`#${field?.getAttribute('aria-describedby') ?? ''}`)?.text).toContain(problem);
    expect(page.querySelector('#taal [selected]')?.getAttribute('value')).toBe('de');
  },
);
