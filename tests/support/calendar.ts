/** Parses an iCalendar object: unfolds its lines, and converts local times. */
import { company } from '#company';
import { Temporal } from 'temporal-polyfill';
import type { ReceivedMail } from './mailbox.ts';

interface Property {
  name: string;
  parameters: string;
  value: string;
}

export type ReadCalendar = ReturnType<typeof readCalendar>;

/**
 * Parses the calendar attached to a mail; throws unless it is the only attachment. Restores the
 * carriage returns that the mail parser removes.
 */
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
    moment: (name: string) => toMoment(find(name)?.value ?? ''),
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

/** Converts a local time to UTC. `calendar.test.ts` checks the time zone that the file defines. */
function toMoment(local: string): string {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(company.timeZone);
  return new Date(epochMilliseconds).toISOString();
}
