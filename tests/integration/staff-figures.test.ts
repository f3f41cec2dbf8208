/** The statistics, calculated from stored rows, with response times in office hours. */
import { close } from '../support/appointments.ts';
import { company } from '#company';
import { readTallies } from '#server/staff/figures/tallies.ts';
import { readOccupancy } from '#server/staff/figures/occupancy.ts';
import { readOutcomes } from '#server/staff/figures/outcomes.ts';
import { figureNames, figuresPathOf, lastWeeks, periodBefore } from '#contracts/staff/figures.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forms, sendRequest } from '../support/forms.ts';
import { jsonPost, send } from '../support/requests.ts';
import { logIn, getStaffPage, postStaffForm } from '../support/staff.ts';
import { servicesPerTest, mondayMorning } from '../support/test-services.ts';

const today = '2026-11-23';
const period = lastWeeks(4, today);

const services = servicesPerTest();

type Given = Partial<Record<'answeredAt' | 'dueAt' | 'kind' | 'status', string>> & {
  createdAt: string;
  reasons?: string[];
};

let number = 0;
async function add(...rows: Given[]): Promise<void> {
  const values = rows.map(({ kind = 'contact', createdAt, dueAt, answeredAt, status, reasons = [] }) => ({
    reference: `OFF-${String((number += 1)).padStart(8, '0')}`,
    ...{ kind, locale: 'nl', name: 'Bo', status: status ?? (answeredAt ? 'answered' : 'pending') },
    ...{ quarantineReasons: reasons, createdAt, dueAt: dueAt ?? null, sortAt: createdAt },
    answeredAt: answeredAt ?? null,
  }));
  await services.db.insertInto('requests').values(values).execute();
}

const tallies = (weeks = period) => readTallies(services.db, weeks, { today, now: mondayMorning });

describe('requests', () => {
  test('are counted by week and kind, from Monday 0:00 in Amsterdam, without quarantined ones', async () => {
    await add(
      { createdAt: '2026-11-15T22:59:59Z' },
      { createdAt: '2026-11-15T23:00:00Z' },
      { createdAt: '2026-11-16T12:00:00Z', kind: 'callback' },
      { createdAt: '2026-11-16T12:00:00Z', reasons: ['links'] },
      { createdAt: '2026-10-25T12:00:00Z' }, // before the first week
    );
    const { total, counts, byWeek, byKind } = await tallies();
    expect(total.count).toBe(3);
    expect(counts).toEqual({ '2026-11-09': { contact: 1 }, '2026-11-16': { contact: 1, callback: 1 } });
    expect(byWeek['2026-11-16']?.count).toBe(2);
    expect(byKind.contact?.count).toBe(2);
  });

  test('are judged by their deadline, unless they have time left, were cancelled, or were promised nothing', async () => {
    const createdAt = '2026-11-17T09:00:00Z';
    const dueAt = '2026-11-18T09:00:00Z';
    await add(
      { createdAt, dueAt, answeredAt: '2026-11-18T09:00:00Z' },
      { createdAt, dueAt, answeredAt: '2026-11-18T09:00:01Z' },
      { createdAt, dueAt }, // overdue
      { createdAt, dueAt: '2026-11-30T09:00:00Z' }, // not yet due
      { createdAt, dueAt, status: 'cancelled' }, // by its visitor, before anybody answered
      { createdAt, answeredAt: '2026-11-18T09:00:00Z' }, // nothing was promised
    );
    expect((await tallies()).total).toMatchObject({ count: 6, judged: 3, kept: 1, answered: 3 });
  });

  test('have a median response time in office hours, also over a weekend with a change of the clock', async () => {
    const answeredAt = '2026-10-26T10:00:00Z';
    for (const createdAt of ['2026-10-26T09:00:00Z', '2026-10-23T14:00:00Z', '2026-10-22T15:00:00Z'])
      await add({ createdAt, answeredAt });
    expect((await tallies(lastWeeks(8, today))).total.medianMinutes).toBe(5 * 60);
  });
});

const page = (path: string) => ({ referer: `https://www.example.nl${path}?gclid=secret#x` });
const stored = () => services.db.selectFrom('requests').select(['page', 'referrer']).execute();

test.each([
  ['', '/contact', 'contact', 'direct'],
  ['www.google.nl', '/en/services/pharmacy', 'pharmacy', 'search'],
  ['l.facebook.com', '/blog/3', 'article', 'social'],
  ['www.example.nl', '/contact', 'contact', 'own'],
  ['netflix.com', '/nergens', null, 'other'],
])('the origin of a request becomes codes: %s, %s', async (referrer, path, expectedPage, expectedClass) => {
  const { form, example, handle } = forms.callback;
  await send(handle, services, jsonPost(form.path, example({ referrer }), page(path)));
  expect(await stored()).toEqual([{ page: expectedPage, referrer: expectedClass }]);
  const { rows } = await sql`select * from callback_requests`.execute(services.db);
  expect(JSON.stringify(rows)).not.toMatch(/gclid|netflix|google\.nl|facebook/);
});

test('outcomes of quotes are counted by source and service, with amounts, and by colleague', async () => {
  const kim = await logIn(services, 'operations-manager', 'kim');
  for (const [service, step] of [
    ['kantoor', { naar: 'won', bedrag: '412,50', per: 'month' }],
    ['kantoor', { naar: 'won', bedrag: '89,05', per: 'visit' }],
    ['mkb', { naar: 'lost', reden: 'price' }],
    ['mkb', { naar: 'answered', bedrag: '100', per: 'month' }],
    ['mkb', undefined],
  ] as const) {
    const reference = await sendRequest(services, 'contact', { service, referrer: 'www.google.nl' });
    const fields = { actie: 'status', van: 'pending', ...step };
    if (step) await postStaffForm(services, requestPath(reference), fields, kim);
  }
  for (const onderwerp of ['klacht', 'overig']) await sendRequest(services, 'callback', { onderwerp });

  const outcomes = await readOutcomes(services.db, period, services.clock.now);
  expect(outcomes.quotes).toMatchObject({ asked: 5, quoted: 4, won: 2, monthly: 412.5, byVisit: 89.05 });
  expect(outcomes.sources).toMatchObject([{ code: 'search', asked: 5, won: 2 }]);
  expect(outcomes.services).toMatchObject([
    { code: 'mkb', asked: 3, quoted: 2, won: 0, monthly: 0 },
    { code: 'kantoor', asked: 2, quoted: 2, won: 2 },
  ]);
  expect(outcomes.reasons).toMatchObject([{ code: 'price', asked: 1 }]);
  expect(outcomes.urgent).toMatchObject([{ count: 0 }, { code: 'klacht', count: 1 }]);
  expect(outcomes.colleagues).toEqual([{ name: 'kim', answered: 4, judged: 4, kept: 4, won: 2 }]);
  const earlier = await readOutcomes(services.db, periodBefore(period), services.clock.now);
  expect(earlier).toMatchObject({ quotes: { asked: 0 }, colleagues: [] });
});

test('bookable hours exclude closures and holidays, and booked ones are counted', async () => {
  const { teams } = company.appointments;
  const week = { first: '2026-12-21', last: '2026-12-27' }; // Friday is Christmas
  const hoursOfDay = 8 * teams;
  const read = () => readOccupancy(services.db, week);
  expect(await read()).toEqual([{ week: '2026-12-21', bookable: 4 * hoursOfDay, taken: 0 }]);
  await close(services, '2026-12-21', { startsAt: '09:00', endsAt: '12:00', team: 1 });
  await sendRequest(services, 'appointment');
  const move = (set: object) => services.db.updateTable('appointments').set(set).execute();
  await move({ appointmentDate: '2026-12-22', status: 'completed', isConfirmed: true });
  expect(await read()).toEqual([{ week: '2026-12-21', bookable: 4 * hoursOfDay - 3, taken: 1 }]);
  await move({ status: 'cancelled', isConfirmed: false });
  expect(await read()).toMatchObject([{ taken: 0 }]);
});

test('the page has a table for each chart, and its file has the same values', async () => {
  await add(
    { createdAt: '2026-11-17T09:00:00Z', dueAt: '2026-11-18T09:00:00Z', answeredAt: '2026-11-17T11:30:00Z' },
    { createdAt: '2026-11-23T08:00:00Z', kind: 'callback' },
  );
  const session = await logIn(services, 'operations-manager');
  const { page } = await getStaffPage(services, figuresPathOf(period), session);
  for (const name of figureNames) {
    const figure = page.querySelector(`[data-figure=${name}]`);
    expect(figure?.querySelectorAll('table').length, name).toBeGreaterThan(0);
    const file = await getStaffPage(services, figuresPathOf(period, name), session);
    expect(file.headers.get('content-disposition'), name).toContain(name);
  }
  const { body } = await getStaffPage(services, figuresPathOf(period, 'antwoordtijd'), session);
  expect(body).toContain('"16 nov";"1";"2,5"\r\n');
  expect(body).toContain('"23 nov (deze week)";"0";""\r\n');
});
