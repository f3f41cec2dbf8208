import { formatMoment } from '#i18n/moments.ts';
import { labelOfStatus } from '#i18n/staff/labels.ts';
import { isRequestStatus } from '#domain/staff/statuses.ts';
import type { RequestEvent, RequestView } from '#contracts/staff/request.ts';

/** The part of a request that a refused form was to change, with the value that the user saw. */
export type StalePart =
  | { part: 'status'; value: string }
  | { part: 'assignee'; value: number | null }
  /** `since`: when the user saw the booking. */
  | { part: 'booking'; since?: Date | undefined }
  | { part: 'quarantine' };

/** Tells, for each part of a request, whether an event changed it. */
const changes: Readonly<Record<StalePart['part'], (event: RequestEvent) => boolean>> = {
  status: isStatusChange,
  assignee: ({ kind }) => kind === 'assigned',
  booking: (event) => isStatusChange(event) || event.kind.endsWith('-moved'),
  quarantine: (event) => isStatusChange(event) || event.kind === 'released',
};

function isStatusChange({ kind, detail }: RequestEvent): boolean {
  return kind === 'visitor-cancelled' || (kind !== 'assigned' && isRequestStatus(detail.to));
}

/**
 * Explains why a change was refused, usually with the concurrent change that came first. `events`
 * must be newest first.
 */
export function describeStale(
  request: RequestView,
  events: readonly RequestEvent[],
  seen: StalePart,
): string {
  const unsaved = 'Uw wijziging is niet bewaard.';
  if (seen.part === 'assignee' && seen.value === request.assigneeId)
    return `Die collega kan dit verzoek niet krijgen. ${unsaved}`;
  const now = 'Hieronder staat hoe het nu is.';
  if (seen.part === 'status' && seen.value === request.status)
    return `Die stap kan nu niet. ${unsaved} ${now}`;
  const since = seen.part === 'booking' ? seen.since : undefined;
  const event = events.find(changes[seen.part]);
  // Not every change has such an event; a cancellation that the visitor has scheduled has none.
  if (since && !(event && event.createdAt >= since))
    return `De klant of een collega heeft de afspraak intussen gewijzigd. ${unsaved} ${now}`;
  const who = event?.kind.startsWith('visitor-') ? request.name : (event?.by ?? 'Iemand anders');
  const when = event ? ` (${formatMoment(event.createdAt, 'nl')})` : '';
  return `${who} heeft intussen ${whatHappened(request, event?.kind ?? seen.part)}${when}. ${unsaved} ${now}`;
}

function whatHappened({ status, assignee }: RequestView, kind: string): string {
  if (kind === 'assigned' || kind === 'assignee')
    return `dit verzoek toegewezen aan ${assignee ?? 'niemand'}`;
  if (kind === 'released') return 'dit verzoek vrijgegeven';
  if (kind === 'visitor-cancelled') return 'de afspraak afgezegd';
  if (kind.endsWith('-moved')) return 'de afspraak verplaatst';
  return `dit verzoek op “${labelOfStatus(status)}” gezet`;
}
