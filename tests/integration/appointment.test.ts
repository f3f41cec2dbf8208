import { translator } from '#i18n/translate.ts';
import { joinUnits } from '#i18n/units.ts';
import { appointmentSlots } from '#domain/booking.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment, forgetAppointments, freeSlots } from '../support/appointments.ts';
import { showPage } from '#server/pages/pages.ts';
import { byMethod } from '#server/http/by-method.ts';
import { calendarOf, readCalendar } from '../support/calendar.ts';
import { anAppointment, forms, readRows } from '../support/forms.ts';
import { getPage, postPage } from '../support/pages.ts';
import { bare, call } from '../support/requests.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

// The clock of the tests stands at Monday 23 November 2026, 10:00; the example is for the Friday
// after, 10:00.
const day = '2026-11-27';

const kim = { email: 'kim@noord.example', telefoon: '030 123 45 67' };

let databaseUrl: string;
let services: TestServices;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(async () => {
  services = await createTestServices(databaseUrl);
  await forgetAppointments(services);
});

function mailTo(address: string) {
  const mail = services.mailbox.mails.find(({ envelopeTo }) => envelopeTo.includes(address));
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

describe('a booking', () => {
  test('is stored with a team, and answered with day, time and reference', async () => {
    const { status, body } = await bookAppointment(services, kim);
    const [row] = await readRows(forms.appointment, services);
    expect(row).toMatchObject({
      appointmentDate: day,
      timeSlot: '10:00',
      team: 1,
      status: 'pending',
      isConfirmed: false,
      sequence: 0,
      squareMeters: 340,
      telefoon: '+31301234567',
      createdAt: services.clock.now,
      updatedAt: services.clock.now,
    });
    expect(body.reference).toBe(row?.reference);
    expect([status, body.message]).toEqual([
      201,
      joinUnits(
        `Nog één stap: open morgen voor 10:00 uur de link in onze e-mail en druk op de knop. Dan houden wij vrijdag 27 november om 10:00 uur voor u vrij. Uw referentie is ${body.reference}.`,
      ),
    ]);
  });

  test('takes the time away once all teams have it', async () => {
    await bookAppointment(services);
    expect(await freeSlots(services, day)).toContain('10:00');
    await bookAppointment(services);
    expect(await freeSlots(services, day)).not.toContain('10:00');
    const { status, body } = await bookAppointment(services);
    expect(status).toBe(409);
    expect(body).toEqual({
      message: 'Iemand was u net voor: deze tijd is niet meer vrij. Kies een andere tijd.',
      fields: { timeSlot: 'Deze tijd is niet meer vrij. Kies een andere tijd' },
      availableSlots: ['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
    });
    expect(services.mailbox.mails).toHaveLength(4);
  });

  test('sent again is answered with what was booked first, also when its time has become too near or has changed', async () => {
    const submissionId = randomUUID();
    const first = await bookAppointment(services, { submissionId });
    services.clock.advanceMinutes(3 * 24 * 60);
    const repeat = await bookAppointment(services, { submissionId });
    // The deadline is the same one, told as one says it by then.
    expect(repeat).toMatchObject({ status: 200, body: { reference: first.body.reference } });
    expect(repeat.body.message).toContain(
      joinUnits('open uiterlijk dinsdag 24 november om 10:00 uur de link'),
    );
    const other = await bookAppointment(services, {
      submissionId,
      appointmentDate: '2026-12-02',
      timeSlot: '15:00',
    });
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining(first.body.reference)]);
    expect(await readRows(forms.appointment, services)).toHaveLength(1);
  });

  test.each([
    ['a company named by its site', { bedrijf: 'De Linde (www.delinde.nl)' }],
    ['three links', { specialRequests: 'https://a.example https://b.example https://c.example' }],
    ['a list of rooms', { specialRequests: 'toilet toilet toilet keuken '.repeat(8) }],
    ['a form filled in at once', { elapsedMs: 400 }],
  ])('with %s holds its time and is mailed like any other', async (_, change) => {
    const { body } = await bookAppointment(services, change);
    expect(await readRows(forms.appointment, services)).toMatchObject([{ team: 1, quarantineReasons: [] }]);
    expect(services.mailbox.mails).toHaveLength(2);
    expect(body.message).toContain(joinUnits('vrijdag 27 november om 10:00'));
  });

  test('whose trap is filled holds nothing, promises nothing, and is told to the company only', async () => {
    const { body } = await bookAppointment(services, { website: 'x' });
    expect(body.message).not.toContain('november');
    expect(services.mailbox.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[services.env.mailTo]]);
    expect(await readRows(forms.appointment, services)).toMatchObject([{ team: null }]);
    await bookAppointment(services);
    await bookAppointment(services);
    expect((await bookAppointment(services)).status).toBe(409);
  });
});

describe('a posted time outside the rules is refused', () => {
  test.each([
    ['a weekend', { appointmentDate: '2026-11-28' }, 'appointmentDate'],
    ['Christmas', { appointmentDate: '2026-12-25' }, 'appointmentDate', '2026-12-10T09:00:00Z'],
    ['more than thirty days ahead', { appointmentDate: '2026-12-24' }, 'appointmentDate'],
    ['yesterday', { appointmentDate: '2026-11-20' }, 'appointmentDate'],
    ['a day that does not exist', { appointmentDate: '2026-11-31' }, 'appointmentDate'],
    ['less than 48 hours ahead', { appointmentDate: '2026-11-25', timeSlot: '09:00' }, 'timeSlot'],
    ['before opening', { timeSlot: '08:00' }, 'timeSlot'],
    ['after closing', { timeSlot: '17:00' }, 'timeSlot'],
    ['on the half hour', { timeSlot: '10:30' }, 'timeSlot'],
    ['a day with a time', { appointmentDate: '2026-11-27T10:00:00Z' }, 'appointmentDate'],
    ['a day in other words', { appointmentDate: '27-11-2026' }, 'appointmentDate'],
    ['a day with a space', { appointmentDate: '2026-11-27 ' }, 'appointmentDate'],
    ['a day and more', { appointmentDate: "2026-11-27'; select 1" }, 'appointmentDate'],
    ['a day in Arabic digits', { appointmentDate: '٢٠٢٦-١١-٢٧' }, 'appointmentDate'],
    ['a moment as a number', { appointmentDate: 1795478400000 }, 'appointmentDate'],
    ['several days', { appointmentDate: ['2026-11-27'] }, 'appointmentDate'],
    ['an hour alone', { timeSlot: '10' }, 'timeSlot'],
    ['an hour with seconds', { timeSlot: '10:00:00' }, 'timeSlot'],
    ['an hour with a space', { timeSlot: '10:00 ' }, 'timeSlot'],
  ])('%s', async (_, changes, field, at = '2026-11-23T09:00:00Z') => {
    services.clock.now = new Date(at);
    const { status, body } = await bookAppointment(services, changes);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await readRows(forms.appointment, services)).toEqual([]);
    expect(services.mailbox.mails).toEqual([]);
  });

  test.each([
    // The clock goes back on Sunday 31 October 2027: 48 hours before Monday 09:00 is Saturday 10:00
    // on the clock.
    ['2027-10-30T08:00:00Z', '2027-11-01', 201],
    ['2027-10-30T08:00:01Z', '2027-11-01', 422],
    // It goes forward on Sunday 28 March 2027, and the Monday after is a holiday.
    ['2027-03-28T07:00:00Z', '2027-03-30', 201],
    ['2027-03-28T07:00:01Z', '2027-03-30', 422],
    ['2027-03-20T07:00:00Z', '2027-03-29', 422],
  ])('in real hours over a change of the clock: at %s for %s', async (now, appointmentDate, expected) => {
    services.clock.now = new Date(now);
    const { status } = await bookAppointment(services, { appointmentDate, timeSlot: '09:00' });
    expect(status).toBe(expected);
  });
});

describe('the mails of a booking', () => {
  test('tell the company everything', async () => {
    const { body } = await bookAppointment(services, { ...kim, taal: 'ar' });
    const { subject, text, replyTo } = mailTo(services.env.mailTo);
    expect(subject).toBe(`Afspraak van Kantoor Noord (${body.reference})`);
    expect(replyTo).toMatchObject([{ address: 'kim@noord.example' }]);
    for (const value of [
      'vrijdag 27 november om 10:00',
      'Kantoor',
      'Wekelijks',
      '340',
      'Kim Visser',
      'kim@noord.example',
      '+31 30 123 4567',
      'De sleutel ligt bij de buren.',
      'Arabisch',
    ]) {
      expect(text).toContain(value);
    }
  });

  test('give the sender time, promise and link in their language, and nothing that was typed', async () => {
    const { body } = await bookAppointment(services, {
      ...kim,
      taal: 'de',
      naam: 'Zzyzx',
      specialRequests: 'Qwertz',
    });
    const { subject, text, html, raw } = mailTo('kim@noord.example');
    const values = { moment: 'Freitag, 27. November, um 10:00\u00a0Uhr', reference: body.reference };
    expect(subject).toBe(translator('de')('mail.appointmentSubject', values));
    expect(text).toContain('Dienstag, 24. November, um 10:00\u00a0Uhr');
    expect(html).toContain('href="https://www.example.nl/de/termin/verwalten?token=AFS-');
    expect(raw).not.toMatch(/Zzyzx|Qwertz|Kantoor Noord/);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test('hold the appointment for the sender’s calendar', async () => {
    const { body } = await bookAppointment(services, { ...kim, taal: 'fr' });
    expect(mailTo('kim@noord.example').raw).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/);
    const { method, event, moment } = calendarOf(mailTo('kim@noord.example'));
    expect([method, event('UID'), event('SEQUENCE')]).toEqual([
      'REQUEST',
      `${body.reference}@www.example.nl`,
      '0',
    ]);
    expect([moment('DTSTART'), moment('DTEND')]).toEqual([
      '2026-11-27T09:00:00.000Z',
      '2026-11-27T10:00:00.000Z',
    ]);
    expect(event('SUMMARY')).toBe('Nettoyage par Blinkvast');
    expect(event('DESCRIPTION')).toContain(
      `https://www.example.nl/fr/rendez-vous/gerer?token=${body.reference}.`,
    );
    expect(mailTo(services.env.mailTo).attachments).toEqual([]);
  });

  test('promise a confirmation before the appointment, also over a weekend', async () => {
    services.clock.now = new Date('2026-11-27T15:00:00Z'); // Friday 16:00
    await bookAppointment(services, { ...kim, appointmentDate: '2026-11-30', timeSlot: '09:00' });
    expect(mailTo('kim@noord.example').text).toContain(
      joinUnits('uiterlijk maandag 30 november om 08:00 uur'),
    );
  });
});

describe('a booking without JavaScript', () => {
  function postForm(changes: Record<string, unknown> = {}) {
    return postPage(services, '/afspraak', anAppointment({ submissionId: '', ...changes }));
  }

  test('ends on the confirmation page with its day, time and promise', async () => {
    const { response } = await postForm();
    expect(response.status).toBe(303);
    const { page } = await getPage(services, response.headers.get('location') ?? '');
    expect(page.querySelector('[data-moment]')?.text.replace(/\s/g, ' ').trim()).toBe(
      'vrijdag 27 november om 10:00 uur',
    );
    expect(page.querySelector('[data-reference]')?.text).toMatch(/^AFS-/);
  });

  test('can be put into a calendar, without the link that only the mail has', async () => {
    const { response } = await postForm();
    const location = response.headers.get('location') ?? '';
    const { page } = await getPage(services, location);
    const links = page.querySelectorAll('[data-calendar] a').map((link) => link.getAttribute('href') ?? '');
    expect(links).toEqual([
      `${location}&calendar`,
      expect.stringMatching(/^https:\/\/calendar\.google\.com\/.*dates=20261127T090000Z%2F20261127T100000Z/),
      expect.stringMatching(/^https:\/\/outlook\.live\.com\/.*startdt=2026-11-27T09%3A00%3A00\.000Z/),
    ]);
    const { response: file } = await call(
      byMethod({ GET: showPage }),
      services,
      bare(`${location}&calendar`),
    );
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const { event, moment, lines } = readCalendar(await file.text());
    expect(moment('DTSTART')).toBe('2026-11-27T09:00:00.000Z');
    expect(event('UID')).toBe(calendarOf(mailTo('kim@noord.example')).event('UID'));
    expect(event('STATUS')).toBe('TENTATIVE');
    expect(lines.join('\n')).not.toMatch(/token|https:|kim@/);
  });

  test('of a time that was taken keeps every answer, and names the times that are left', async () => {
    await bookAppointment(services);
    await bookAppointment(services);
    const { response, page } = await postForm({ naam: 'Derde' });
    expect(response.status).toBe(409);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.querySelector('#timeSlot-error')?.text).toBe(
      'Deze tijd is niet meer vrij. Kies een andere tijd',
    );
    expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['timeSlot']);
    const times = page.querySelectorAll('[name=timeSlot]:not([disabled])');
    expect(times.map((time) => time.getAttribute('value'))).toEqual(
      appointmentSlots.filter((slot) => slot !== '10:00'),
    );
    expect(page.getElementById('timeSlot')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById('naam')?.getAttribute('value')).toBe('Derde');
    expect(page.querySelector('[name=appointmentDate][checked]')?.getAttribute('value')).toBe(day);
  });

  test('asks for the times of a day first, and keeps the answers so far', async () => {
    const fields = { service: 'mkb', naam: 'Kim', appointmentDate: day, website: '' };
    const { response, page } = await postPage(services, '/afspraak?times', fields);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.querySelectorAll('[name=timeSlot]')).toHaveLength(8);
    expect(page.getElementById('naam')?.getAttribute('value')).toBe('Kim');
    expect(page.querySelector('[name=service][checked]')?.getAttribute('value')).toBe('mkb');
  });

  test('begins with the day and the time of its address', async () => {
    const { page } = await getPage(services, `/afspraak?day=${day}&time=11:00`);
    const chosen = page.querySelectorAll('input[checked]').map((radio) => radio.getAttribute('value'));
    expect(chosen).toEqual([day, '11:00']);
  });

  test.each([
    ['zorgcentra', ['zorgcentra']],
    ['zorgcentrum', []],
  ])('begins with the service %s of its address only when it is offered', async (service, expected) => {
    const { page, response } = await getPage(services, `/afspraak?service=${service}`);
    const chosen = page.querySelectorAll('input[checked]').map((radio) => radio.getAttribute('value'));
    expect(chosen).toEqual(expected);
    expect(response.headers.get('netlify-vary')).toBe('query=service|day|time');
  });
});
