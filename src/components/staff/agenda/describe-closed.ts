import { closedDayLabels } from '#i18n/staff/labels.ts';
import type { AgendaDay } from '#contracts/staff/agenda.ts';

/**
 * Returns why a whole day is closed; empty if no reason is known. Returns undefined if any hour of
 * a team is open.
 */
export function describeClosed({ closed, hours }: AgendaDay): string | undefined {
  if (closed) return closedDayLabels[closed];
  const closures = hours.flatMap(({ places }) => places.map(({ closure }) => closure));
  const reasons = new Set(closures.map((closure) => closure && (closure.reason ?? '')));
  return reasons.has(undefined) ? undefined : [...reasons].filter(Boolean).join(', ');
}
