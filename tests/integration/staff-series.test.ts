/** Series of visits: previewed, planned, mailed, changed and ended by staff. */
import { cancel } from '#server/appointments/changes.ts';
import { personPathOf } from '#server/staff/persons/path.ts';
import { exportPerson } from '#server/staff/persons/export.ts';
import { readTallies } from '#server/staff/figures/tallies.ts';
import { agendaPath } from '#contracts/staff/agenda.ts';
import { queuePath } from '#contracts/staff/queue.ts';
import { requestActions, requestPath } from '#contracts/staff/request.ts';
import { seriesPath } from '#contracts/staff/series.ts';
import { describe, expect, test } from 'vitest';
import { bookAppointment, close } from '../support/appointments.ts';
import { aReply } from '../support/received.ts';
import { changeVisit, confirmedBooking, firstTuesday, planSeries, previewSeries } from '../support/series.ts';
import { tuesdays, visitsOf, wonQuote, formOfPreview } from '../support/series.ts';
import { addUser, eventsOf, namesAt, staffPerTest, suppress } from '../support/staff.ts';

const { services, session, open, send, act } = staffPerTest('operations-manager');

/** Returns the mails since the last call, and the text and the calendar of the first one. */
async function takeMails() {
  await services.deliverMail();
  const mails = services.mailbox.mails.splice(0);
  const calendar = new TextDecoder().decode(mails[0]?.attachments[0]?.content as ArrayBuffer);
  return { mails, text: (mails[0]?.text ?? '').replaceAll('\u00a0', ' '), calendar };
}

async function plan(values: Record<string, string> = {}, changes: Record<string, unknown> = {}) {
  const reference = await wonQuote(services, changes);
  await takeMails();
  expect((await planSeries(services, reference, session, values)).status).toBe(303);
  return reference;
}

/** Ends the series from a day on. */
const end = (reference: string, vanaf: string, volgnummer = '0') =>
  send(seriesPath(reference), { actie: 'beeindigen', vanaf, volgnummer });

test('a quote that was won becomes a series: its visits hold their times, and one mail lists all of them', async () => {
  const reference = await plan({}, { taal: 'de' });
  const visits = await visitsOf(services, reference);
  expect(visits.map(({ day }) => day)).toEqual(tuesdays(4));
  expect(visits[0]).toMatchObject({ slot: '09:00', team: 1, status: 'confirmed', price: 89 });
  const { mails, text, calendar } = await takeMails();
  expect(mails).toHaveLength(1);
  expect(text).toContain('Jede Woche am Dienstag um 09:00 Uhr');
  expect(text).toMatch(/Dezember 2026:?\s+1, 8, 15 und 22/);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(calendar).toContain(`UID:${visits[0]?.reference ?? ''}@`);
  expect(calendar).toContain('METHOD:PUBLISH');
  expect((await eventsOf(services, reference)).map(({ kind }) => kind)).toEqual(['series-made']);
});

test('a series for a suppressed address promises no mail, before and after it is planned', async () => {
  const email = 'noor@reeks.example';
  const reference = await wonQuote(services, { email });
  await suppress(services, email);
  const { page } = await previewSeries(services, reference, session);
  expect(page.querySelector('main')?.text).not.toMatch(/en mail|één e-mail/);
  const { location } = await planSeries(services, reference, session);
  const { page: planned } = await open(location ?? '');
  expect(planned.querySelector('[role="status"]')?.text).toContain('De klant krijgt er geen e-mail over');
});

test('a series skips holidays, closures and booked hours, and lists them before and after it is planned', async () => {
  const taken = await confirmedBooking(services, { appointmentDate: firstTuesday, timeSlot: '09:00' });
  await close(services, '2026-12-08', { team: 1, reason: 'Cursus' });
  const reference = await wonQuote(services);
  // Adds the Fridays. One of them is Christmas.
  const values = { dag5: 'on' };
  const { page } = await previewSeries(services, reference, session, values);
  const skipped =
    '3 dagen overgeslagen: di 1 dec 2026 (bezet), di 8 dec 2026 (Cursus), vr 25 dec 2026 (Eerste kerstdag)';
  expect(page.querySelector('[data-skipped]')?.text).toContain(skipped);
  const planned = 'om 09:00 uur, 1 uur lang, team 1, € 89 per beurt: 5 bezoeken';
  expect(page.querySelector('[data-preview]')?.text.replace(/\s+/g, ' ')).toContain(planned);
  expect((await planSeries(services, reference, session, values)).status).toBe(303);
  expect((await visitsOf(services, reference)).map(({ day }) => day.slice(5))).toEqual([
    ...['12-04', '12-11', '12-15', '12-18', '12-22'],
  ]);
  const after = await open(seriesPath(reference));
  expect(after.page.querySelector('[data-skipped]')?.text).toContain(skipped);
  const request = await open(requestPath(reference));
  expect(request.page.text).toContain('Overgeslagen: di 1 dec 2026, di 8 dec 2026, vr 25 dec 2026');
  // The reason of a closure may name a colleague, and events are exported to the customer.
  expect(request.body).not.toContain('Cursus');
  expect((await open(requestPath(taken))).body).toContain('Bevestigd');
});

test('visits of several hours skip the days on which a booking or closure overlaps them', async () => {
  await confirmedBooking(services, { appointmentDate: firstTuesday, timeSlot: '10:00' });
  await close(services, '2026-12-08', { startsAt: '10:00', endsAt: '11:00' });
  const reference = await wonQuote(services);
  await planSeries(services, reference, session, { uren: '2' });
  const visits = await visitsOf(services, reference);
  const held = visits.map(({ day, hours }) => `${day}: ${String(hours)}`);
  expect(held).toEqual(['2026-12-15: 2', '2026-12-22: 2']);
  const { page } = await previewSeries(services, await wonQuote(services), session, { tijd: '10:00' });
  expect(page.querySelector('[data-preview]')?.text).toContain('0 bezoeken');
});

describe('an existing series', () => {
  test('is changed from a day on: fitting visits stay, separately cancelled ones are not restored', async () => {
    const reference = await plan();
    const before = await visitsOf(services, reference);
    const cancelled = { actie: 'afzeggen', reden: 'Vakantie.' };
    await changeVisit(services, before[2]?.reference ?? '', session, cancelled);
    await takeMails();
    const values = { vanaf: '2026-12-08', tijd: '10:00', team: '2', prijs: '95' };
    expect((await planSeries(services, reference, session, values)).status).toBe(303);
    const after = await visitsOf(services, reference);
    expect(after.map(({ day, slot, team, price }) => [day.slice(5), slot, team, price])).toEqual([
      ['12-01', '09:00', 1, 89],
      ['12-08', '10:00', 2, 95],
      ['12-22', '10:00', 2, 95],
    ]);
    expect(after[0]?.reference).toBe(before[0]?.reference);
    const { mails, calendar } = await takeMails();
    expect(mails.map(({ subject }) => subject?.includes('verandert'))).toEqual([true]);
    expect(calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    const gone = before[1]?.reference ?? '';
    expect(calendar).toContain(`UID:${gone}@`);
    expect((await open(requestPath(gone))).status).toBe(404);
  });

  test('is ended from a day on, and can be planned again', async () => {
    const reference = await plan();
    await takeMails();
    expect((await end(reference, '2026-12-15', '5')).status).toBe(409);
    expect((await end(reference, '2026-12-15')).status).toBe(303);
    expect((await visitsOf(services, reference)).map(({ day }) => day)).toEqual(tuesdays(2));
    const { text, calendar } = await takeMails();
    expect(text).toMatch(/december 2026:?\s+15 en 22/);
    expect(calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect((await end(reference, '2026-12-15', '1')).status).toBe(422);
    expect((await end(reference, '2026-11-24', '1')).status).toBe(303);
    expect((await planSeries(services, reference, session)).status).toBe(303);
    expect(await visitsOf(services, reference)).toHaveLength(4);
  });

  test('waits for the decision about a visit that its customer is cancelling', async () => {
    const reference = await plan();
    const before = await visitsOf(services, reference);
    await cancel(services, before[2]?.reference ?? '');
    const { status, page } = await planSeries(services, reference, session, { prijs: '99' });
    expect(status).toBe(409);
    expect(page.text).toContain('Beslis daar eerst over.');
    expect((await end(reference, '2026-12-08')).status).toBe(409);
    expect(await visitsOf(services, reference)).toHaveLength(before.length);
  });

  test('keeps the mails and notes about its removed visits, and returns to the list for a reply', async () => {
    const reference = await plan();
    const [, , visit = '', next = ''] = (await visitsOf(services, reference)).map((each) => each.reference);
    const mail = { id: '<ramen@delinde.example>', text: 'Wilt u die dag ook de ramen doen?' };
    // The customer sent one mail to the addresses of both visits.
    for (const each of [visit, next]) await aReply(services, each, mail);
    expect((await act(visit, { actie: 'notitie', tekst: 'De sleutel ligt bij de buren.' })).status).toBe(303);
    expect((await end(reference, '2026-12-08')).status).toBe(303);
    const { page } = await open(requestPath(reference));
    expect(page.querySelector('main')?.text).toContain('Wilt u die dag ook de ramen doen?');
    expect(page.querySelector('main')?.text).toContain('De sleutel ligt bij de buren.');
    expect(await namesAt(services, queuePath({}), session)).toHaveLength(1);
  });

  test('has visits that the agenda shows, and that are moved like any booking', async () => {
    const reference = await plan();
    const [visit] = await visitsOf(services, reference);
    const { page } = await open(agendaPath({ day: firstTuesday }));
    expect(page.querySelector(`[id="${visit?.reference ?? ''}"]`)?.text).toContain('reeks');
    await takeMails();
    const to = { actie: 'verplaatsen', dag: '2026-12-02', tijd: '11:00', team: '' };
    expect((await changeVisit(services, visit?.reference ?? '', session, to)).status).toBe(303);
    expect((await takeMails()).calendar).toContain(`UID:${visit?.reference ?? ''}@`);
    expect((await visitsOf(services, reference))[0]).toMatchObject({ day: '2026-12-02', slot: '11:00' });
    const series = (await open(seriesPath(reference))).page;
    const days = 'december 2026 wo 2 11:00 di 8 di 15 di 22';
    expect(series.querySelector('[data-series] ~ dl')?.text.replace(/\s+/g, ' ').trim()).toBe(days);
    expect(series.querySelectorAll('[data-series] ~ dl a')).toHaveLength(4);
    const readings = services.db.selectFrom('auditLog').select('detail').where('action', '=', 'series.read');
    expect(await readings.execute()).toContainEqual({ detail: { reference } });
  });
});

test('the visits of a series belong to the data of their person, but count in no statistics, list of requests or limit of bookings', async () => {
  const email = 'noor@reeks.example';
  const reference = await plan({}, { naam: 'Noor Reeks', email });
  const period = { first: '2026-11-01', last: '2026-11-30' };
  const at = { today: '2026-11-23', now: services.clock.now };
  expect((await readTallies(services.db, period, at)).total.count).toBe(1);
  const [visit] = await visitsOf(services, reference);
  const search = visit?.reference.toLowerCase();
  for (const view of [{ status: 'all' }, { search: 'Reeks' }, { search }] as const)
    expect(await namesAt(services, queuePath(view), session)).toHaveLength(1);
  const { page } = await open(personPathOf(email, services.env));
  expect(page.text).toContain('1 verzoek, 1 reeks');
  expect(page.querySelectorAll(`main section a[href^="${requestPath('')}"]`)).toHaveLength(2);
  expect(page.querySelector('[data-visits]')?.text).toContain('4 bezoeken');
  const data = await exportPerson(services, { email, attributed: [] });
  expect([data.requests.length, data.series.length]).toEqual([5, 1]);
  expect((await bookAppointment(services, { email })).status).toBe(201);
});

test('mails about removed visits are stored with the request of the series, and digests that name them are emptied', async () => {
  const reference = await plan();
  const colleague = await addUser(services, 'team-leader', 'bo', { email: 'bo@schoonmaak.example' });
  const [visit] = await visitsOf(services, reference);
  await act(visit?.reference ?? '', { actie: requestActions.assign, van: '', aan: String(colleague) });
  const digest = {
    ...{ reference: 'digest-2026-11-23', recipient: 'bo@schoonmaak.example', subject: 'Te laat' },
    ...{ textBody: `Noor, ${visit?.reference ?? ''}`, createdAt: services.now(), sentAt: services.now() },
    ...{ replyTo: services.env.mailTo, htmlBody: 'Noor', messageId: '<digest@example.nl>' },
  };
  await services.db.insertInto('outbox').values(digest).execute();
  expect((await end(reference, '2026-11-24')).status).toBe(303);
  const kept = services.db.selectFrom('outbox').select(['reference', 'textBody']).orderBy('id');
  expect(await kept.where('recipient', 'like', 'bo@%').execute()).toEqual([
    { reference, textBody: null },
    { reference: 'digest-2026-11-23', textBody: null },
  ]);
});

test('a series is not planned, but previewed again, when its form or the free times changed after the preview', async () => {
  const reference = await wonQuote(services);
  const fields = { ...(await formOfPreview(services, reference, session)), prijs: '120' };
  const seenOn = ({ page }: Awaited<ReturnType<typeof send>>) =>
    page.querySelector('[name="gezien"]')?.getAttribute('value') ?? '';
  const changed = await send(seriesPath(reference), fields);
  await bookAppointment(services, { appointmentDate: '2026-12-15', timeSlot: '09:00' });
  const taken = await send(seriesPath(reference), { ...fields, gezien: seenOn(changed) });
  expect([changed.status, taken.status]).toEqual([409, 409]);
  expect(taken.page.querySelector('[data-skipped]')?.text).toContain('di 15 dec 2026 (bezet)');
  expect(await visitsOf(services, reference)).toEqual([]);
  const again = await send(seriesPath(reference), { ...fields, gezien: seenOn(taken) });
  expect(again.status).toBe(303);
  expect(await visitsOf(services, reference)).toHaveLength(3);
});

test.each([
  [{ vanaf: '2026-11-23' }, 'na vandaag'],
  [{ tot: '2026-11-30' }, 'ligt voor de eerste'],
  [{ tot: '2027-12-01' }, 'binnen een jaar'],
  [{ dag2: '' }, 'op welke dag'],
  [{ ritme: 'maand-2', dag3: 'on' }, 'één dag'],
  [{ tijd: '16:00', uren: '2' }, 'Zo lang duurt de dag niet meer'],
  [{ team: '9' }, 'team'],
  [{ prijs: 'veel' }, 'prijs'],
  [{ vanaf: '20261-1', tot: 'nooit' }, 'klopt niet'],
])('a series with %j is rejected, with a reason', async (changes: Record<string, string>, why) => {
  const { status, page } = await previewSeries(services, await wonQuote(services), session, changes);
  expect(status).toBe(422);
  expect(page.querySelector('[role="alert"]')?.text).toContain(why);
});
