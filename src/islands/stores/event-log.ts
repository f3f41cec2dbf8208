import { onSiteEvent, type SiteEvent } from '#browser/site-event.ts';
import { analyticsChannel, type SentEvent } from '#domain/analytics-events.ts';
import { atom } from 'nanostores';

export interface LogEntry {
  id: number;
  event: string;
  /** Path of the form's endpoint, for an event of a form. */
  formType?: string;
  timestamp: Date;
  value?: number;
  userData: { service?: string; page: string };
  /** True when it was sent to the analytics service; otherwise only this page reported it. */
  sent: boolean;
}

const maxEntries = 10;

/** The latest events, newest first; kept in memory. */
export const $eventLog = atom<readonly LogEntry[]>([]);

/**
 * Logs the events of this page and those that any tab of this browser sends; returns the function
 * that stops it.
 */
export function followEvents(): () => void {
  const stop = onSiteEvent((event) => {
    add({ ...describeReport(event), sent: false });
  });
  const channel = new BroadcastChannel(analyticsChannel);
  channel.onmessage = ({ data }: MessageEvent<SentEvent>) => {
    add({ ...describeSent(data), sent: true });
  };
  return () => {
    stop();
    channel.close();
  };
}

function add(entry: Omit<LogEntry, 'id' | 'timestamp'>): void {
  const known = $eventLog.get();
  const id = (known[0]?.id ?? 0) + 1;
  $eventLog.set([{ ...entry, id, timestamp: new Date() }, ...known].slice(0, maxEntries));
}

function describeReport(event: SiteEvent): Omit<LogEntry, 'id' | 'timestamp' | 'sent'> {
  const page = location.pathname;
  if (event.name !== 'form_stored') return { event: event.name, userData: { page } };
  const { name, form, service } = event;
  return { event: name, formType: form, userData: { page, ...(service && { service }) } };
}

function describeSent({ event, page }: SentEvent): Omit<LogEntry, 'id' | 'timestamp' | 'sent'> {
  if (!('form' in event.parameters)) return { event: event.name, userData: { page } };
  const { form, service, value } = event.parameters;
  return { event: event.name, formType: form, value, userData: { page, ...(service && { service }) } };
}
