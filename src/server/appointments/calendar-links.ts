/**
 * A new appointment for the visitor's calendar. It has no link to manage the appointment: that is
 * only mailed, as proof of the e-mail address. The location is omitted, since it is entered there.
 */
import { company } from '#company';
import { endsAt, type AppointmentSlot } from '#domain/booking.ts';
import { toLocalTime } from '#domain/days.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatStatus } from '#i18n/appointment-status.ts';
import { translator } from '#i18n/translate.ts';
import type { Env } from '#server/env.ts';
import { calendarUid, renderCalendar } from '#server/mail/calendar.ts';
import type { Attachment } from '#server/mail/message.ts';
import type { Booked, CalendarLinks, Confirmation } from '#contracts/confirmation.ts';

/** Query parameter of the confirmation page for the calendar file. */
export const calendarParameter = 'calendar';

/**
 * Links that add the appointment of a confirmation to a calendar; `path` is the page's own.
 * Undefined without an appointment.
 */
export function linksToCalendars(
  confirmation: Confirmation,
  booked: BookedProgress,
  locale: Locale,
  path: string,
): CalendarLinks | undefined {
  const event = describeEvent(confirmation, booked, locale);
  return (
    event && {
      file: `${path}&${calendarParameter}`,
      google: googleLink(event),
      outlook: outlookLink(event),
    }
  );
}

/** The appointment of a confirmation as an iCalendar file; undefined without one. */
export function renderCalendarFile(
  confirmation: Confirmation,
  booked: BookedProgress,
  locale: Locale,
  { siteUrl, mailTo }: Pick<Env, 'siteUrl' | 'mailTo'>,
): Attachment | undefined {
  const event = describeEvent(confirmation, booked, locale);
  const { reference, answeredAt: writtenAt } = confirmation;
  return (
    event &&
    renderCalendar({
      method: 'PUBLISH',
      isConfirmed: booked.status.includes('confirmed'),
      uid: calendarUid(reference, siteUrl),
      sequence: 0,
      writtenAt,
      ...event,
      organizerEmail: mailTo,
    })
  );
}

/** The duration may be unknown. */
type BookedProgress = Pick<Booked, 'status'> & Partial<Pick<Booked, 'hours'>>;

type Event = NonNullable<ReturnType<typeof describeEvent>>;

function describeEvent(
  { startsAt, reference }: Confirmation,
  { status, hours }: BookedProgress,
  locale: Locale,
) {
  if (!startsAt) return undefined;
  const t = translator(locale);
  const { day, time } = toLocalTime(startsAt, company.timeZone);
  return {
    startsAt,
    endsAt: endsAt(day, time as AppointmentSlot, hours),
    summary: t('mail.calendarSummary'),
    description: t('confirmation.calendarDescription', { reference, status: formatStatus(status, locale) }),
  };
}

function googleLink({ startsAt, endsAt: end, summary, description }: Event): string {
  const parameters = {
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(startsAt)}/${compact(end)}`,
    details: description,
    ctz: company.timeZone,
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(parameters).toString()}`;
}

function outlookLink({ startsAt, endsAt: end, summary, description }: Event): string {
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

/** In the format `20261127T090000Z`. */
function compact(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
