/** A postponed request leaves the list until its day; a new assignee is notified by mail. */
import { followUpActions, otherDay } from '#contracts/staff/follow-up.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { queuePath, type QueueView } from '#contracts/staff/queue.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { expect, test } from 'vitest';
import { anEntry } from '../support/an-entry.ts';
import { sendRequest } from '../support/forms.ts';
import { addUser, staffPerTest } from '../support/staff.ts';

const { services, open, send, act } = staffPerTest('operations-manager');

const later = { actie: followUpActions.set, dag: '2026-11-26', reden: 'Bel de inkoper', van: 'pending' };
const postpone = (reference: string, changes: Record<string, string> = {}) =>
  act(reference, { ...later, ...changes });

const step = (reference: string, van: string, naar: string) =>
  act(reference, { actie: 'status', van, naar, bedrag: '850' });

async function rowsIn(view: Partial<QueueView>): Promise<string[]> {
  const { page } = await open(queuePath(view));
  return page.querySelectorAll('[data-queue-item]').map(({ text }) => text.replaceAll(/\s+/g, ' '));
}

test('a postponed request returns at midnight in Amsterdam on its day, with the reason', async () => {
  const reference = await sendRequest(services, 'contact');
  expect((await postpone(reference)).status).toBe(303);
  expect(await rowsIn({})).toEqual([]);
  expect(await rowsIn({ status: 'later' })).toEqual([expect.stringContaining('Bel de inkoper')]);
  services.clock.now = new Date('2026-11-25T22:59:00Z');
  expect(await rowsIn({})).toEqual([]);
  services.clock.now = new Date('2026-11-25T23:00:00Z');
  expect(await rowsIn({})).toEqual([expect.stringContaining('Bel de inkoper')]);
  expect(await rowsIn({ status: 'later' })).toEqual([]);
  const { page } = await open(requestPath(reference));
  expect(page.querySelector('[data-notice=niet-later]')?.text).toContain('Bel de inkoper');
  expect(page.querySelector('[data-waiting]')?.text).toBe('1 open');
});

test('a callback request cannot be postponed beyond its retention period', async () => {
  const reference = await sendRequest(services, 'callback');
  const putOff = (datum: string) => postpone(reference, { dag: otherDay, datum });
  const { status, page } = await putOff('2027-04-05');
  expect(status).toBe(422);
  expect(page.querySelector('#datum-error')?.text).toContain('al verwijderd');
  expect((await putOff('2027-02-19')).status).toBe(303);
});

test('a postponed quote that was answered returns too, until its next status', async () => {
  const reference = await sendRequest(services, 'contact');
  await step(reference, 'pending', 'answered');
  await postpone(reference, { van: 'answered' });
  services.clock.now = new Date('2026-11-26T09:00:00Z');
  expect(await rowsIn({})).toHaveLength(1);
  await step(reference, 'answered', 'won');
  expect(await rowsIn({})).toEqual([]);
});

test('a postponed request can be returned at once, to its position by deadline', async () => {
  const first = await sendRequest(services, 'contact', { naam: 'Eerst' });
  services.clock.advanceMinutes(1);
  await sendRequest(services, 'contact', { naam: 'Daarna' });
  await postpone(first);
  await act(first, { actie: followUpActions.clear });
  expect(await rowsIn({})).toEqual([expect.stringContaining('Eerst'), expect.stringContaining('Daarna')]);
});

test.each([
  ['the present day', 422, { dag: '2026-11-23' }, ['datum']],
  ['neither day nor reason', 422, { dag: otherDay, datum: 'morgen', reden: ' ' }, ['reden-later', 'datum']],
  ['an outdated status', 409, { van: 'answered' }, []],
])('postponing with %s is refused, and the request stays listed', async (_, status, changes, invalid) => {
  const reference = await sendRequest(services, 'contact');
  const answer = await postpone(reference, changes);
  expect(answer.status).toBe(status);
  expect(answer.page.querySelectorAll('[aria-invalid="true"]').map(({ id }) => id)).toEqual(invalid);
  expect(await rowsIn({})).toHaveLength(1);
});

const email = 'sam@example.nl';
const aColleague = () => addUser(services, 'team-leader', 'sam', { email });
const mailsToColleague = () =>
  services.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute();

test('a new assignee is notified by mail, but not when the request was changed meanwhile', async () => {
  const id = await aColleague();
  const reference = await sendRequest(services, 'callback');
  const assign = (van: string, aan: string) => act(reference, { actie: 'toewijzen', van, aan });
  await assign('', String(id));
  expect(await mailsToColleague()).toEqual([{ subject: expect.stringContaining(reference) }]);
  await assign(String(id), '');
  expect((await assign(String(id), String(id))).status).toBe(409);
  expect(await mailsToColleague()).toHaveLength(1);
});

test('nobody is assigned, or notified of, a request that their role may not see', async () => {
  const id = await aColleague();
  const reference = await sendRequest(services, 'contact', { naam: 'Noor de Wit' });
  const given = await act(reference, { actie: 'toewijzen', van: '', aan: String(id) });
  expect(given.status).toBe(409);
  expect(given.page.querySelector(`#aan [value="${String(id)}"]`)).toBeNull();
  const ticked = { actie: 'aangevinkt', doe: `aan:${String(id)}`, [`kies-${reference}`]: 'pending' };
  const { page } = await send('/beheer', ticked);
  const problem = 'Noor de Wit, want iemand anders was eerder of die collega mag';
  expect(page.querySelector('[role="alert"]')?.text).toContain(problem);
  expect((await send(newRequestPath, anEntry({ soort: 'kantoor', aan: String(id) }))).status).toBe(422);
  const requests = await services.db.selectFrom('requests').select('assigneeId').execute();
  expect(requests).toEqual([{ assigneeId: null }]);
  expect(await mailsToColleague()).toEqual([]);
});

test('an assignee of several requests gets one mail, which names no customer', async () => {
  const id = await aColleague();
  const references = [await sendRequest(services, 'callback'), await sendRequest(services, 'callback')];
  const ticked = Object.fromEntries(references.map((reference) => [`kies-${reference}`, 'pending']));
  await send('/beheer', { actie: 'aangevinkt', doe: `aan:${String(id)}`, ...ticked });
  expect(await mailsToColleague()).toEqual([{ subject: 'Voor u: 2 verzoeken' }]);
});
