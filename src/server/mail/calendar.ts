/**
 * Renders appointments as iCalendar objects (RFC 5545): invitations and their updates (RFC 5546),
 * files to import, and feeds.
 */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import type { Attachment } from '#server/mail/message.ts';

export interface CalendarEvent {
  /**
   * `CANCEL` removes the event from the calendar; `PUBLISH` is for a file or a feed, without an
   * attendee (RFC 5546, 3.2.1).
   */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** True once the company has confirmed the appointment. */
  isConfirmed: boolean;
  /** The same in all messages about an event. */
  uid: string;
  /** Incremented with each change. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  /** URL of the page that manages the event. */
  url?: string;
  organizerEmail: string;
  attendeeEmail?: string;
}

/** Returns the UID of an appointment, which all messages and files about it share. */
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

/**
 * Renders an event as a file to attach or to download. The media type includes the method, as RFC
 * 6047 (2.4) requires.
 */
export function renderCalendar(event: CalendarEvent): Attachment {
  return renderFile(event.method, [event], event.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics');
}

/**
 * Renders several events as one file to import. An invitation may hold only one event (RFC 5546,
 * 3.2.2), and each event is moved and cancelled separately.
 */
export function renderEvents(events: readonly CalendarEvent[]): Attachment {
  return renderFile('PUBLISH', events, 'visits.ics');
}

/**
 * Renders events as a calendar to subscribe to. Programs show it under the given name (RFC 7986,
 * 5.1 and 5.7).
 */
export function renderFeed(name: string, events: readonly CalendarEvent[]): Attachment {
  const text = escapeText(name);
  return renderFile('PUBLISH', events, 'team.ics', [
    `NAME:${text}`,
    // The older name of the same property, which Google and Outlook read.
    `X-WR-CALNAME:${text}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  ]);
}

function renderFile(
  method: CalendarEvent['method'],
  events: readonly CalendarEvent[],
  filename: string,
  properties: readonly string[] = [],
) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.brand)}//Website//NL`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...properties,
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
    // The visitor accepted by booking, so calendar programs need not ask for a reply.
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

/** Escapes a text (RFC 5545, 3.3.11), and removes soft hyphens, which calendars would display. */
function escapeText(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/**
 * Folds a line after 75 octets, between characters; continuation lines start with a space (RFC
 * 5545, 3.1).
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
