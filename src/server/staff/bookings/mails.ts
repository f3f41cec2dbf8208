/** Mails about changes to bookings by staff, in the visitor's language. */
import { formatAddress } from '#domain/visit-address.ts';
import { formatEuro } from '#i18n/units.ts';
import { translator } from '#i18n/translate.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import type { Time } from '#server/appointments/times.ts';
import { momentOf, renderAppointmentMail, type AppointmentNotification } from '#server/appointments/mails.ts';
import type { OutboxMail } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/http/services.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';

type Decision = Pick<AppointmentNotification, 'kind'> & Partial<AppointmentNotification>;

/** Details in a confirmation mail, besides the date and time. */
export interface Confirmation {
  /** Euros per visit, without VAT. */
  price: number;
  /** Duration in hours. */
  hours: number;
  /** True when the mail announces a walk-through of a building that we do not know. */
  asksWalkThrough: boolean;
}

export function confirmedMail(
  services: Services,
  appointment: StoredAppointment,
  { price, hours, asksWalkThrough }: Confirmation,
): OutboxMail {
  const { locale } = appointment;
  const t = translator(locale);
  const amount = t('appointmentMail.price', { amount: formatEuro(price, locale) });
  const label = t(asksWalkThrough ? 'appointmentMail.indicativeLabel' : 'appointmentMail.priceLabel');
  const facts = [{ label, value: amount }];
  return renderMail(services, appointment, {
    kind: 'confirmed',
    isConfirmed: true,
    hours,
    facts,
    asksWalkThrough,
  });
}

/** Renders the mail about a move by staff, after which the appointment has the same status. */
export function movedMail(
  services: Services,
  appointment: StoredAppointment,
  to: Time,
  dueAt: Date,
): OutboxMail {
  const isConfirmed = appointment.status === 'confirmed';
  return renderMail(services, appointment, {
    ...to,
    kind: isConfirmed ? 'movedByUs' : 'movedByUsUnconfirmed',
    isConfirmed,
    before: momentOf(appointment, appointment.locale),
    deadline: isConfirmed ? undefined : dueAt,
  });
}

/** Renders the mail about a cancellation by staff, with the reason. */
export function cancelledMail(
  services: Services,
  appointment: StoredAppointment,
  reason: string,
): OutboxMail {
  const label = translator(appointment.locale)('appointmentMail.reasonLabel');
  return renderMail(services, appointment, { kind: 'cancelledByUs', facts: [{ label, value: reason }] });
}

function renderMail(services: Services, appointment: StoredAppointment, decision: Decision): OutboxMail {
  const { env, now } = services;
  const news = {
    ...appointment,
    sequence: appointment.sequence + 1,
    writtenAt: now(),
    location: formatAddress(appointment),
    deadline: undefined,
    ...decision,
  };
  return identifyStaffMail(renderAppointmentMail(news, env), env);
}
