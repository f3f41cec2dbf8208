import { requestPath } from '#submissions/staff/request.ts';
import { queuePath } from '#submissions/staff/queue.ts';
import { takeStep } from '#server/staff/requests/status.ts';
import { requestKinds, statusesOf } from '#domain/staff/statuses.ts';
import { tableOf } from '#server/staff/requests/change.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forms, sendExample } from '../support/forms.ts';
import { logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices(await createTestDatabase());
});

const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

async function request(form: keyof typeof forms, changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await sendExample(forms[form], services, changes);
  return (body as { reference: string }).reference;
}

/** The names on the page of a list, from top to bottom. */
async function namesAt(path: string, session: Record<string, string>): Promise<string[]> {
  const { page } = await getStaffPage(services, path, session);
  return page.querySelectorAll('[data-queue-item] a').map(({ text }) => text.trim());
}

const eventsOf = (reference: string) =>
  services.db
    .selectFrom('requestEvents')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();

describe('the list', () => {
  test('holds every kind, most overdue first', async () => {
    await request('testimonial');
    await request('application');
    await request('appointment');
    await request('contact');
    await request('callback');
    const session = await logIn(services, 'administrator');
    // Two office hours, a working day twice, five working days, nothing promised.
    const names = await namesAt('/beheer', session);
    expect([names[0], names[3], names[4]]).toEqual(['Bo Jansen', 'Jip de Boer', 'Sanne Bakker']);
    expect(names).toHaveLength(5);
  });

  test('says in working hours what is left of a promise, and that it is over', async () => {
    await request('callback');
    const session = await logIn(services, 'administrator');
    const read = async () => (await getStaffPage(services, '/beheer', session)).page.text;
    expect(await read()).toContain('nog 2 uur');
    services.clock.advanceMinutes(61);
    expect(await read()).toContain('nog 59 minuten');
    services.clock.advanceMinutes(180);
    expect(await read()).toContain('2 uur te laat');
    // In the evening the office is closed: at 18:00 six hours had passed.
    services.clock.now = new Date('2026-11-23T20:00:00Z');
    expect(await read()).toContain('6 uur te laat');
  });

  test.each([
    ['part of a name', 'jans'],
    ['a name without its accents', 'Muller'],
    ['a company', 'kantoor noord'],
    ['an address', 'kim@noord'],
    ['a number as it is dialled', '030 123 45'],
    ['a number with its country code', '+31 30 123'],
  ])('finds by %s', async (_, search) => {
    await request('appointment', { naam: 'Kim Müller-Janssen' });
    await request('contact', {
      naam: 'Iemand Anders',
      bedrijf: 'Elders',
      email: 'x@elders.example',
      telefoon: '',
    });
    const session = await logIn(services, 'administrator');
    expect(await namesAt(queuePath({ search }), session)).toEqual(['Kim Müller-Janssen']);
  });

  test('finds by reference, with and without its dashes', async () => {
    const reference = await request('contact');
    await request('callback');
    const session = await logIn(services, 'administrator');
    for (const search of [reference, reference.slice(4).replace('-', '').toLowerCase()])
      expect(await namesAt(queuePath({ search }), session)).toHaveLength(1);
    expect(await namesAt(queuePath({ search: "' or 1=1 --" }), session)).toEqual([]);
  });

  test('filters by kind, status, language, suspicion and who has it', async () => {
    await request('contact', { taal: 'en', naam: 'Engels' });
    const called = await request('callback', { naam: 'Gebeld' });
    await request('callback', { naam: 'Robot', website: 'x' });
    const session = await logIn(services, 'administrator');
    const { userId } = await services.db.selectFrom('sessions').select('userId').executeTakeFirstOrThrow();
    await takeStep(services, { reference: called, kind: 'callback', from: 'pending', to: 'called', userId });
    await services.db
      .updateTable('requests')
      .set({ assigneeId: userId })
      .where('name', '=', 'Gebeld')
      .execute();
    expect(await namesAt('/beheer', session)).toEqual(['Engels']);
    expect(await namesAt(queuePath({ kind: 'callback' }), session)).toEqual([]);
    expect(await namesAt(queuePath({ status: 'called' }), session)).toEqual(['Gebeld']);
    expect(await namesAt(queuePath({ locale: 'en' }), session)).toEqual(['Engels']);
    expect(await namesAt(queuePath({ quarantined: true }), session)).toEqual(['Robot']);
    expect(await namesAt(queuePath({ mine: true, status: 'all' }), session)).toEqual(['Gebeld']);
  });

  test('goes on where the page before ended, and meets each request once', async () => {
    await sql`
      insert into contact_requests (submission_id, reference, locale, naam, bedrijf, email, service, due_at)
      select gen_random_uuid(), 'OFF-' || number, 'nl', 'Naam ' || number, 'Bedrijf', 'a@b.example', 'kantoor',
        ${services.clock.now}::timestamptz + (number / 3) * interval '1 minute'
      from generate_series(1, 120) as number`.execute(services.db);
    const session = await logIn(services, 'administrator');
    const seen: string[] = [];
    for (let path: string | undefined = '/beheer'; path;) {
      const { page } = await getStaffPage(services, path, session);
      seen.push(...page.querySelectorAll('[data-queue-item] a').map(({ text }) => text.trim()));
      path = page
        .querySelectorAll('nav[aria-label="Bladeren"] a')
        .find(({ text }) => text.includes('Volgende'))
        ?.getAttribute('href')
        ?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  test('shows a team leader bookings and callbacks, and a demo user the demo’s rows', async () => {
    const hidden = await request('contact', { naam: 'Offerte' });
    await request('callback', { naam: 'Terugbellen' });
    const leader = await logIn(services, 'team-leader');
    expect(await namesAt('/beheer', leader)).toEqual(['Terugbellen']);
    expect(await namesAt(queuePath({ kind: 'contact' }), leader)).toEqual([]);
    expect((await getStaffPage(services, requestPath(hidden), leader)).status).toBe(404);
    const demo = await logIn(services, 'demo-user');
    expect(await namesAt(queuePath({ status: 'all' }), demo)).toEqual([]);
    expect((await getStaffPage(services, requestPath(hidden), demo)).status).toBe(404);
  });
});

describe('a request', () => {
  test('is shown with its answers, its mails and how to reach the sender in their language', async () => {
    const reference = await request('contact', { taal: 'de', naam: 'Jürgen Groß' });
    await services.deliverMail();
    const session = await logIn(services, 'administrator');
    const { page } = await getStaffPage(services, requestPath(reference), session);
    expect(page.querySelector('h1')?.text).toContain('Jürgen Groß');
    const mail = page.querySelectorAll('a[href^="mailto:"]')[0]?.getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('Guten Tag Jürgen Groß,');
    expect(page.querySelectorAll('form[method="post"] input[value="opnieuw-sturen"]')).toHaveLength(2);
    expect(page.text).toContain('verstuurd');
    expect(page.querySelector('dd[lang="de"]')).not.toBeNull();
  });

  test('is answered within its promise once its status changes, and so leaves the list', async () => {
    const reference = await request('contact');
    const session = await logIn(services, 'operations-manager');
    const fields = { actie: 'status', van: 'pending', naar: 'answered' };
    const answer = await postStaffForm(services, requestPath(reference), fields, session);
    expect(answer).toMatchObject({ status: 303, location: `${requestPath(reference)}?gedaan=status` });
    expect(await namesAt('/beheer', session)).toEqual([]);
    const row = await services.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'answered', answeredAt: services.clock.now });
    expect(await eventsOf(reference)).toMatchObject([
      { kind: 'status', detail: { from: 'pending', to: 'answered' } },
    ]);
  });

  test('refuses a step that the table does not have', async () => {
    const reference = await request('callback');
    const session = await logIn(services, 'administrator');
    const fields = { actie: 'status', van: 'pending', naar: 'confirmed' };
    expect((await postStaffForm(services, requestPath(reference), fields, session)).status).toBe(422);
    expect(await eventsOf(reference)).toEqual([]);
  });

  test('tells who came second what the other one did, and changes nothing', async () => {
    const reference = await request('callback');
    const [first, second] = [await logIn(services, 'administrator'), await logIn(services, 'team-leader')];
    const fields = { actie: 'status', van: 'pending' };
    await postStaffForm(services, requestPath(reference), { ...fields, naar: 'called' }, first);
    const late = await postStaffForm(services, requestPath(reference), { ...fields, naar: 'closed' }, second);
    expect(late.status).toBe(409);
    expect(late.page.querySelector('[role="alert"]')?.text).toContain('administrator heeft intussen');
    expect(late.page.querySelector('[role="alert"]')?.text).toContain('“Gebeld”');
    expect(await eventsOf(reference)).toHaveLength(1);
  });

  test('of two at once, 50 times, is changed once', async () => {
    const session = await logIn(services, 'administrator');
    const { userId } = await services.db.selectFrom('sessions').select('userId').executeTakeFirstOrThrow();
    expect(session.cookie).not.toBe('');
    for (let round = 0; round < 50; round += 1) {
      const reference = await request('callback', { naam: `Ronde ${String(round)}` });
      await sql`truncate rate_limits`.execute(services.db);
      const step = { reference, kind: 'callback' as const, from: 'pending', userId };
      const results = await Promise.all([
        takeStep(services, { ...step, to: 'called' }),
        takeStep(services, { ...step, to: 'closed' }),
      ]);
      expect(results.toSorted()).toEqual(['done', 'stale']);
      expect(await eventsOf(reference)).toHaveLength(1);
    }
  });

  test('keeps notes, and gives a note that is too long back to its writer', async () => {
    const reference = await request('callback');
    const session = await logIn(services, 'team-leader');
    const post = (tekst: string) =>
      postStaffForm(services, requestPath(reference), { actie: 'notitie', tekst }, session);
    expect((await post('Belt om <b>vier</b> uur terug.')).status).toBe(303);
    const tooLong = await post('x'.repeat(4001));
    expect(tooLong.status).toBe(422);
    expect(tooLong.page.querySelector('textarea[name="tekst"]')?.text).toHaveLength(4001);
    expect((await post('  ')).status).toBe(422);
    const { page } = await getStaffPage(services, requestPath(reference), session);
    expect(page.querySelector('ol')?.text).toContain('Belt om <b>vier</b> uur terug.');
    expect(page.querySelector('ol b')).toBeNull();
  });

  test('is given to a colleague, as long as nobody else took it', async () => {
    const reference = await request('callback');
    const session = await logIn(services, 'administrator');
    const { id } = await services.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const fields = { actie: 'toewijzen', van: '', aan: String(id) };
    const path = requestPath(reference);
    expect((await postStaffForm(services, path, fields, session)).status).toBe(303);
    const late = await postStaffForm(services, path, fields, session);
    expect(late.status).toBe(409);
    expect(late.page.querySelector('[role="alert"]')?.text).toContain('toegewezen aan administrator');
  });

  test('has its mails sent once more, as new ones', async () => {
    const reference = await request('contact');
    await services.deliverMail();
    const session = await logIn(services, 'administrator');
    const { id } = await services.db
      .selectFrom('outbox')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    services.mailbox.mails.length = 0;
    const fields = { actie: 'opnieuw-sturen', mail: String(id) };
    expect((await postStaffForm(services, requestPath(reference), fields, session)).status).toBe(303);
    expect(services.mailbox.mails).toHaveLength(1);
    const ids = await services.db.selectFrom('outbox').select('messageId').execute();
    expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(3);
    const other = await request('callback');
    expect((await postStaffForm(services, requestPath(other), fields, session)).status).toBe(404);
  });

  test('leaves a trace when it is read or changed, without what it says', async () => {
    const reference = await request('contact');
    const session = await logIn(services, 'administrator');
    await getStaffPage(services, queuePath({ search: 'jansen' }), session);
    await getStaffPage(services, requestPath(reference), session);
    await postStaffForm(services, requestPath(reference), { actie: 'notitie', tekst: 'geheim' }, session);
    const entries = await services.db
      .selectFrom('auditLog')
      .select(['action', 'detail'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'requests.listed', detail: { rows: expect.any(Number), isSearch: true } },
      { action: 'request.read', detail: { reference } },
      { action: 'request.note', detail: { reference } },
    ]);
  });
});

test('several are changed at once, but for those that cannot or have changed', async () => {
  const references = [await request('callback'), await request('callback'), await request('contact')];
  const session = await logIn(services, 'administrator');
  const { userId } = await services.db.selectFrom('sessions').select('userId').executeTakeFirstOrThrow();
  const [, taken = ''] = references;
  await takeStep(services, { reference: taken, kind: 'callback', from: 'pending', to: 'closed', userId });
  const ticks = Object.fromEntries(references.map((reference) => [`kies-${reference}`, 'pending']));
  const fields = { actie: 'aangevinkt', adres: 'soort=callback&na=', ...ticks };
  const called = await postStaffForm(services, '/beheer', { ...fields, doe: 'naar:called' }, session);
  expect(called.location).toBe('/beheer?soort=callback&gedaan=gekozen-1-2');
  const given = await postStaffForm(
    services,
    '/beheer',
    { ...fields, doe: `aan:${String(userId)}` },
    session,
  );
  expect(given.location).toContain('gekozen-3-0');
  const rows = await services.db.selectFrom('requests').select(['status', 'assigneeId']).execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['called', 'closed', 'pending']);
  expect(rows.every(({ assigneeId }) => assigneeId === userId)).toBe(true);
});

test('the statuses are those of the tables', async () => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where conname like '%\_status\_check'`.execute(services.db);
  const stored = rows.map(({ table, definition }) => [
    camelCase(table),
    [...definition.matchAll(/'([a-z]+)'::text/g)].map(([, status]) => status).sort(),
  ]);
  const known = requestKinds.map((kind) => [tableOf(kind), statusesOf(kind).sort()]);
  expect(stored.sort()).toEqual(known.sort());
});

test('the list of requests follows its tables, also when rows go', async () => {
  const reference = await request('contact');
  await services.db.updateTable('contactRequests').set({ naam: 'Nieuwe naam' }).execute();
  const find = () => services.db.selectFrom('requests').select(['reference', 'name', 'kind']).execute();
  expect(await find()).toEqual([{ reference, name: 'Nieuwe naam', kind: 'contact' }]);
  await services.db.deleteFrom('contactRequests').execute();
  expect(await find()).toEqual([]);
});
