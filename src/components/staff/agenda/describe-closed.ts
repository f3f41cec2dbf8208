import { closedDayLabels } from '#i18n/staff/labels.ts';
import type { AgendaDay } from '#contracts/staff/agenda.ts';

/** Why a whole day is closed, possibly empty; undefined when a team works at some hour. */
export function describeClosed({ closed, hours }: AgendaDay): string | undefined {
  if (closed) return closedDayLabels[closed];
  const closures = hours.flatMap(({ places }) => places.map(({ closure }) => closure));
  const reasons = new Set(closures.map((closure) => closure && (closure.reason ?? '')));
  return reasons.has(undefined) ? undefined : [...reasons].filter(Boolean).join(', ');
}
