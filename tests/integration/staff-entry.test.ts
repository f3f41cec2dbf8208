/** Requests entered by staff are handled like any other. */
import { close } from '../support/appointments.ts';
import { callbackDeadline, replyDeadline } from '#domain/deadlines.ts';
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { newRequestPath } from '#contracts/staff/new-request.ts';
import { requestPath } from '#contracts/staff/request.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aBookingEntry, anEntry } from '../support/an-entry.ts';
import type { Headers } from '../support/requests.ts';
import { addUser, logIn, staffPerTest } from '../support/staff.ts';

const { services, open, send } = staffPerTest('operations-manager');

const enter = (changes: Record<string, string> = {}, by?: Headers) =>
  send(newRequestPath, anEntry(changes), by);

const readRequest = () => services.db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
const mails = () => services.db.selectFrom('outbox').select(['recipient', 'reference']).execute();

test('an emergency by telephone is first in the list with its deadline, and mails nobody', async () => {
  const colleague = await addUser(services, 'team-leader');
  const answer = await enter({ aan: String(colleague) });
  const request = await readRequest();
  expect(request).toMatchObject({
    ...{ kind: 'callback', status: 'pending', phone: '+31612345678', company: 'De Linde', email: null },
    ...{ page: 'telephone', referrer: 'telephone', assigneeId: colleague },
    dueAt: callbackDeadline(services.clock.now),
  });
  expect(request.sortAt < request.createdAt).toBe(true);
  expect(answer.location).toBe(`${requestPath(request.reference)}?gedaan=ingevoerd`);
});

test('a quote request by telephone needs neither company nor e-mail address, and is confirmed by mail if it has one', async () => {
  await enter({ soort: 'kantoor', bedrijf: '' });
  const request = await readRequest();
  expect(request).toMatchObject({ kind: 'contact', company: null, dueAt: replyDeadline(services.clock.now) });
  expect(await mails()).toEqual([]);
  await services.db.deleteFrom('requests').execute();
  await enter({ soort: 'kantoor', email: 'bo@jansen.example', taal: 'de' });
  const { reference } = await readRequest();
  expect(await mails()).toEqual([{ recipient: 'bo@jansen.example', reference }]);
});

test('a form that is sent twice enters one request, and other answers under its key enter another', async () => {
  const kenmerk = randomUUID();
  const first = await enter({ kenmerk });
  expect((await enter({ kenmerk })).location).toBe(first.location);
  await enter({ kenmerk, naam: 'Bert de Wit' });
  const names = await services.db.selectFrom('requests').select('name').orderBy('name').execute();
  expect(names).toEqual([{ name: 'Bert de Wit' }, { name: 'Bo Jansen' }]);
});

test('a role that does not see quotes cannot enter any, and is not offered the choice', async () => {
  const leader = await logIn(services, 'team-leader');
  expect((await enter({ soort: 'kantoor' }, leader)).status).toBe(403);
  const { page } = await open(newRequestPath, leader);
  expect(page.querySelector('[value="klacht"]')).not.toBeNull();
  expect(page.querySelector('[value="kantoor"]')).toBeNull();
});

test('a missing value is reported at its field, and the entered values are kept', async () => {
  const { status, page } = await enter({ soort: '', telefoon: '12' });
  expect(status).toBe(422);
  expect(page.querySelectorAll('#telefoon-error, #soort-error')).toHaveLength(2);
  expect(page.querySelector('#naam')?.getAttribute('value')).toBe('Bo Jansen');
  expect(await services.db.selectFrom('requests').select('reference').execute()).toEqual([]);
});

describe('a booking at a free hour of the calendar', () => {
  const hour = { day: '2026-11-27', slot: '09:00', team: 2 } as const;
  const book = (changes: Record<string, string> = {}) => send(newRequestPath, aBookingEntry(changes));
  const rows = () => services.db.selectFrom('appointments').selectAll().execute();

  test('has its day, hour and team, waits for its price and mails nobody yet', async () => {
    const answer = await book();
    const request = await readRequest();
    expect(answer.location).toBe(`${requestPath(request.reference)}?gedaan=ingevoerd`);
    expect(request).toMatchObject({ kind: 'appointment', status: 'pending', referrer: 'telephone' });
    expect(await rows()).toMatchObject([
      {
        ...{ appointmentDate: hour.day, timeSlot: hour.slot, team: 2, hours: 1, holdUntil: null },
        ...{ service: 'kantoor', frequency: 'wekelijks', squareMeters: 340 },
      },
    ]);
    expect(await mails()).toEqual([]);
  });

  test('may have an address, complete or none at all', async () => {
    const address = { straat: 'Oudegracht 1', postcode: '3511 ab', plaats: 'Utrecht' };
    const partial = await book({ ...address, plaats: '' });
    expect(partial.status).toBe(422);
    expect(partial.page.querySelector('#straat-error')?.text).toContain('alle drie');
    expect((await book(address)).status).toBe(303);
    expect(await rows()).toMatchObject([{ ...address, postcode: '3511 AB' }]);
  });

  test('may be without a company and an e-mail address, and then claims no mail and sends none', async () => {
    const { location } = await book({ bedrijf: '', email: '' });
    const path = location?.replace(/\?.*/, '') ?? '';
    const { page } = await open(path);
    expect(page.querySelector('main')?.text).toContain('Bevestig zonder e-mail');
    const week = await open(agendaPath({ week: hour.day }));
    expect(week.page.querySelector('[data-unmailable]')?.text).toContain('Bo Jansen');
    const confirmed = await send(path, { actie: 'bevestigen', volgnummer: '0', prijs: '40' });
    expect(confirmed.location).toContain('bevestigen-zonder-mail');
    expect(await rows()).toMatchObject([{ status: 'confirmed', email: null, bedrijf: null }]);
    expect(await mails()).toEqual([]);
  });

  test('is stored once when its form is sent twice, and once more for another team', async () => {
    const kenmerk = randomUUID();
    const [first, second] = await Array.fromAsync(['2', '2', '1'], (team) => book({ kenmerk, team }));
    expect(second?.location).toBe(first?.location);
    expect((await rows()).map(({ team }) => team)).toEqual([2, 1]);
  });

  test('may be sooner than visitors can book, but not in the past, at a weekend, during a closure or at a taken time', async () => {
    const today = toLocalTime(services.clock.now, company.timeZone).day;
    expect((await book({ appointmentDate: today, timeSlot: '16:00' })).status).toBe(303);
    await close(services, hour.day, { startsAt: '11:00', endsAt: '12:00', team: 2 });
    for (const [status, changes] of [
      [409, { appointmentDate: today, timeSlot: '16:00' }],
      [409, { timeSlot: '11:00' }],
      [422, { appointmentDate: '2026-11-20' }],
      [422, { appointmentDate: '2026-11-28' }],
      [422, { team: '9' }],
    ] as const) {
      const { status: got, page } = await book(changes);
      expect([changes, got]).toEqual([changes, status]);
      expect(page.querySelector('#naam')?.getAttribute('value')).toBe('Bo Jansen');
    }
    expect(await rows()).toHaveLength(1);
  });
});
