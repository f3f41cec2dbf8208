import { company } from '#company';
import { endsAt, startsAt } from '#domain/booking.ts';
import { renderCalendar, type CalendarEvent } from '#server/mail/calendar.ts';
import { expect, test } from 'vitest';
import { readCalendar } from '../../../support/calendar.ts';

const anEvent: CalendarEvent = {
  method: 'REQUEST',
  uid: 'AFS-1@www.example.nl',
  isConfirmed: false,
  sequence: 3,
  writtenAt: new Date('2026-11-23T09:00:00Z'),
  startsAt: startsAt('2026-11-27', '10:00'),
  endsAt: endsAt('2026-11-27', '10:00'),
  summary: 'Afspraak',
  description: 'Referentie',
  url: 'https://www.example.nl/afspraak/beheren?token=AFS-1.abc',
  organizerEmail: 'info@example.nl',
  attendeeEmail: 'noor@delinde.example',
};

const read = (changes?: Partial<CalendarEvent>) =>
  readCalendar(renderCalendar({ ...anEvent, ...changes }).content);

test('an invitation has the properties that a calendar needs to show it once and to update it', () => {
  const { method, event, parametersOf } = read();
  expect(method).toBe('REQUEST');
  expect(event('UID')).toBe('AFS-1@www.example.nl');
  expect(event('SEQUENCE')).toBe('3');
  expect(event('DTSTAMP')).toBe('20261123T090000Z');
  expect(event('STATUS')).toBe('TENTATIVE');
  expect(event('ORGANIZER')).toBe('mailto:info@example.nl');
  expect(parametersOf('ORGANIZER')).toBe(`CN="${company.brand}"`);
  expect(event('ATTENDEE')).toBe('mailto:noor@delinde.example');
  expect(parametersOf('DTSTART')).toBe('TZID=Europe/Amsterdam');
});

test.each([
  ['2027-03-26', '16:00', '2027-03-26T15:00:00.000Z'], // the Friday before summer time
  ['2027-03-28', '09:00', '2027-03-28T07:00:00.000Z'], // the day itself
  ['2027-10-29', '16:00', '2027-10-29T14:00:00.000Z'],
  ['2027-10-31', '09:00', '2027-10-31T08:00:00.000Z'],
] as const)('an invitation for %s at %s is in Amsterdam time, by its time zone', (day, slot, moment) => {
  const { moment: momentOf } = read({ startsAt: startsAt(day, slot), endsAt: endsAt(day, slot) });
  expect(momentOf('DTSTART')).toBe(moment);
  expect(Date.parse(momentOf('DTEND')) - Date.parse(moment)).toBe(3_600_000);
});

test('an invitation has the rules of the European Union for its time zone', () => {
  const { lines } = read();
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
  expect(zone.filter((line) => /^(?:BEGIN|RRULE|TZOFFSETTO|TZID)/.test(line))).toEqual([
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Amsterdam'],
    ...['BEGIN:DAYLIGHT', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'TZOFFSETTO:+0200'],
    ...['BEGIN:STANDARD', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'TZOFFSETTO:+0100'],
  ]);
});

test('texts are unchanged, whatever they contain', () => {
  const text = 'Één; twee, drie\\n\nvier: "vijf"\r\nمرحبا 🧽';
  const { event } = read({ summary: text, description: text });
  expect(event('SUMMARY')).toBe(text.replace('\r\n', '\n'));
  expect(event('DESCRIPTION')).toBe(text.replace('\r\n', '\n'));
});

test('no property is added through a text', () => {
  const { lines } = read({ summary: 'x\r\nATTENDEE:mailto:victim@example.nl' });
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
});

const characters = ['é', '🧽', 'ب', 'a'];
test.each(characters)('no line has more than 75 octets, and no character «%s» is broken', (character) => {
  const text = character.repeat(200);
  const { lines, event } = read({ summary: text });
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(event('SUMMARY')).toBe(text);
});
