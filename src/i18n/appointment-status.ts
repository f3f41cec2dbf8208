import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { AppointmentStatus } from '#contracts/manage-appointment.ts';

/** Formats the status of an appointment, without a full stop at the end. */
export function formatStatus(status: readonly AppointmentStatus[], locale: Locale): string {
  const t = translator(locale);
  return status.map((each) => t(`appointmentStatus.${each}`)).join('. ');
}
