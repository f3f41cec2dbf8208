import { company, yearsInBusiness, type Company } from '#company';
import { bookingLimits } from '#domain/booking-limits.ts';
import { fill } from '#i18n/fill.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { formatTime } from '#i18n/moments.ts';
import { promisesFor } from '#i18n/promises.ts';
import { formatEuro } from '#i18n/units.ts';

export type Facts = Readonly<Record<string, string>>;

// Facts are cached by language and year, because each translation function uses them and number
// formatters are slow to construct.
const cache = new Map<string, Facts>();

/**
 * Returns the company's facts and promises as values of placeholders such as `{clients}` and
 * `{reply}`, in the given language. `now` determines the current year and the years in business.
 */
export function factsFor(locale: Locale, now: Date = new Date()): Facts {
  const year = now.getFullYear();
  const key = `${locale} ${String(year)}`;
  const facts = cache.get(key) ?? writeFacts(locale, year);
  cache.set(key, facts);
  return facts;
}

/** Like `factsFor`, but without a cache and for any facts, such as complete ones in a test. */
export function writeFacts(locale: Locale, year: number, facts: Company = company): Facts {
  const values = {
    ...identityFacts(facts, locale),
    ...timeFacts(facts, locale),
    ...claimFacts(facts, locale, year),
    ...optionalFacts(facts, locale),
    year: String(year),
  };
  return { ...values, ...promisesFor(locale, values, facts, year) };
}

function identityFacts({ address, ...facts }: Company, locale: Locale) {
  return {
    brand: facts.brand,
    legalName: facts.legalName,
    chamberOfCommerceNumber: facts.chamberOfCommerceNumber,
    vatNumber: facts.vatNumber,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    phone: keepTogether(facts.phone, locale),
    email: keepTogether(facts.email, locale),
    website: keepTogether(facts.siteUrl.replace(/^https?:\/\//, ''), locale),
  };
}

function timeFacts({ openingHours, appointments }: Company, locale: Locale) {
  return {
    opens: formatTime(openingHours.opens, locale),
    closes: formatTime(openingHours.closes, locale),
    appointmentOpens: formatTime(appointments.opens, locale),
    appointmentCloses: formatTime(appointments.closes, locale),
    maxBookings: String(bookingLimits.held),
    maxMoves: String(bookingLimits.moves),
  };
}

/**
 * How languages that do not write `500+` write a minimum. The isolate (UAX 9) keeps the plus on the
 * left of the number in Arabic.
 */
const atLeast: Partial<Record<Locale, string>> = {
  es: '+{n}',
  fr: '+{n}',
  ar: '\u2066+{n}\u2069',
};

function formatAtLeast(number: number, locale: Locale): string {
  return fill(atLeast[locale] ?? '{n}+', { n: number });
}

/**
 * Formats figures for display, large ones with a plus. Sentences use other texts, such as
 * `{overClients}`.
 */
function claimFacts(facts: Company, locale: Locale, year: number) {
  const choice = new Intl.ListFormat(localeInfo[locale].intl, { type: 'disjunction' });
  return {
    founded: String(facts.foundedYear),
    years: formatAtLeast(yearsInBusiness(year), locale),
    clients: formatAtLeast(facts.satisfiedClients, locale),
    businesses: formatAtLeast(facts.businessesServed, locale),
    employees: formatAtLeast(facts.employees, locale),
    satisfaction: formatPercent(facts.satisfactionPercent, locale),
    lateCancellationPercent: formatPercent(facts.lateCancellationPercent, locale),
    rating: facts.rating.value.toLocaleString(localeInfo[locale].intl),
    ratingBest: String(facts.rating.best),
    reviews: facts.rating.count.toLocaleString(localeInfo[locale].intl),
    price: formatEuro(facts.priceFromEuro, locale),
    contractMonths: choice.format(facts.contractMonths.map(String)),
  };
}

/**
 * Formats facts that may be missing. A missing fact is empty or a price of zero, and the sentences
 * that use it are left out.
 */
function optionalFacts(facts: Company, locale: Locale) {
  const { minimumVisit, certificate, insuredSumEuro, languagesSpoken, serviceTerms } = facts;
  const { intl } = localeInfo[locale];
  const names = new Intl.DisplayNames(intl, { type: 'language' });
  return {
    visitMinutes: String(minimumVisit?.minutes ?? ''),
    visitSquareMeters: String(minimumVisit?.squareMeters ?? ''),
    certificateName: certificate?.name ?? '',
    certificateNumber: certificate?.number ?? '',
    insuredSumEuro: insuredSumEuro === undefined ? '' : formatEuro(insuredSumEuro, locale),
    trainingCourse: serviceTerms?.training?.course ?? '',
    contactName: keepTogether(serviceTerms?.contact?.name ?? '', locale),
    contactPhone: keepTogether(serviceTerms?.contact?.phone ?? '', locale),
    qualityMethod: serviceTerms?.qualityCheck?.method ?? '',
    emergencyRate: formatEuro(serviceTerms?.emergency?.ratePerHourEuro ?? 0, locale),
    ratingSourceName: facts.ratingSource?.name ?? '',
    satisfactionSourceName: facts.satisfactionSource?.name ?? '',
    languages: new Intl.ListFormat(intl).format(
      (languagesSpoken ?? []).map((code) => names.of(code) ?? code),
    ),
  };
}

/**
 * Keeps a name, number or e-mail address on one line, and left-to-right in a right-to-left text
 * (Unicode UAX 9, isolates).
 */
function keepTogether(text: string, locale: Locale): string {
  const unbroken = text.replaceAll(' ', '\u00a0');
  return localeInfo[locale].dir === 'rtl' ? `\u2066${unbroken}\u2069` : unbroken;
}

function formatPercent(percent: number, locale: Locale): string {
  return (percent / 100).toLocaleString(localeInfo[locale].intl, { style: 'percent' });
}
