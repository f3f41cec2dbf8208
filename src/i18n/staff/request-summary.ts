import { startsAt } from '#domain/booking.ts';
import { callbackMarks } from '#i18n/staff/labels.ts';
import { formatShortMoment } from '#i18n/staff/moments.ts';
import { translator } from '#i18n/translate.ts';
import type { RequestSummary } from '#contracts/staff/queue.ts';

/**
 * Describes the choices in a form in a few words. Empty for an urgent subject, which is shown by a
 * mark.
 */
export function describeChoice({ subject, quoted, booked, position }: RequestSummary, now: Date): string {
  const t = translator('nl');
  if (subject) return callbackMarks[subject] ? '' : t(`callback.${subject}`);
  if (quoted) return t(`contact.${quoted}`);
  if (position) return t(`applicationForm.${position}`);
  if (!booked) return '';
  const { appointmentDate, timeSlot, service, squareMeters, frequency } = booked;
  return [
    formatShortMoment(startsAt(appointmentDate, timeSlot), now),
    t(`appointmentForm.${service}`),
    squareMeters ? `${squareMeters.toLocaleString('nl')} m²` : '',
    t(`appointmentForm.${frequency}`).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}
