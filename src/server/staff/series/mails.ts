/** The mail to the customer about a series, in their language: one mail for all visits. */
import { readRule } from '#server/staff/series/rule.ts';
import { formatAddress } from '#domain/visit-address.ts';
import { formatStatus } from '#i18n/appointment-status.ts';
import { formatFullDay } from '#i18n/moments.ts';
import { listMonths, describeRhythm } from '#i18n/series.ts';
import { translator } from '#i18n/translate.ts';
import { formatEuro } from '#i18n/units.ts';
import { describeEvent } from '#server/appointments/mails.ts';
import { renderSenderMail } from '#server/forms/sender-mail.ts';
import type { Services } from '#server/http/services.ts';
import { renderEvents, type CalendarEvent } from '#server/mail/calendar.ts';
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
  },
  changed: {
    subject: 'seriesMail.changedSubject',
    heading: 'seriesMail.changedHeading',
    text: 'seriesMail.changedText',
    next: 'seriesMail.next',
  },
  ended: {
    subject: 'seriesMail.endedSubject',
    heading: 'seriesMail.endedHeading',
    text: 'seriesMail.endedText',
    next: 'seriesMail.endedNext',
  },
} as const;

/**
 * Renders the mail about a change, with the rhythm, the price and the days of all visits. After an
 * end it has the removed days only. A calendar file adds the visits and cancels the removed ones.
 */
export function seriesMail(services: Services, change: SeriesChange): OutboxMail {
  const { kind, customer, after, planned, added, from } = change;
  const { locale, reference, email } = customer;
  const t = translator(locale);
  const visits = [...planned.kept, ...added].toSorted((a, b) => a.day.localeCompare(b.day));
  const amount = t('appointmentMail.price', { amount: formatEuro(after.price, locale) });
  const shown = kind === 'ended' ? planned.gone : visits;
  const rule = describeRhythm(readRule(after.rule), after.slot, locale);
  const mail = renderSenderMail({
    ...{ recipient: email, replyTo: services.env.mailTo, reference, locale, deadline: undefined },
    texts: { ...texts[kind], notYou: null },
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
        ...planned.gone.map((visit) => eventOf(services, change, visit, 'cancelledByUs')),
        ...visits.map((visit) => eventOf(services, change, visit, 'confirmed')),
      ]),
    ],
  });
  return identifyStaffMail(mail, services.env);
}

/**
 * Describes a planned visit, or, with a higher sequence number, the cancellation of a removed one.
 */
function eventOf(
  { env, now }: Services,
  { customer: { locale }, place }: SeriesChange,
  visit: OwnVisit,
  kind: 'cancelledByUs' | 'confirmed',
): CalendarEvent {
  const known = { kind, locale, location: formatAddress(place), isConfirmed: true, writtenAt: now() };
  if (kind === 'confirmed') return { ...describeEvent({ ...visit, ...known }, env), method: 'PUBLISH' };
  const removed = describeEvent({ ...visit, ...known, sequence: visit.sequence + 1 }, env);
  // A removed visit no longer has a page.
  return { ...removed, url: undefined, description: formatStatus([kind], locale) };
}
