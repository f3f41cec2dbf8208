/** The mails about an appointment. */
import { formatPhone } from '#domain/phone.ts';
import { company } from '#company';
import { endsAt, startsAt } from '#domain/booking.ts';
import { formatAddress } from '#domain/visit-address.ts';
import { formatStatus } from '#i18n/appointment-status.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatMoment } from '#i18n/moments.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { appointmentLink } from '#server/appointments/link.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import type { Time } from '#server/appointments/times.ts';
import { calendarUid, renderCalendar, type CalendarEvent } from '#server/mail/calendar.ts';
import { renderCompanyMail } from '#server/forms/company-mail.ts';
import type { Fact, Mail } from '#server/mail/message.ts';
import { renderSenderMail } from '#server/forms/sender-mail.ts';
import type { MailEnv } from '#server/mail/outbox-entries.ts';
import type { AppointmentStatus } from '#contracts/manage-appointment.ts';

/** The content of a mail to the visitor: the appointment after an event. */
export interface AppointmentNotification extends Time {
  kind: keyof typeof texts;
  reference: string;
  locale: Locale;
  email: string;
  sequence: number;
  writtenAt: Date;
  /**
   * The deadline for the visitor to confirm a new booking, else for the company to confirm the
   * appointment; undefined when there is nothing to confirm.
   */
  deadline: Date | undefined;
  /** Duration in hours; one unless given. */
  hours?: number;
  /** The address of the visit. */
  location?: string | undefined;
  /** True once the company has confirmed the appointment. */
  isConfirmed?: boolean;
  /** The previous time, in words. */
  before?: string;
  /** Further facts, such as the price. */
  facts?: Fact[];
  /** True when the building must be seen before the price is final. */
  asksWalkThrough?: boolean;
}

const texts = {
  booked: {
    subject: 'mail.appointmentSubject',
    text: 'mail.appointmentText',
    first: 'mail.appointmentHold',
    next: 'mail.appointmentNext',
  },
  moved: {
    subject: 'mail.appointmentMovedSubject',
    text: 'mail.appointmentMovedText',
    next: 'mail.appointmentNext',
    notYou: 'mail.appointmentNotYou',
  },
  cancelled: {
    subject: 'mail.appointmentCancelledSubject',
    text: 'mail.appointmentCancelledText',
    next: 'mail.appointmentCancelledNext',
    notYou: 'mail.appointmentNotYou',
  },
  confirmed: {
    subject: 'appointmentMail.confirmedSubject',
    text: 'appointmentMail.confirmedText',
    first: 'appointmentMail.priceOffer',
    next: 'mail.appointmentNext',
    notYou: null,
  },
  movedByUs: {
    subject: 'appointmentMail.movedSubject',
    text: 'appointmentMail.movedText',
    first: 'appointmentMail.movedNext',
    next: 'mail.appointmentNext',
    notYou: null,
  },
  movedByUsUnconfirmed: {
    subject: 'appointmentMail.movedSubject',
    text: 'appointmentMail.movedText',
    first: 'appointmentMail.movedPendingNext',
    next: 'mail.appointmentNext',
    notYou: null,
  },
  cancelledByUs: {
    subject: 'mail.appointmentCancelledSubject',
    text: 'appointmentMail.cancelledText',
    next: 'mail.appointmentCancelledNext',
    notYou: null,
  },
} as const;

/**
 * The status after the event, in one or two parts: the first is the heading, the second a row of
 * facts.
 */
const progress = {
  booked: ['asked'],
  moved: ['moved', 'held'],
  cancelled: ['cancelled'],
  confirmed: ['confirmed'],
  movedByUs: ['movedByUs', 'confirmed'],
  movedByUsUnconfirmed: ['movedByUs', 'held'],
  cancelledByUs: ['cancelledByUs'],
} as const satisfies Record<AppointmentNotification['kind'], AppointmentStatus[]>;

/**
 * Renders the mail to the visitor, in their language, with the appointment as a calendar file. The
 * mail repeats only the e-mail address and the address of the visit from what the visitor typed,
 * and only in the calendar file.
 */
export function renderAppointmentMail(notification: AppointmentNotification, env: MailEnv): Mail {
  const { kind, reference, locale, email, deadline, before = '', facts = [] } = notification;
  const t = translator(locale);
  const moment = momentOf(notification, locale);
  const about = { label: t('mail.appointmentMomentLabel'), value: moment };
  const [heading, ...rest] = progress[kind];
  const status = rest.map((each) => ({
    label: t('appointmentStatus.title'),
    value: t(`appointmentStatus.${each}`),
  }));
  const url = appointmentLink(env, locale, reference);
  const mail = renderSenderMail({
    recipient: email,
    replyTo: env.mailTo,
    reference,
    locale,
    deadline,
    texts: {
      heading: `appointmentStatus.${heading}`,
      ...texts[kind],
      ...(notification.asksWalkThrough && { first: 'appointmentMail.walkThrough' }),
    },
    values: { moment, before },
    ...(isCancelled(kind)
      ? { facts: [about, ...facts] }
      : { highlight: about, facts: [...status, ...facts] }),
    ...(kind === 'booked'
      ? { task: { text: t('manageAppointment.holdLabel'), url } }
      : {
          link: isCancelled(kind)
            ? { text: t('manageAppointment.bookAgain'), url: env.siteUrl + pathTo('appointment', locale) }
            : { text: t('mail.appointmentManage'), url },
        }),
    attachments: [renderCalendar({ ...describeEvent(notification, env), attendeeEmail: email })],
  });
  return { ...mail, isOfAppointment: true };
}

/** A change made by the visitor. */
export interface AppointmentChange {
  kind: 'moved' | 'cancelled';
  before: StoredAppointment;
  /** The new time or, for a cancellation, the time that the appointment had. */
  after: Time;
  now: Date;
  /** The deadline for the company to confirm the new time. */
  dueAt?: Date;
}

/** Renders the mails about a change, to the company and to the visitor. */
export function renderChangeMails(
  { kind, before, after, now, dueAt: deadline }: AppointmentChange,
  env: MailEnv,
): Mail[] {
  const { reference, locale, email, bedrijf } = before;
  const companyMail = renderCompanyMail({
    recipient: env.mailTo,
    siteUrl: env.siteUrl,
    replyTo: email,
    reference,
    locale,
    deadline,
    quarantineReasons: [],
    spamSigns: [],
    title: `Afspraak ${kind === 'moved' ? 'verplaatst' : 'afgezegd'} door ${bedrijf || before.naam}`,
    rows: changeRows(before, kind === 'moved' ? after : undefined),
  });
  const visit = { ...after, location: formatAddress(before) };
  const notification = { ...before, ...visit, kind, sequence: before.sequence + 1, writtenAt: now, deadline };
  return [companyMail, renderAppointmentMail(notification, env)];
}

function changeRows(before: StoredAppointment, after: Time | undefined): Fact[] {
  return [
    { label: after ? 'Was' : 'Dag en tijd', value: momentOf(before, 'nl') },
    ...(after ? [{ label: 'Wordt', value: momentOf(after, 'nl') }] : []),
    { label: 'Adres', value: formatAddress(before) ?? 'nog niet bekend' },
    { label: 'Naam', value: before.naam },
    ...(before.bedrijf ? [{ label: 'Bedrijf', value: before.bedrijf }] : []),
    ...(before.telefoon ? [{ label: 'Telefoonnummer', value: formatPhone(before.telefoon) }] : []),
    { label: 'E-mailadres', value: before.email },
  ];
}

/** Formats the day and the time of an appointment. */
export function momentOf({ day, slot }: Time, locale: Locale): string {
  return formatMoment(startsAt(day, slot), locale);
}

/** Returns the appointment as an event for the visitor's calendar. */
export function describeEvent(
  notification: Omit<AppointmentNotification, 'deadline' | 'email'>,
  env: MailEnv,
): CalendarEvent {
  const { kind, reference, locale, day, slot, hours, location, sequence, writtenAt } = notification;
  const t = translator(locale);
  const url = appointmentLink(env, locale, reference);
  const status = formatStatus(progress[kind], locale);
  return {
    method: isCancelled(kind) ? 'CANCEL' : 'REQUEST',
    isConfirmed: notification.isConfirmed ?? false,
    uid: calendarUid(reference, env.siteUrl),
    sequence,
    writtenAt,
    startsAt: startsAt(day, slot),
    endsAt: endsAt(day, slot, hours),
    location,
    summary: t('mail.calendarSummary'),
    description: t(kind === 'booked' ? 'mail.calendarAsked' : 'mail.calendarDescription', {
      ...{ reference, url, phone: company.phone, status },
    }),
    url,
    organizerEmail: env.mailTo,
  };
}

function isCancelled(kind: AppointmentNotification['kind']): boolean {
  return kind === 'cancelled' || kind === 'cancelledByUs';
}
