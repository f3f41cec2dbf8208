/**
 * Every fact about the company, in one place. Pages, structured data, mails, booking rules and
 * tests read this file; no page states a number of its own. A value in `placeholder(...)` must be
 * replaced before the site goes live: `npm run check:live` lists those left.
 */

/** Names of the facts that still hold an invented value. */
export const placeholders: string[] = [];

function placeholder(name: string, value: string): string {
  placeholders.push(name);
  return value;
}

/** Names of the facts that only the company knows and has not filled in; they are not shown. */
export const emptyFacts: string[] = [];

function optional<Fact>(name: string, value?: Fact): Fact | undefined {
  if (value === undefined) emptyFacts.push(name);
  return value;
}

/** Days and hours are Europe/Amsterdam; prices are EUR excluding VAT; distances are metres. */
export const company = {
  brand: placeholder('brand', 'Blinkvast'),
  legalName: placeholder('legalName', 'Blinkvast Schoonmaak B.V.'),
  chamberOfCommerceNumber: placeholder('chamberOfCommerceNumber', '00000000'),
  vatNumber: placeholder('vatNumber', 'NL000000000B00'),
  siteUrl: placeholder('siteUrl', 'https://www.blinkvast.example'),
  portalUrl: placeholder('portalUrl', 'https://portaal.blinkvast.example'),
  businessProfileUrl: placeholder('businessProfileUrl', 'https://maps.google.com/?q=Blinkvast+Utrecht'),
  email: placeholder('email', 'info@blinkvast.example'),
  phone: placeholder('phone', '+31 30 000 00 00'),
  whatsapp: placeholder('whatsapp', '+31 6 00 00 00 00'),
  address: {
    street: placeholder('address.street', 'Voorbeeldstraat 1'),
    postalCode: placeholder('address.postalCode', '3500 AA'),
    city: 'Utrecht',
    region: 'Midden-Nederland',
    country: 'NL',
  },
  geo: { latitude: 52.0907, longitude: 5.1214 },
  socialProfiles: [] as string[],

  /**
   * Identifier of the Google tag, such as `G-XXXXXXXXXX`. Without one the site measures nothing,
   * asks for no consent and loads nothing from others.
   */
  measurementId: '' as string,
  /**
   * Address of another company's script that improves pages; loaded after consent only, and not at
   * all when empty.
   */
  optimisationScriptUrl: '' as string,

  foundedYear: 2009,
  satisfiedClients: 200,
  businessesServed: 500,
  satisfactionPercent: 98,
  employees: 100,
  rating: { value: 4.9, best: 5, count: 127 },
  priceFromEuro: 25,
  contractMonths: [1, 6, 12],
  promises: {
    callbackHours: 2,
    replyHours: 24,
    complaintHours: 24,
    /** Within so many a complaint has to be reported. */
    complaintReportWorkingDays: 5,
    bookingConfirmationHours: 24,
    applicationReplyWorkingDays: 5,
    bookAheadHours: 48,
    freeChangeHours: 24,
    startAfterContractDays: 7,
    /** When staff is taken over from another company (collective agreement). */
    takeoverMonths: 2,
    bookingMinutes: 2,
  },

  /** The quality mark, as its register names it. */
  certificate: optional<{ name: string; number: string; url: string }>('certificate'),
  /** What the liability insurance covers per event. */
  insuredSumEuro: optional<number>('insuredSumEuro'),
  /** What the lowest price buys. */
  minimumVisit: optional<{ minutes: number; squareMeters: number }>('minimumVisit'),
  noticePeriodMonths: optional<number>('noticePeriodMonths'),
  /** What it costs to cancel too late, in percent of the price of the visit. */
  lateCancellationPercent: optional<number>('lateCancellationPercent'),
  /** Where the rating and the share of satisfied clients can be checked. */
  ratingSource: optional<{ name: string; url: string }>('ratingSource'),
  satisfactionSource: optional<{ name: string; url: string }>('satisfactionSource'),
  /** The languages in which planners can help, as codes such as `en`. */
  languagesSpoken: optional<readonly string[]>('languagesSpoken'),
  /** Whom clients meet, shown on the page about us. */
  people:
    optional<readonly { name: string; role: 'director' | 'planner' | 'inspector' | 'trainer' }[]>('people'),
  /** What happened since the company was founded, per language of the site. */
  milestones: optional<readonly { year: number; texts: Readonly<Record<string, string>> }[]>('milestones'),

  timeZone: 'Europe/Amsterdam',
  /** ISO weekdays, 1 is Monday. */
  openingHours: { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
  /** Until when planners call back who asked for that part of a working day. */
  callbackTimes: { ochtend: '12:00', middag: '17:00', avond: '20:00' },
  /** Whether a planner calls in the evening; if not, the form does not offer it. */
  eveningCalls: true as boolean,
  appointments: { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', teams: 2, daysAhead: 30 },
  /** Days on which the office is closed besides Dutch public holidays, as `yyyy-MM-dd`. */
  closures: [] as string[],

  serviceArea: {
    provinces: ['Noord-Holland', 'Zuid-Holland', 'Flevoland', 'Gelderland', 'Utrecht'],
    radiusMeters: 100_000,
  },
  currenciesAccepted: 'EUR',
  paymentMethods: ['Bank transfer', 'Direct debit'],
  priceRange: '€€',
} as const;

/** The facts as a text may need them; tests fill in those that are empty. */
export type Company = typeof company;

/** Whole years since the company was founded, for the given calendar year. */
export function yearsInBusiness(year: number): number {
  return year - company.foundedYear;
}
