import { startsAt, type AppointmentSlot } from '#domain/booking.ts';
import { formatDayWithYear, formatVisitCount } from '#i18n/staff/series.ts';
import { formatMoment } from '#i18n/moments.ts';
import { labelOfStatus } from '#i18n/staff/labels.ts';
import { formatShortDay } from '#i18n/staff/days.ts';
import { formatQuote, lostReasonLabels } from '#i18n/staff/quote.ts';
import type { LostReason, QuoteUnit } from '#contracts/staff/quote.ts';
import type { RequestEvent, RequestPage } from '#contracts/staff/request.ts';

type Describe = (detail: RequestEvent['detail'], colleagues: RequestPage['colleagues']) => string;

/** The function that describes a timeline event, for each kind of event. */
const descriptions: Readonly<Record<string, Describe>> = {
  status: (detail) =>
    [`Van “${labelOfStatus(detail.from)}” naar “${labelOfStatus(detail.to)}”`, ...outcomeOf(detail)].join(
      ', ',
    ),
  entered: () => 'Ingevoerd na een telefoontje of bezoek',
  note: () => 'Notitie',
  assigned: ({ to }, colleagues) =>
    to === null
      ? 'Van niemand meer'
      : `Toegewezen aan ${colleagues.find(({ id }) => id === to)?.name ?? 'een vroegere collega'}`,
  'put-off': ({ day }) => `Uitgesteld tot ${formatShortDay(String(day))}`,
  'brought-back': () => 'Niet meer uitgesteld',
  reply: ({ subject, file, ...detail }) =>
    [
      `Geantwoord: ${String(subject)}`,
      ...(typeof file === 'string' ? [`met ${file}`] : []),
      ...outcomeOf(detail),
    ].join(', '),
  'booking-moved': ({ from, to }) => `Verplaatst van ${momentOf(from)} naar ${momentOf(to)}`,
  'visitor-moved': ({ from, to }) => `Zelf verplaatst van ${momentOf(from)} naar ${momentOf(to)}`,
  'booking-address': () => 'Adres ingevuld of gewijzigd',
  'visitor-kept': () => 'Zelf afgezegd en dat ongedaan gemaakt',
  'visitor-address': () => 'Zelf het adres ingevuld of gewijzigd',
  'visitor-answered': ({ subject }) => `Mailde: ${String(subject)}`,
  'visitor-autoreply': ({ subject }) => `Automatisch antwoord: ${String(subject)}`,
  'visitor-mails-left': () => 'Mailde meer dan hier wordt bewaard: lees het in de mailbox',
  'mail-undelivered': ({ subject }) => `Niet bezorgd: ${String(subject)}`,
  'answer-read': () => 'E-mail gelezen',
  'visitor-cancelled': () => 'Zelf afgezegd',
  'visit-planned': () => 'Ingepland als bezoek van een reeks',
  'series-made': (detail) => `Reeks gepland: ${describeSeries(detail)}`,
  'series-changed': (detail) => `Reeks gewijzigd: ${describeSeries(detail)}`,
  'series-ended': ({ from, gone }) =>
    `Reeks beëindigd vanaf ${formatShortDay(String(from))}: ${formatVisitCount(Number(gone))} vervallen`,
  released: () => 'Vrijgegeven: het is geen spam',
  edited: () => 'Tekst aangepast voor de website',
  featured: () => 'Uitgelicht op de website',
  unfeatured: () => 'Niet meer uitgelicht',
  'sender-blocked': () => 'Afzender geblokkeerd',
  'sender-unblocked': () => 'Blokkade van de afzender opgeheven',
  'mail-resent': ({ subject }) => `Opnieuw gemaild: ${String(subject)}`,
};

/** Describes the amount or the lost reason in an event, if it has either. */
function outcomeOf({ price, amount = price, unit = 'visit', lostReason }: RequestEvent['detail']): string[] {
  return [
    // The casts are safe, because events store only valid units and reasons.
    ...(typeof amount === 'number' ? [`voor ${formatQuote(amount, unit as QuoteUnit)}`] : []),
    ...(lostReason ? [`want: ${lostReasonLabels[lostReason as LostReason].toLowerCase()}`] : []),
  ];
}

/** Describes the planned visits of a series, and the skipped days. */
function describeSeries(detail: RequestEvent['detail']): string {
  const { from, team, price, visits, skipped } = detail as Record<'team' | 'price' | 'visits', number> & {
    from: string;
    skipped: { day: string }[];
  };
  const terms = `vanaf ${formatShortDay(from)}, ${formatVisitCount(visits)}, team ${String(team)}, ${formatQuote(price, 'visit')}`;
  const days = skipped.map(({ day }) => formatDayWithYear(day)).join(', ');
  return days === '' ? terms : `${terms}. Overgeslagen: ${days}`;
}

/** Formats the time of a booking in an event, with its team if there is one. */
function momentOf(time: unknown): string {
  const { day, slot, team } = time as { day: string; slot: AppointmentSlot; team?: number | null };
  return `${formatMoment(startsAt(day, slot), 'nl')}${team ? ` (team ${String(team)})` : ''}`;
}

/** Describes an event of the timeline. For an unknown kind it returns the name of the kind. */
export function describeEvent(
  { kind, detail }: Pick<RequestEvent, 'detail' | 'kind'>,
  colleagues: RequestPage['colleagues'],
): string {
  return descriptions[kind]?.(detail, colleagues) ?? kind;
}
