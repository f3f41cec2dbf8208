/**
 * Writes an appointment as a calendar message (RFC 5545) that calendars take as an invitation or
 * its change (RFC 5546).
 */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import type { Attachment } from '#server/mail/message.ts';

export interface CalendarEvent {
  /**
   * `CANCEL` removes the event from the calendar; `PUBLISH` is a downloaded file, without an
   * attendee (RFC 5546, 3.2.1).
   */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** False while the company has still to say yes. */
  isConfirmed: boolean;
  /** Stays the same for all messages about one event. */
  uid: string;
  /** One higher for each change. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  /** Where the event can be viewed and changed. */
  url?: string;
  organizerEmail: string;
  attendeeEmail?: string;
}

/** The UID shared by all messages and files about the appointment of a reference. */
export function calendarUid(reference: string, siteUrl: string): string {
  return `${reference}@${new URL(siteUrl).hostname}`;
}

const maxLineOctets = 75;

// The rules of the European Union since 1996: https://eur-lex.europa.eu/eli/dir/2000/84/oj
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${company.timeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The event as the attachment of a mail; the type names the method too, as RFC 6047 (2.4) asks. */
export function renderCalendar(event: CalendarEvent): Attachment {
  return renderFile(event.method, [event], event.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics');
}

/**
 * Several events as one file to take over. An invitation may hold only one (RFC 5546, 3.2.2), and
 * each of these is moved and cancelled on its own.
 */
export function renderEvents(events: readonly CalendarEvent[]): Attachment {
  return renderFile('PUBLISH', events, 'visits.ics');
}

function renderFile(
  method: CalendarEvent['method'],
  events: readonly CalendarEvent[],
  filename: string,
): Attachment {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.brand)}//Website//NL`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...timeZone,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: lines.map((line) => `${foldLine(line)}\r\n`).join(''),
  };
}

function eventLines(event: CalendarEvent): string[] {
  const isCancelled = event.method === 'CANCEL';
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${String(event.sequence)}`,
    `DTSTAMP:${compact(event.writtenAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=${company.timeZone}:${localTime(event.startsAt)}`,
    `DTEND;TZID=${company.timeZone}:${localTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `ORGANIZER;CN="${company.brand.replaceAll('"', "'")}":mailto:${event.organizerEmail}`,
    // The visitor has agreed by booking: no calendar needs to ask or to answer.
    ...(event.attendeeEmail
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.attendeeEmail}`]
      : []),
    `STATUS:${statusOf(event)}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

function statusOf({ method, isConfirmed }: CalendarEvent): string {
  if (method === 'CANCEL') return 'CANCELLED';
  return isConfirmed ? 'CONFIRMED' : 'TENTATIVE';
}

function localTime(moment: Date): string {
  const { day, time } = toLocalTime(moment, company.timeZone);
  return compact(`${day}T${time}:00`);
}

function compact(isoTime: string): string {
  return isoTime.replace(/[-:]/g, '');
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/**
 * Breaks a line after 75 octets at most, never inside a character; what follows starts with a space
 * (RFC 5545, 3.1).
 */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
