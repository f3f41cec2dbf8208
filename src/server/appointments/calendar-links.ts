/**
 * Puts a new appointment in the visitor's calendar. Omits the link to manage the appointment,
 * because it is only mailed, as proof of the e-mail address. Also omits the location, because
 * visitors enter it on the page behind that link.
 */
import { company } from '#company';
import { endsAt, type AppointmentSlot } from '#domain/booking.ts';
import { toLocalTime } from '#domain/days.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatStatus } from '#i18n/appointment-status.ts';
import { translator } from '#i18n/translate.ts';
import type { Env } from '#server/env.ts';
import { calendarUid, type CalendarEvent } from '#server/mail/calendar.ts';
import type { Booked, CalendarLinks, Confirmation } from '#contracts/confirmation.ts';

/** Query parameter of the confirmation page for the calendar file. */
export const calendarParameter = 'calendar';

/** Returns the calendar event of a confirmation; undefined for a form without an appointment. */
export function calendarEvent(
  { startsAt, reference, answeredAt }: Confirmation,
  { status, hours }: Booked,
  locale: Locale,
  { siteUrl, mailTo }: Pick<Env, 'siteUrl' | 'mailTo'>,
): CalendarEvent | undefined {
  if (!startsAt) return undefined;
  const t = translator(locale);
  const { day, time } = toLocalTime(startsAt, company.timeZone);
  return {
    method: 'PUBLISH',
    isConfirmed: status.includes('confirmed'),
    uid: calendarUid(reference, siteUrl),
    sequence: 0,
    writtenAt: answeredAt,
    startsAt,
    endsAt: endsAt(day, time as AppointmentSlot, hours),
    summary: t('mail.calendarSummary'),
    description: t('confirmation.calendarDescription', { reference, status: formatStatus(status, locale) }),
    organizerEmail: mailTo,
  };
}

/**
 * Returns links that add the event to a calendar; `path` is the confirmation page with its query.
 */
export function linksToCalendars(event: CalendarEvent, path: string): CalendarLinks {
  return {
    file: `${path}&${calendarParameter}`,
    google: googleLink(event),
    outlook: outlookLink(event),
  };
}

function googleLink({ startsAt, endsAt: end, summary, description }: CalendarEvent): string {
  const parameters = {
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(startsAt)}/${compact(end)}`,
    details: description,
    ctz: company.timeZone,
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(parameters).toString()}`;
}

function outlookLink({ startsAt, endsAt: end, summary, description }: CalendarEvent): string {
  const parameters = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: startsAt.toISOString(),
    enddt: end.toISOString(),
    body: description,
  };
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams(parameters).toString()}`;
}

/** Formats a moment as `20261127T090000Z`. */
function compact(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
