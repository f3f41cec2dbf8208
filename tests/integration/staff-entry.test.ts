/** Requests entered by staff are handled like any other. */
import { callbackDeadline, replyDeadline } from '#domain/deadlines.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { beforeEach, expect, test } from 'vitest';
import { anEntry } from '../support/an-entry.ts';
import { addUser, logIn } from '../support/staff.ts';
import { getStaffPage, postStaffForm } from '../support/staff-pages.ts';
import { emptyServices, type TestServices } from '../support/test-services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await emptyServices();
});

const enter = async (session: Record<string, string>, changes: Record<string, string> = {}) =>
  postStaffForm(services, newRequestPath, anEntry(changes), session);

const readRequest = () => services.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
const mails = () => services.db.selectFrom('outbox').select(['recipient', 'reference']).execute();

test('an emergency by telephone is first in the list with its promise, and mails nobody', async () => {
  const session = await logIn(services, 'team-leader');
  const colleague = await addUser(services, 'operations-manager');
  const answer = await enter(session, { aan: String(colleague) });
  const request = await readRequest();
  expect(request).toMatchObject({
    ...{ kind: 'callback', status: 'pending', phone: '+31612345678', company: 'De Linde', email: null },
    ...{ page: 'telephone', referrer: 'telephone', assigneeId: colleague },
    dueAt: callbackDeadline(services.clock.now),
  });
  expect(request.sortAt < request.createdAt).toBe(true);
  expect(answer.location).toBe(`${requestPath(request.reference)}?gedaan=ingevoerd`);
  const { page } = await getStaffPage(services, '/beheer?zoek=kelder', session);
  expect(page.querySelector('[data-queue-item]')?.text).toContain('Spoed');
  expect((await getStaffPage(services, requestPath(request.reference), session)).page.text).not.toContain(
    'via de website',
  );
});

test('a quote by telephone needs neither company nor address, and confirms to one that is given', async () => {
  const session = await logIn(services, 'operations-manager');
  await enter(session, { soort: 'kantoor', bedrijf: '' });
  const request = await readRequest();
  expect(request).toMatchObject({ kind: 'contact', company: null, dueAt: replyDeadline(services.clock.now) });
  expect(await mails()).toEqual([]);
  await services.db.deleteFrom('requests').execute();
  await enter(session, { soort: 'kantoor', email: 'bo@jansen.example', taal: 'de' });
  const { reference } = await readRequest();
  expect(await mails()).toEqual([{ recipient: 'bo@jansen.example', reference }]);
});

test('a form that is sent twice enters one request', async () => {
  const session = await logIn(services, 'operations-manager');
  const entry = anEntry();
  const first = await postStaffForm(services, newRequestPath, entry, session);
  const second = await postStaffForm(services, newRequestPath, entry, session);
  expect(second.location).toBe(first.location);
  expect(await services.db.selectFrom('callbackRequests').select('id').execute()).toHaveLength(1);
});

test('a role that sees no quotes enters none, and is offered none', async () => {
  const session = await logIn(services, 'team-leader');
  expect((await enter(session, { soort: 'kantoor' })).status).toBe(403);
  const { page } = await getStaffPage(services, newRequestPath, session);
  expect(page.querySelector('[value="klacht"]')).not.toBeNull();
  expect(page.querySelector('[value="kantoor"]')).toBeNull();
});

test('what is missing is said at its field, with all that was entered', async () => {
  const session = await logIn(services, 'operations-manager');
  const { status, page } = await enter(session, { soort: '', telefoon: '12' });
  expect(status).toBe(422);
  expect(page.querySelector('#telefoon-error')).not.toBeNull();
  expect(page.querySelector('#soort-error')).not.toBeNull();
  expect(page.querySelector('#naam')?.getAttribute('value')).toBe('Bo Jansen');
  expect(await services.db.selectFrom('requests').select('reference').execute()).toEqual([]);
});
