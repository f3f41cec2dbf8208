/** A mistaken status change is undone completely. */
import { followUpActions } from '#contracts/staff/follow-up.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestPath, requestPathIn } from '#contracts/staff/request.ts';
import { describe, expect, test } from 'vitest';
import { sendRequest } from '../support/forms.ts';
import { logIn, getStaffPage, postStaffForm, sessionPerTest } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const view = { search: '', quarantined: false, mine: false };

const services = servicesPerTest();
const session = sessionPerTest(services, 'operations-manager');

const step = (path: string, naar: string, van = 'pending') =>
  postStaffForm(services, path, { actie: 'status', van, naar, bedrag: '850' }, session);

/** The status change that the page offers to undo, if any. */
async function offeredAt(path: string | null, by = session): Promise<string | undefined> {
  const { page } = await getStaffPage(services, path ?? '', by);
  return page.querySelector('[name="gebeurtenis"]')?.getAttribute('value');
}

const undo = (reference: string, gebeurtenis = '', by = session) =>
  postStaffForm(services, requestPath(reference), { actie: 'ongedaan', gebeurtenis }, by);

const readRequest = () =>
  services.db.selectFrom('requests').select(['status', 'answeredAt']).executeTakeFirstOrThrow();

/** The references of requests to call back, a minute apart. */
async function threeCallbacks(): Promise<[string, string, string]> {
  const send = (naam: string) => sendRequest(services, 'callback', { naam, preferredTime: 'altijd' });
  const first = await send('Een');
  services.clock.advanceMinutes(1);
  const second = await send('Twee');
  services.clock.advanceMinutes(1);
  return [first, second, await send('Drie')];
}

describe('a decision', () => {
  test('leads on to the next of the list, and from the last one to the list', async () => {
    const first = await sendRequest(services, 'callback', { preferredTime: 'altijd' });
    services.clock.advanceMinutes(1);
    const second = await sendRequest(services, 'callback', { preferredTime: 'altijd' });
    const inView = { ...view, kind: 'callback' as const };
    const { location } = await step(requestPathIn(inView, first), 'called');
    expect(location).toBe(`${requestPathIn(inView, second)}&over=${first}&gedaan=called`);
    const last = await step(location ?? '', 'called');
    expect(last.location).toBe(`${queuePath(inView)}&over=${second}&gedaan=called`);
    expect(await offeredAt(last.location)).toBeDefined();
  });

  test('that puts a request off leads on from the place that it had, not from its new one', async () => {
    const [, second, third] = await threeCallbacks();
    const later = { actie: followUpActions.set, dag: '2026-11-26', reden: 'Bel de inkoper', van: 'pending' };
    const { location } = await postStaffForm(services, requestPathIn(view, second), later, session);
    expect(location).toBe(`${requestPathIn(view, third)}&over=${second}&gedaan=later-2026-11-26`);
  });

  test('on what stays in the list, such as what a search found, leads back to it', async () => {
    const reference = await sendRequest(services, 'callback');
    await sendRequest(services, 'callback');
    const path = requestPathIn({ ...view, search: 'bo' }, reference);
    const { location } = await step(path, 'called');
    expect(location).toBe(`${path}&over=${reference}&gedaan=called`);
    expect(await offeredAt(location)).toBeDefined();
  });

  test('on a page that no list led to leads back to it', async () => {
    const reference = await sendRequest(services, 'callback');
    await sendRequest(services, 'callback');
    const { location } = await step(requestPath(reference), 'called');
    expect(location).toBe(`${requestPath(reference)}?gedaan=called`);
  });
});

describe('a step', () => {
  test.each([
    ['contact', 'won'],
    ['callback', 'called'],
    ['testimonial', 'approved'],
  ] as const)('of the kind %s is taken back, with the moment of its answer', async (kind, to) => {
    const reference = await sendRequest(services, kind);
    const { location } = await step(requestPathIn(view, reference), to);
    expect(await readRequest()).toMatchObject({ status: to, answeredAt: services.clock.now });
    expect((await undo(reference, await offeredAt(location))).status).toBe(303);
    expect(await readRequest()).toEqual({ status: 'pending', answeredAt: null });
  });

  test('that was no answer is taken back, and the answer before it stays', async () => {
    const reference = await sendRequest(services, 'contact');
    await step(requestPath(reference), 'answered');
    const { answeredAt } = await readRequest();
    services.clock.advanceMinutes(5);
    const { location } = await step(requestPathIn(view, reference), 'won', 'answered');
    await undo(reference, await offeredAt(location));
    expect(await readRequest()).toEqual({ status: 'answered', answeredAt });
  });

  test('that was mailed is not taken back', async () => {
    const reference = await sendRequest(services, 'application');
    const { location } = await step(requestPathIn(view, reference), 'invited');
    expect(await offeredAt(location)).toBeUndefined();
    const { id } = await services.db.selectFrom('requestEvents').select('id').executeTakeFirstOrThrow();
    expect((await undo(reference, String(id))).status).toBe(409);
    expect(await readRequest()).toMatchObject({ status: 'invited' });
  });

  test('is undone by its author, once, and not after a later change', async () => {
    const reference = await sendRequest(services, 'callback');
    const { location } = await step(requestPathIn(view, reference), 'called');
    const id = await offeredAt(location);
    const other = await logIn(services, 'administrator');
    expect(await offeredAt(location, other)).toBeUndefined();
    expect((await undo(reference, id, other)).status).toBe(409);
    expect((await undo(reference, id)).status).toBe(303);
    expect((await undo(reference, id)).status).toBe(409);
    const again = await step(requestPathIn(view, reference), 'called');
    const offered = await offeredAt(again.location);
    await postStaffForm(services, requestPath(reference), { actie: 'notitie', tekst: 'Belt terug' }, other);
    expect((await undo(reference, offered)).status).toBe(409);
    expect(await readRequest()).toMatchObject({ status: 'called' });
  });
});

test('a request shows its position in the list, and its neighbours', async () => {
  const [first, second, third] = await threeCallbacks();
  await sendRequest(services, 'contact');
  const inView = { ...view, kind: 'callback' as const };
  const { page } = await getStaffPage(services, requestPathIn(inView, second), session);
  expect(page.querySelector('nav[aria-label="Door de lijst"]')?.text).toContain('2 van 3');
  expect(page.querySelector('[rel="prev"]')?.getAttribute('href')).toContain(first);
  expect(page.querySelector('[rel="next"]')?.getAttribute('href')).toContain(third);
  const names = page.querySelectorAll('[data-queue-item] [data-open]').map(({ text }) => text);
  expect(names).toEqual(['Een', 'Twee', 'Drie']);
  expect(page.querySelector('[data-queue-item] [aria-current]')?.text).toBe('Twee');
});
