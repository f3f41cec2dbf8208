import { company, yearsInBusiness } from '#company';
import { formatDuration } from '#i18n/durations.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';

type Facts = Readonly<Record<string, string>>;

// Every component of every page asks, and number formats are slow to make: kept per language and
// year.
const kept = new Map<string, Facts>();

/**
 * The company's facts as a text may name them, such as `{clients}`, written in the conventions of
 * the language. `now` decides the number of years in business.
 */
export function factsFor(locale: Locale, now: Date = new Date()): Facts {
  const year = now.getFullYear();
  const key = `${locale} ${String(year)}`;
  const facts = kept.get(key) ?? writeFacts(locale, year);
  kept.set(key, facts);
  return facts;
}

function writeFacts(locale: Locale, year: number): Facts {
  const number = (value: number) => value.toLocaleString(localeInfo[locale].intl);
  const { rating, openingHours, appointments, promises } = company;
  return {
    brand: company.brand,
    legalName: company.legalName,
    chamberOfCommerceNumber: company.chamberOfCommerceNumber,
    vatNumber: company.vatNumber,
    street: company.address.street,
    postalCode: company.address.postalCode,
    city: company.address.city,
    founded: String(company.foundedYear),
    years: `${String(yearsInBusiness(year))}+`,
    clients: `${String(company.satisfiedClients)}+`,
    businesses: `${String(company.businessesServed)}+`,
    employees: `${String(company.employees)}+`,
    satisfaction: (company.satisfactionPercent / 100).toLocaleString(localeInfo[locale].intl, {
      style: 'percent',
    }),
    rating: number(rating.value),
    ratingBest: number(rating.best),
    reviews: number(rating.count),
    price: formatEuro(company.priceFromEuro, locale),
    phone: keepTogether(company.phone, locale),
    email: keepTogether(company.email, locale),
    opens: openingHours.opens,
    closes: openingHours.closes,
    appointmentOpens: appointments.opens,
    appointmentCloses: appointments.closes,
    radius: number(company.serviceArea.radiusMeters / 1000),
    replyHours: number(promises.replyHours),
    callbackHours: number(promises.callbackHours),
    confirmationHours: number(promises.bookingConfirmationHours),
    complaintHours: number(promises.complaintHours),
    bookAheadHours: number(promises.bookAheadHours),
    freeChangeHours: number(promises.freeChangeHours),
    applicationDays: number(promises.applicationReplyWorkingDays),
    bookingMinutes: number(promises.bookingMinutes),
    bookingTime: formatDuration(promises.bookingMinutes, 'minute', locale),
    ...contractFacts(locale),
    year: String(year),
  };
}

/**
 * Keeps a number or address on one line, and from left to right in a right-to-left text (Unicode
 * UAX 9, isolates).
 */
function keepTogether(text: string, locale: Locale): string {
  const unbroken = text.replaceAll(' ', '\u00a0');
  return localeInfo[locale].dir === 'rtl' ? `\u2066${unbroken}\u2069` : unbroken;
}

function formatEuro(amount: number, locale: Locale): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return amount.toLocaleString(localeInfo[locale].intl, options);
}

/**
 * The lengths of a contract, with and without their unit, and the time between signing and the
 * first visit.
 */
function contractFacts(locale: Locale): Facts {
  const [short, medium, long] = company.contractMonths;
  const choice = new Intl.ListFormat(localeInfo[locale].intl, { type: 'disjunction' });
  return {
    contractShort: formatDuration(short, 'month', locale),
    contractMedium: formatDuration(medium, 'month', locale),
    contractLong: formatDuration(long, 'month', locale),
    contractMonths: choice.format(company.contractMonths.map(String)),
    startPeriod: formatDuration(company.promises.startAfterContractDays / 7, 'week', locale),
  };
}
