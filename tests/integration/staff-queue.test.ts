/** The list of requests: its contents, its order, and changes of several requests at once. */
import { requestPath } from '#contracts/staff/request.ts';
import { exportPath, queuePath } from '#contracts/staff/queue.ts';
import { minutesPerWorkday } from '#domain/staff/time-left.ts';
import { takeStep } from '#server/staff/requests/status.ts';
import { requestKinds } from '#domain/staff/statuses.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listRequests } from '../../scripts/demo/list-requests.ts';
import { sendRequest } from '../support/forms.ts';
import { logIn, namesAt, staffPerTest } from '../support/staff.ts';

const { services, session, open, send } = staffPerTest('administrator');

const request = sendRequest.bind(undefined, services);

describe('the list', () => {
  test('holds every kind, most overdue first', async () => {
    for (const kind of requestKinds.toReversed()) await request(kind);
    // The deadlines: two office hours, a working day (two kinds), five working days, and none.
    const names = await namesAt(services, '/beheer', session);
    expect([names[0], names[3], names[4]]).toEqual(['Bo Jansen', 'Jip de Boer', 'Sanne Bakker']);
    expect(names).toHaveLength(5);
  });

  test('starts with urgent requests and complaints, however late others are', async () => {
    await request('contact', { naam: 'Te laat' });
    services.clock.advanceMinutes(10 * minutesPerWorkday);
    await request('callback', { naam: 'Gewoon' });
    await request('callback', { naam: 'Boos', onderwerp: 'klacht' });
    await request('callback', { naam: 'Nat', onderwerp: 'spoedhulp' });
    expect(await namesAt(services, '/beheer', session)).toEqual(['Nat', 'Boos', 'Te laat', 'Gewoon']);
  });

  test('summarises each request, with its telephone number', async () => {
    await request('callback', { bericht: 'De hele kelder staat onder water.' });
    await request('appointment', { specialRequests: '' });
    const { page } = await open('/beheer');
    const [called, booked] = page.querySelectorAll('[data-queue-item]');
    expect(called?.querySelector('[data-asked]')?.text).toContain('De hele kelder staat onder water.');
    expect(called?.querySelector('[href^="tel:"]')).not.toBeNull();
    expect(booked?.querySelector('[data-asked]')?.text).toMatch(/27 nov 10:00, Kantoor, .* m², wekelijks/);
  });

  test.each([
    ['part of a name', 'anss'],
    ['a name without its accents', 'Muller'],
    ['a company', 'kantoor noord'],
    ['all words of an e-mail address before its @', "kim.o'muller@noord-w"],
    ['an e-mail address', "Kim.O'Muller@Noord-West.example"],
    ['a telephone number as it is dialled', '030 123 45'],
  ])('finds by %s', async (_, search) => {
    await request('appointment', { naam: 'Kim Müller-Janssen', email: "kim.o'muller@noord-west.example" });
    const other = { naam: 'Iemand Anders', bedrijf: 'Elders', email: 'x@elders.example', telefoon: '' };
    await request('contact', other);
    expect(await namesAt(services, queuePath({ search }), session)).toEqual(['Kim Müller-Janssen']);
  });

  test('finds by reference, with and without its dashes', async () => {
    const reference = await request('contact');
    await request('callback');
    for (const search of [reference, reference.slice(4).replace('-', '').toLowerCase()])
      expect(await namesAt(services, queuePath({ search }), session)).toHaveLength(1);
    expect(await namesAt(services, queuePath({ search: "' or true --" }), session)).toEqual([]);
  });

  test('filters by kind, status, language, quarantine and assignee', async () => {
    await request('contact', { taal: 'en', naam: 'Engels' });
    const called = await request('callback', { naam: 'Gebeld' });
    await request('callback', { naam: 'Robot', website: 'x' });
    const { userId } = await services.db.selectFrom('sessions').select('userId').executeTakeFirstOrThrow();
    await takeStep(services, { reference: called, kind: 'callback', from: 'pending', to: 'called', userId });
    const assigned = { assigneeId: userId };
    await services.db.updateTable('requests').set(assigned).where('name', '=', 'Gebeld').execute();
    expect(await namesAt(services, '/beheer', session)).toEqual(['Engels']);
    expect(await namesAt(services, queuePath({ kind: 'callback' }), session)).toEqual([]);
    expect(await namesAt(services, queuePath({ status: 'called' }), session)).toEqual(['Gebeld']);
    expect(await namesAt(services, queuePath({ locale: 'en' }), session)).toEqual(['Engels']);
    expect(await namesAt(services, queuePath({ quarantined: true }), session)).toEqual(['Robot']);
    expect(await namesAt(services, queuePath({ mine: true, status: 'all' }), session)).toEqual(['Gebeld']);
  });

  test.each([
    ['the list', {}],
    ['a search', { search: 'naam' }],
  ])('%s has each request once on its pages, and so has its file', async (_, view) => {
    await sql`
      insert into contact_requests (submission_id, reference, locale, naam, bedrijf, email, service, due_at)
      select gen_random_uuid(), 'OFF-' || number, 'nl', 'Naam ' || number, 'Bedrijf', 'a@b.example', 'kantoor',
        ${services.clock.now}::timestamptz + (number / 3) * interval '1 minute'
      from generate_series(1, 120) as number`.execute(services.db);
    await listRequests(services.db);
    const seen: string[] = [];
    for (let path: string | undefined = queuePath(view); path;) {
      const { page } = await open(path);
      seen.push(...page.querySelectorAll('[data-queue-item] [data-open]').map(({ text }) => text.trim()));
      path = page
        .querySelectorAll('nav[aria-label="Bladeren"] a')
        .find(({ text }) => text.includes('Volgende'))
        ?.getAttribute('href')
        ?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    const file = await open(queuePath(view, exportPath));
    expect(file.body.match(/OFF-\d+/g)).toHaveLength(120);
  });

  const cursors = ['1_x', '+275760-09-13T00:00:00.000Z_x', '2026-02-31T10:00:00.000000Z_x'];

  test.each(cursors)('begins at its first row for an invalid cursor: %j', async (place) => {
    await request('contact', { naam: 'De eerste' });
    const path = `/beheer?${new URLSearchParams({ na: place, status: 'all' }).toString()}`;
    expect(await namesAt(services, path, session)).toEqual(['De eerste']);
  });

  test.each(["a'b\\\\", '\ud800', '@', ':*', "x@'", 'x@\\\\'])('survives a search for %j', async (search) => {
    await request('contact');
    expect((await open(`/beheer?${new URLSearchParams({ zoek: search }).toString()}`)).status).toBe(200);
  });

  test('shows a team leader only bookings and callbacks, and a demo user only demo rows', async () => {
    const hidden = await request('contact', { naam: 'Offerte' });
    await request('callback', { naam: 'Terugbellen' });
    const leader = await logIn(services, 'team-leader');
    expect(await namesAt(services, '/beheer', leader)).toEqual(['Terugbellen']);
    expect(await namesAt(services, queuePath({ kind: 'contact' }), leader)).toEqual([]);
    expect((await open(requestPath(hidden), leader)).status).toBe(404);
    const demo = await logIn(services, 'demo-user');
    expect(await namesAt(services, queuePath({ status: 'all' }), demo)).toEqual([]);
    expect((await open(requestPath(hidden), demo)).status).toBe(404);
  });
});

test('several requests are changed at once, except those without the step and those that somebody else changed', async () => {
  const references = [await request('callback'), await request('callback'), await request('contact')];
  const { userId } = await services.db.selectFrom('sessions').select('userId').executeTakeFirstOrThrow();
  const [, taken = ''] = references;
  await takeStep(services, { reference: taken, kind: 'callback', from: 'pending', to: 'closed', userId });
  const ticks = Object.fromEntries(references.map((reference) => [`kies-${reference}`, 'pending']));
  const fields = { actie: 'aangevinkt', adres: 'soort=callback&na=', ...ticks };
  // This character cannot be in a header, such as that of a redirect.
  expect((await send('/beheer', { ...fields, doe: 'naar:☎' })).status).toBe(422);
  const called = await send('/beheer', { ...fields, doe: 'naar:called' });
  expect(called.status).toBe(409);
  expect(called.page.querySelector('[role="alert"]')?.text).toMatch(
    /Gewijzigd: 1\. Niet gewijzigd: .+, want iemand anders was eerder; .+, offerte, want deze stap kan daar niet\./,
  );
  const given = await send('/beheer', { ...fields, doe: `aan:${String(userId)}` });
  expect(given.location).toContain('gegeven-3-0');
  const rows = await services.db.selectFrom('requests').select(['status', 'assigneeId']).execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['called', 'closed', 'pending']);
  expect(rows.every(({ assigneeId }) => assigneeId === userId)).toBe(true);
});
