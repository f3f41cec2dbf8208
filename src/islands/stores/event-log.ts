import { onSiteEvent } from '#browser/site-event.ts';
import { analyticsChannel, type SentEvent } from '#domain/analytics-events.ts';
import { atom } from 'nanostores';

export interface LogEntry {
  event: string;
  /** The path of the form's endpoint; undefined for an event that is not about a form. */
  formType: string | undefined;
  timestamp: Date;
  value: number | undefined;
  userData: { service: string | undefined; page: string };
  /**
   * True if the event was passed to the tag of the analytics service. False if only this page
   * reported it.
   */
  sent: boolean;
}

const maxEntries = 10;

/** The latest events, newest first. They are kept in memory only. */
export const $eventLog = atom<readonly LogEntry[]>([]);

/**
 * Logs the events of this page, and those that any tab of this browser passes to the analytics tag.
 * Returns the function that stops logging.
 */
export function followEvents(): () => void {
  const stop = onSiteEvent((event) => {
    add(event.name, location.pathname, 'form' in event ? event : {}, false);
  });
  const channel = new BroadcastChannel(analyticsChannel);
  channel.onmessage = ({ data: { event, page } }: MessageEvent<SentEvent>) => {
    add(event.name, page, 'form' in event.parameters ? event.parameters : {}, true);
  };
  return () => {
    stop();
    channel.close();
  };
}

interface FormDetails {
  form?: string;
  service?: string;
  value?: number;
}

function add(event: string, page: string, { form, service, value }: FormDetails, sent: boolean): void {
  const entry = { event, formType: form, timestamp: new Date(), value, userData: { service, page }, sent };
  $eventLog.set([entry, ...$eventLog.get()].slice(0, maxEntries));
}
