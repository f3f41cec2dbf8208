/**
 * Parses an iCalendar object: unfolds its lines, and converts times by its own time zone
 * definition.
 */
import type { ReceivedMail } from './mailbox.ts';
import { addDays, isoWeekday } from '#domain/days.ts';

interface Property {
  name: string;
  parameters: string;
  value: string;
}

export type ReadCalendar = ReturnType<typeof readCalendar>;

/** Parses the only attachment of a mail; the mail parser removes carriage returns. */
export function calendarOf({ attachments }: ReceivedMail) {
  const [attachment, ...others] = attachments;
  if (attachment?.mimeType !== 'text/calendar' || others.length > 0) throw new Error('not one calendar');
  const text = new TextDecoder().decode(attachment.content as ArrayBuffer);
  return readCalendar(text.replace(/\r?\n/g, '\r\n'));
}

export function readCalendar(text: string) {
  const properties = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map(readProperty);
  const event = section(properties, 'VEVENT');
  const find = (name: string) => event.find((property) => property.name === name);
  return {
    /** Every line as it is sent. */
    lines: text.split('\r\n'),
    method: properties.find(({ name }) => name === 'METHOD')?.value ?? '',
    /** Value of a property of the event, unescaped. */
    event: (name: string) =>
      find(name)?.value.replace(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? '\n' : String(mark))),
    parametersOf: (name: string) => find(name)?.parameters,
    moment: (name: string) => toMoment(find(name)?.value ?? '', properties).toISOString(),
  };
}

function readProperty(line: string): Property {
  const [, name = '', parameters = '', value = ''] =
    /^([A-Z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/s.exec(line) ?? [];
  if (name === '') throw new Error(`not a line of a calendar: ${line}`);
  return { name, parameters: parameters.slice(1), value };
}

function section(properties: Property[], component: string): Property[] {
  const start = properties.findIndex(({ name, value }) => name === 'BEGIN' && value === component);
  const end = properties.findIndex(({ name, value }) => name === 'END' && value === component);
  return properties.slice(start + 1, end);
}

/** Converts a local time by the part of the zone, summer or winter, that started last before it. */
function toMoment(local: string, properties: Property[]): Date {
  const zone = section(properties, 'VTIMEZONE');
  const parts = ['DAYLIGHT', 'STANDARD'].map((part) => section(zone, part));
  const [latest] = parts
    .map((part) => ({ offset: valueOf(part, 'TZOFFSETTO'), began: lastBeginning(part, local) }))
    .sort((one, other) => other.began.localeCompare(one.began));
  const iso = local.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
  return new Date(`${iso}${latest?.offset.replace(/(\d\d)$/, ':$1') ?? ''}`);
}

/** Supports only the rule in use: the last Sunday of a month, each year. */
function lastBeginning(part: Property[], local: string): string {
  const [, month = ''] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=-1SU$/.exec(valueOf(part, 'RRULE')) ?? [];
  const time = valueOf(part, 'DTSTART').slice(8);
  const year = Number(local.slice(0, 4));
  const beginnings = [year - 1, year].map(
    (each) => `${lastSunday(each, Number(month)).replaceAll('-', '')}${time}`,
  );
  return beginnings.filter((beginning) => beginning <= local).at(-1) ?? '';
}

function lastSunday(year: number, month: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return addDays(lastDay, -(isoWeekday(lastDay) % 7));
}

function valueOf(properties: Property[], name: string): string {
  return properties.find((property) => property.name === name)?.value ?? '';
}
