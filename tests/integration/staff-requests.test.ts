/** The page of a request: its actions, where they lead, and how they are undone. */
import { requestPath, requestPathIn } from '#contracts/staff/request.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import type { Headers } from '../support/requests.ts';
import { confirmedBooking } from '../support/series.ts';
import { logIn, eventsOf, staffPerTest } from '../support/staff.ts';

const { services, open, send, act } = staffPerTest('administrator');

const request = sendRequest.bind(undefined, services);

describe('a request', () => {
  test('is shown with its answers, its mails and how to reach the sender in their language', async () => {
    const reference = await request('contact', { taal: 'de', naam: 'Jürgen Groß' });
    await services.deliverMail();
    const { page } = await open(requestPath(reference));
    expect(page.querySelector('h1')?.text).toContain('Jürgen Groß');
    const mail = page.querySelectorAll('a[href^="mailto:"]')[0]?.getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('Guten Tag Jürgen Groß,');
    expect(page.querySelectorAll('form[method="post"] input[value="opnieuw-sturen"]')).toHaveLength(2);
    expect(page.text).toContain('verstuurd');
    expect(page.querySelector('dd[lang="de"]')).not.toBeNull();
  });

  test('refuses a step that its kind does not have, and shows the second of two users what the first one did', async () => {
    const reference = await request('callback');
    const second = await logIn(services, 'team-leader');
    const fields = { actie: 'status', van: 'pending' };
    expect((await act(reference, { ...fields, naar: 'confirmed' })).status).toBe(422);
    await act(reference, { ...fields, naar: 'called' });
    await act(reference, { actie: 'notitie', tekst: 'Ik zie het nu pas.' }, second);
    const late = await act(reference, { ...fields, naar: 'closed' }, second);
    expect(late.status).toBe(409);
    expect(late.page.querySelector('[role="alert"]')?.text).toContain('administrator heeft intussen');
    expect(await eventsOf(services, reference)).toHaveLength(2);
  });

  test('stores notes, and keeps the whole text of a note that is too long', async () => {
    const reference = await request('callback');
    const post = (tekst: string) => act(reference, { actie: 'notitie', tekst });
    expect((await post('Belt om <b>vier</b> uur terug.')).status).toBe(303);
    const tooLong = await post('x'.repeat(4001));
    expect(tooLong.status).toBe(422);
    expect(tooLong.page.querySelector('textarea[name="tekst"]')?.text).toHaveLength(4001);
    expect(tooLong.page.querySelector('[role="alert"]')?.text).toContain('nu 1 te veel');
    const empty = await post('  ');
    expect(empty.status).toBe(422);
    expect(empty.page.querySelector('#tekst-error')?.text).toBe('Schrijf eerst een notitie.');
    const { page } = await open(requestPath(reference));
    const timeline = page.querySelector('[aria-labelledby="verloop"]');
    expect(timeline?.text).toContain('Belt om <b>vier</b> uur terug.');
    expect(timeline?.querySelector('b')).toBeNull();
  });

  test('shows earlier events on a page of their own, which is no sign that the newest mail was read', async () => {
    const reference = await request('callback');
    await sql`insert into request_events (reference, kind, text, created_at)
      select ${reference}, 'note', 'Bericht ' || number, now() from generate_series(1, 60) as number`.execute(
      services.db,
    );
    await services.db.updateTable('requests').set({ customerWroteAt: services.clock.now }).execute();
    const { page } = await open(requestPath(reference));
    const { value: seen } = page.querySelector('[name="gezien"]')?.attributes ?? {};
    expect(seen).toBe(services.clock.now.toISOString());
    const link = page.querySelector('[aria-labelledby="verloop"] a')?.getAttribute('href') ?? '';
    const earlier = (await open(link)).page;
    expect(earlier.text.match(/Bericht \d+/g)).toHaveLength(10);
    expect(earlier.querySelector('[name="gezien"]')?.getAttribute('value')).toBe('');
  });

  test('can have its mails sent again, with new Message-IDs', async () => {
    const reference = await request('contact');
    await services.deliverMail();
    const [{ id } = { id: 0 }] = await services.db.selectFrom('outbox').select('id').orderBy('id').execute();
    services.mailbox.mails.length = 0;
    const fields = { actie: 'opnieuw-sturen', mail: String(id) };
    expect((await act(reference, fields)).status).toBe(303);
    expect(services.mailbox.mails).toHaveLength(1);
    const ids = await services.db.selectFrom('outbox').select('messageId').execute();
    expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(3);
    const other = await request('callback');
    expect((await act(other, fields)).status).toBe(404);
  });

  test('is audited when it is read or changed, without its content', async () => {
    const reference = await request('contact');
    await open(queuePath({ search: 'jansen' }));
    await open(requestPath(reference));
    await act(reference, { actie: 'notitie', tekst: 'geheim' });
    const entries = services.db.selectFrom('auditLog').select(['action', 'detail']).orderBy('id');
    expect(await entries.execute()).toEqual([
      { action: 'requests.listed', detail: { rows: expect.any(Number), isSearch: true } },
      { action: 'request.read', detail: { reference } },
      { action: 'request.note', detail: { reference } },
    ]);
  });
});

test('a booking can be marked as carried out only once it has begun', async () => {
  const reference = await confirmedBooking(services);
  const complete = async () => {
    const { page } = await open(requestPath(reference));
    const isOffered = page.querySelector('input[value="completed"], button[value="completed"]') !== null;
    const step = { actie: 'status', van: 'confirmed', naar: 'completed' };
    return [isOffered, (await act(reference, step)).status];
  };
  expect(await complete()).toEqual([false, 409]);
  services.clock.now = new Date('2026-11-27T10:00+01:00');
  expect(await complete()).toEqual([true, 303]);
});

const view = { search: '', quarantined: false, mine: false };

const step = (path: string, naar: string, van = 'pending') =>
  send(path, { actie: 'status', van, naar, bedrag: '850' });

/** Returns the id of the status change that the page offers to undo, if any. */
async function offeredAt(path: string | null, by?: Headers): Promise<string | undefined> {
  const { page } = await open(path ?? '', by);
  return page.querySelector('[name="gebeurtenis"]')?.getAttribute('value');
}

const undo = (reference: string, gebeurtenis = '', by?: Headers) =>
  act(reference, { actie: 'ongedaan', gebeurtenis }, by);

const readRequest = () =>
  services.db.selectFrom('requests').select(['status', 'answeredAt']).executeTakeFirstOrThrow();

describe('a decision', () => {
  test('redirects to the next request of the list, and after the last one to the list', async () => {
    const [, second = '', third = ''] = await Array.fromAsync({ length: 3 }, () => {
      services.clock.advanceMinutes(1);
      return request('callback', { preferredTime: 'altijd' });
    });
    const inView = { ...view, kind: 'callback' as const };
    const { location } = await step(requestPathIn(inView, second), 'called');
    expect(location).toBe(`${requestPathIn(inView, third)}&over=${second}&gedaan=called`);
    const last = await step(location ?? '', 'called');
    expect(last.location).toBe(`${queuePath(inView)}&over=${third}&gedaan=called`);
    expect(await offeredAt(last.location)).toBeDefined();
  });

  test('on a request that stays in its list, as in a search, or that was opened from no list, redirects back to it', async () => {
    const reference = await request('callback');
    await request('callback');
    const path = requestPathIn({ ...view, search: 'bo' }, reference);
    const { location } = await step(path, 'called');
    expect(location).toBe(`${path}&over=${reference}&gedaan=called`);
    expect(await offeredAt(location)).toBeDefined();
    const back = await step(requestPath(reference), 'closed', 'called');
    expect(back.location).toBe(`${requestPath(reference)}?gedaan=closed`);
  });
});

describe('a change of status', () => {
  test.each([
    ['contact', 'won'],
    ['callback', 'called'],
    ['testimonial', 'approved'],
  ] as const)('of a request of the kind %s is undone, with the time of its answer', async (kind, to) => {
    const reference = await request(kind);
    const { location } = await step(requestPathIn(view, reference), to);
    expect(await readRequest()).toMatchObject({ status: to, answeredAt: services.clock.now });
    expect((await undo(reference, await offeredAt(location))).status).toBe(303);
    expect(await readRequest()).toEqual({ status: 'pending', answeredAt: null });
  });

  test('that was mailed cannot be undone', async () => {
    const reference = await request('application');
    const { location } = await step(requestPathIn(view, reference), 'invited');
    expect(await offeredAt(location)).toBeUndefined();
    const { id } = await services.db.selectFrom('requestEvents').select('id').executeTakeFirstOrThrow();
    expect((await undo(reference, String(id))).status).toBe(409);
    expect(await readRequest()).toMatchObject({ status: 'invited' });
  });

  test('is undone by its author, once, and not after a later change', async () => {
    const reference = await request('callback');
    const { location } = await step(requestPathIn(view, reference), 'called');
    const id = await offeredAt(location);
    const other = await logIn(services, 'operations-manager');
    expect(await offeredAt(location, other)).toBeUndefined();
    expect((await undo(reference, id, other)).status).toBe(409);
    expect((await undo(reference, id)).status).toBe(303);
    expect((await undo(reference, id)).status).toBe(409);
    const again = await step(requestPathIn(view, reference), 'called');
    const offered = await offeredAt(again.location);
    await act(reference, { actie: 'notitie', tekst: 'Belt terug' }, other);
    expect((await undo(reference, offered)).status).toBe(409);
    expect(await readRequest()).toMatchObject({ status: 'called' });
  });
});
