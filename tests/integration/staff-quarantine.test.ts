/** Quarantined requests: releasing and discarding them, and blocking their senders. */

import { retentionRules } from '#domain/retention.ts';
import { applyRetention } from '#server/app/retention.ts';
import { queueActions } from '#contracts/staff/queue.ts';
import { quarantineActions } from '#contracts/staff/quarantine.ts';
import { requestActions, requestPath } from '#contracts/staff/request.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '../support/appointments.ts';
import { forms, readRows, sendExample, sendRequest } from '../support/forms.ts';
import { staffPerTest } from '../support/staff.ts';

const dayMinutes = 24 * 60;
const robot = { website: 'x' };

const { services, open, send, act: post } = staffPerTest('operations-manager');

const request = sendRequest.bind(undefined, services);

const act = (reference: string, action: string, more = {}) => post(reference, { actie: action, ...more });

describe('a release', () => {
  test.each([
    ['contact', 'noor@delinde.example', 'Wij hebben uw offerteaanvraag ontvangen'],
    ['callback', 'bo@jansen.example', 'Wij bellen u terug'],
    ['application', 'jip@deboer.example', 'Wij hebben uw sollicitatie ontvangen'],
    ['appointment', 'kim@noord.example', 'Nog één stap'],
  ] as const)('of %s by three requests at once sends its mail once', async (kind, address, subject) => {
    const reference = await request(kind, { ...robot, email: address });
    expect(services.mailbox.mailsTo(address)).toEqual([]);
    services.clock.advanceMinutes(60);
    const answers = await Promise.all([1, 2, 3].map(() => act(reference, quarantineActions.release)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(services.mailbox.mailsTo(address)[0]?.subject).toContain(subject);
    const [row] = await readRows(forms[kind], services);
    expect(row).toMatchObject({ quarantineReasons: [] });
    // The sender was promised nothing before, so the deadline counts from the release.
    expect((row?.dueAt as Date).getTime()).toBeGreaterThan(services.clock.now.getTime());
    expect(services.mailbox.mailsTo(address)).toHaveLength(1);
    expect(services.mailbox.mailsTo(services.env.mailTo)).toHaveLength(1);
  });

  test('is needed before a reply and a change of status', async () => {
    const reference = await request('callback', { ...robot, email: 'bo@jansen.example' });
    const reply = { onderwerp: 'Gebeld', antwoord: 'Dag', kenmerk: randomUUID(), van: 'pending' };
    const replied = await act(reference, requestActions.reply, reply);
    const moved = await act(reference, requestActions.status, { van: 'pending', naar: 'called' });
    expect([replied.status, moved.status]).toEqual([409, 409]);
    expect(services.mailbox.mailsTo('bo@jansen.example')).toEqual([]);
    const [row] = await readRows(forms.callback, services);
    expect(row).toMatchObject({ status: 'pending' });
  });

  test('of a booking allocates a team, but not at a time that has been booked meanwhile', async () => {
    const first = await request('appointment', { ...robot, email: 'eerste@noord.example' });
    const second = await request('appointment', { ...robot, email: 'tweede@noord.example' });
    await bookAppointment(services);
    expect((await act(first, quarantineActions.release)).status).toBe(303);
    const taken = await act(second, quarantineActions.release);
    expect(taken.status).toBe(409);
    expect(taken.page.text).toContain('De gevraagde tijd is intussen bezet');
    const rows = await readRows(forms.appointment, services);
    const teams = Object.fromEntries(rows.map(({ reference, team }) => [reference, team]));
    expect(teams).toMatchObject({ [first]: 2, [second]: null });
    expect(services.mailbox.mailsTo('tweede@noord.example')).toEqual([]);
  });
});

describe('a blocked sender', () => {
  const email = 'noor@delinde.example';
  const blocked = { email: 'Noor@DeLinde.example' };

  beforeEach(async () => {
    await act(await request('contact', { ...robot, email }), quarantineActions.block);
    services.mailbox.mails.length = 0;
  });

  const kinds = ['contact', 'callback', 'application', 'appointment'] as const;

  test.each(kinds)('is answered as usual, but what it sends by %s is quarantined', async (kind) => {
    const reference = await request(kind, blocked);
    const rows = await readRows(forms[kind], services);
    expect(rows.find((row) => row.reference === reference)).toMatchObject({
      quarantineReasons: ['blocked-sender'],
    });
    expect(services.mailbox.mails).toEqual([]);
    const { page } = await open(requestPath(reference));
    expect(page.text).toContain('Dit adres is geblokkeerd tot 23 december 2026');
  });

  test('does not get through under a sub-address, and gets no mail of the newsletter', async () => {
    const [name = '', domain = ''] = blocked.email.split('@');
    await request('contact', { ...blocked, email: `${name}+2@${domain}` });
    await sendExample(forms.newsletter, services, blocked);
    expect(services.mailbox.mails).toEqual([]);
  });

  test('is unblocked by staff, and automatically after thirty days', async () => {
    const reference = await request('contact', blocked);
    await act(reference, quarantineActions.unblock);
    await request('callback', blocked);
    await act(reference, quarantineActions.block);
    services.clock.advanceMinutes(retentionRules.blockedSender.days * dayMinutes + 1);
    await request('callback', blocked);
    const called = await readRows(forms.callback, services);
    expect(called.map(({ quarantineReasons }) => quarantineReasons)).toEqual([[], []]);
    await applyRetention(services.db, services.clock.now);
    expect(await services.db.selectFrom('blockedSenders').selectAll().execute()).toEqual([]);
  });
});

describe('quarantined requests', () => {
  const sort = async (what: string, references: readonly string[], more = {}) => {
    const ticks = Object.fromEntries(references.map((reference) => [`kies-${reference}`, 'pending']));
    const fields = { actie: queueActions.quarantined, doe: what, adres: 'verdacht=1', ...ticks, ...more };
    return send('/beheer', fields);
  };

  test('are released together, except ticked ones that are not in quarantine', async () => {
    const references = [await request('contact', robot), await request('callback', robot)];
    const { location } = await sort('vrijgeven', [...references, await request('callback')]);
    expect(location).toBe('/beheer?verdacht=1&gedaan=vrij-2-1');
    const rows = await services.db.selectFrom('requests').select('quarantineReasons').execute();
    expect(rows.flatMap((row) => row.quarantineReasons)).toEqual([]);
    expect(services.mailbox.mailsTo('noor@delinde.example')).toHaveLength(1);
  });

  test('are discarded together with their mails, except ticked ones that are not in quarantine', async () => {
    const [spam, kept] = [await request('contact', robot), await request('callback')];
    const unsure = await sort('weggooien', [spam, kept]);
    expect(unsure).toMatchObject({ status: 422 });
    expect(unsure.page.querySelector('[role="alert"]')?.text).toContain('Vink eerst aan');
    const sure = { zeker: 'on' };
    expect((await sort('weggooien', [spam, kept], sure)).location).toBe('/beheer?verdacht=1&gedaan=weg-1-1');
    const { db } = services;
    expect(await db.selectFrom('requests').select('reference').execute()).toEqual([{ reference: kept }]);
    expect(await db.selectFrom('outbox').where('reference', '=', spam).selectAll().execute()).toEqual([]);
  });

  test('are discarded one by one on their pages, which have no reply form', async () => {
    const reference = await request('contact', robot);
    const { page } = await open(requestPath(reference));
    expect(page.querySelector('#antwoord')).toBeNull();
    const unsure = await act(reference, quarantineActions.discard);
    expect(unsure).toMatchObject({ status: 422 });
    const answer = await act(reference, quarantineActions.discard, { zeker: 'on' });
    expect(answer.location).toBe('/beheer?gedaan=weg-1-0');
    expect(await services.db.selectFrom('requests').select('reference').execute()).toEqual([]);
  });
});
