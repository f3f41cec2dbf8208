/** The single mail to the customer about a series of visits, in their language. */
import { company } from '#company';
import { endsAt, startsAt } from '#domain/booking.ts';
import { readRule } from '#server/staff/series/rule.ts';
import { formatAddress } from '#domain/visit-address.ts';
import { formatStatus } from '#i18n/appointment-status.ts';
import { formatFullDay } from '#i18n/moments.ts';
import { listMonths, describeRhythm } from '#i18n/series.ts';
import { translator } from '#i18n/translate.ts';
import { formatEuro } from '#i18n/units.ts';
import { appointmentLink } from '#server/appointments/link.ts';
import { renderSenderMail } from '#server/forms/sender-mail.ts';
import type { Services } from '#server/http/services.ts';
import { calendarUid, renderEvents, type CalendarEvent } from '#server/mail/calendar.ts';
import type { OutboxMail } from '#server/mail/outbox-entries.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import type { OwnVisit } from '#server/staff/series/plan.ts';
import type { SeriesChange } from '#server/staff/series/store.ts';

const texts = {
  made: {
    subject: 'seriesMail.madeSubject',
    heading: 'seriesMail.madeHeading',
    text: 'seriesMail.madeText',
    next: 'seriesMail.next',
    notYou: null,
  },
  changed: {
    subject: 'seriesMail.changedSubject',
    heading: 'seriesMail.changedHeading',
    text: 'seriesMail.changedText',
    next: 'seriesMail.next',
    notYou: null,
  },
  ended: {
    subject: 'seriesMail.endedSubject',
    heading: 'seriesMail.endedHeading',
    text: 'seriesMail.endedText',
    next: 'seriesMail.endedNext',
    notYou: null,
  },
} as const;

type MailedChange = Omit<SeriesChange, 'mails'>;

/** States the rhythm, the price and every day, with a calendar file of all visits. */
export function seriesMail(services: Services, change: MailedChange): OutboxMail {
  const { kind, customer, after, planned, added, from } = change;
  const { locale, reference, email } = customer;
  const t = translator(locale);
  const visits = [...planned.kept, ...added].toSorted((a, b) => a.day.localeCompare(b.day));
  const amount = t('appointmentMail.price', { amount: formatEuro(after.price, locale) });
  const shown = kind === 'ended' ? planned.gone : visits;
  const rule = describeRhythm(readRule(after.rule), after.slot, locale);
  const mail = renderSenderMail({
    ...{ recipient: email, replyTo: services.env.mailTo, reference, locale, deadline: undefined },
    texts: texts[kind],
    values: { first: formatFullDay(kind === 'made' ? (visits[0]?.day ?? from) : from, locale) },
    ...(kind !== 'ended' && { highlight: { label: t('seriesMail.rhythmLabel'), value: rule } }),
    facts: [
      ...(kind === 'ended' ? [] : [{ label: t('seriesMail.priceLabel'), value: amount }]),
      ...listMonths(
        shown.map(({ day }) => day),
        locale,
      ),
    ],
    attachments: [
      renderEvents([
        ...planned.gone.map((visit) => eventOf(services, change, visit, 'CANCEL')),
        ...visits.map((visit) => eventOf(services, change, visit, 'PUBLISH')),
      ]),
    ],
  });
  return identifyStaffMail(mail, services.env);
}

function eventOf(
  { env, now }: Services,
  { customer: { locale }, place }: MailedChange,
  { reference, day, slot, hours, sequence }: OwnVisit,
  method: CalendarEvent['method'],
): CalendarEvent {
  const t = translator(locale);
  const url = appointmentLink(env, locale, reference);
  const status = formatStatus([method === 'CANCEL' ? 'cancelledByUs' : 'confirmed'], locale);
  return {
    method,
    isConfirmed: true,
    uid: calendarUid(reference, env.siteUrl),
    sequence: method === 'CANCEL' ? sequence + 1 : sequence,
    writtenAt: now(),
    ...{ startsAt: startsAt(day, slot), endsAt: endsAt(day, slot, hours) },
    summary: t('mail.calendarSummary'),
    location: formatAddress(place),
    // A removed visit no longer has a page.
    ...(method === 'CANCEL'
      ? { description: status }
      : {
          url,
          description: t('mail.calendarDescription', { ...{ reference, url, status }, phone: company.phone }),
        }),
    organizerEmail: env.mailTo,
  };
}
