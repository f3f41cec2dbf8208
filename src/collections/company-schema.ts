/**
 * The schema of `src/content/company.json`. Each message states the remedy, which the editor and
 * `scripts/check-content.ts` show. Only they load this module; other code imports its type.
 */
import { indicatePrice } from '#domain/price-indication.ts';
import { promises as texts } from '#i18n/messages/nl/promises.ts';
import { serviceIds, type ServiceId } from '#services';
import { z } from 'zod';

const provinces = [
  'Drenthe',
  'Flevoland',
  'Friesland',
  'Gelderland',
  'Groningen',
  'Limburg',
  'Noord-Brabant',
  'Noord-Holland',
  'Overijssel',
  'Utrecht',
  'Zeeland',
  'Zuid-Holland',
] as const;

const consumables = ['billed', 'included'] as const;

/** The roles of people on the page about us; the site has a translation of each. */
const roles = ['director', 'planner', 'inspector', 'trainer'] as const;

const line = z
  .string('Vul een tekst in.')
  .trim()
  .min(1, 'Vul een tekst in.')
  .max(200, 'Maak de tekst korter: ten hoogste 200 tekens.');
const text = (pattern: RegExp, remedy: string) => z.string(remedy).regex(pattern, remedy).describe(remedy);
const hourPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const hour = text(hourPattern, 'Schrijf uren en minuten met elk twee cijfers, zoals 08:00.');
const url = text(/^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/, 'Schrijf het hele adres, met https:// ervoor.');
// E.164, including placeholders such as +31 6 00 00 00 00.
const phone = text(
  /^\+[1-9](?: ?\d){7,14}$/,
  'Schrijf een telefoonnummer met landnummer, zoals +31 30 123 45 67.',
);
const day = text(/^\d{4}-\d\d-\d\d$/, 'Schrijf een dag als jaar, maand, dag, zoals 2026-12-31.').refine(
  (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value),
  'Schrijf een dag die op de kalender staat, zoals 2026-12-31.',
);

const yesOrNo = z.boolean('Zet dit aan of uit: true of false.');

function number(min: number, max: number): z.ZodNumber {
  const remedy = `Schrijf een getal van ${String(min)} tot en met ${String(max)}.`;
  return z.number(remedy).min(min, remedy).max(max, remedy);
}

function whole(min: number, max: number): z.ZodInt {
  const remedy = `Schrijf een heel getal van ${String(min)} tot en met ${String(max)}.`;
  return z.int(remedy).min(min, remedy).max(max, remedy);
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((value, index) => value > (numbers[index - 1] ?? -Infinity));
}

/** A promise in days, which is stored in hours. */
const wholeDays = whole(24, 240).multipleOf(24, 'Schrijf hele dagen in uren: 24, 48 of 72.');

const weekdays = z
  .array(whole(1, 7), 'Noem de dagen: 1 is maandag, 7 is zondag.')
  .min(1, 'Noem ten minste één dag: 1 is maandag, 7 is zondag.')
  .refine((days) => isRising(days), 'Noem elke dag één keer en op volgorde: 1 is maandag, 7 is zondag.')
  .describe('1 is maandag, 7 is zondag.');

const askDeveloper = 'Vraag de bouwer van de website om die ook aan te passen.';

const other = line.optional();
const eachLanguage = z.strictObject({ nl: line, en: other, es: other, de: other, fr: other, ar: other });

const source = z.strictObject({ name: line, url });

const promises = z.strictObject({
  callbackHours: whole(1, 40),
  replyHours: wholeDays,
  complaintHours: wholeDays,
  /** Working days within which a complaint must be reported. */
  complaintReportWorkingDays: whole(1, 60),
  bookingConfirmationHours: wholeDays,
  applicationReplyWorkingDays: whole(1, 60),
  bookAheadHours: whole(1, 720),
  freeChangeHours: whole(1, 720),
  startAfterContractDays: whole(7, 70).multipleOf(7, 'Schrijf hele weken in dagen: 7, 14 of 21.'),
  /** Months until the start when staff of another company are taken over (collective agreement). */
  takeoverMonths: whole(1, 12),
  bookingMinutes: whole(1, 60),
});

const hourlyRate = whole(10, 200);
const pace = whole(10, 2_000);
const paces = z.strictObject({ mixed: pace, carpet: pace, hard: pace });
const pacesOfServices = Object.fromEntries(serviceIds.map((id) => [id, paces])) as Record<
  ServiceId,
  typeof paces
>;

/** Rates for calculating a price indication. */
const priceIndication = z.strictObject({
  ratePerHourEuro: z
    .strictObject({ day: hourlyRate, evening: hourlyRate, weekend: hourlyRate })
    .refine(({ day, evening, weekend }) => day <= evening && day <= weekend, {
      path: ['day'],
      message: 'Schrijf een tarief dat niet hoger is dan dat van de avond en het weekend.',
    }),
  squareMetersPerHour: z.strictObject(pacesOfServices),
  /** The limits of the range, in percent of the calculated price. */
  spreadPercent: z.strictObject({ from: whole(50, 100), to: whole(100, 200) }),
});

/** Terms that clients ask about; pages only answer those that are filled in. */
const serviceTerms = z.strictObject({
  /** Years after which a cleaner needs a new certificate of conduct (VOG). */
  conductCertificateYears: whole(1, 10).optional(),
  /** Whether every cleaner signs a confidentiality agreement before the first visit. */
  confidentiality: yesOrNo.optional(),
  /**
   * Whether cleaners in health care are offered the vaccination free of charge (Working Conditions
   * Decree, 4.91).
   */
  hepatitisBVaccination: yesOrNo.optional(),
  training: z.strictObject({ course: line, guidedVisits: whole(1, 50) }).optional(),
  /** Number of stand-ins who know a client's premises, besides the regular team. */
  standIns: whole(1, 20).optional(),
  /** How a client pays for paper, soap and bin bags. */
  consumables: z.enum(consumables, `Kies uit: ${consumables.join(', ')}`).optional(),
  paymentDays: whole(1, 90).optional(),
  /** The client's contact person until there is a quote. */
  contact: z.strictObject({ name: line, phone }).optional(),
  qualityCheck: z.strictObject({ method: line, everyMonths: whole(1, 24) }).optional(),
  /** Response time and price of emergencies. */
  emergency: z.strictObject({ hours: whole(1, 72), ratePerHourEuro: whole(10, 500) }).optional(),
});

/** Facts that only the company knows; pages omit what depends on a missing one. */
const optionalFacts = {
  /** The quality mark, as its register names it. */
  certificate: z.strictObject({ name: line, number: line, url }).optional(),
  /** What the liability insurance covers per event. */
  insuredSumEuro: whole(10_000, 100_000_000).optional(),
  /** What the lowest price includes. */
  minimumVisit: z.strictObject({ minutes: whole(5, 600), squareMeters: whole(5, 10_000) }).optional(),
  priceIndication: priceIndication.optional(),
  noticePeriodMonths: whole(1, 24).optional(),
  /** Where the rating and the share of satisfied clients can be verified. */
  ratingSource: source.optional(),
  satisfactionSource: source.optional(),
  /** The languages of the planners. */
  languagesSpoken: z
    .array(text(/^[a-z]{2}$/, 'Schrijf elke taal met twee letters, zoals nl of en.'))
    .min(1, 'Noem ten minste één taal, of haal het gegeven weg.')
    .optional(),
  serviceTerms: serviceTerms.optional(),
  /** People who are named on the page about us. */
  people: z
    .array(z.strictObject({ name: line, role: z.enum(roles, `Kies uit: ${roles.join(', ')}`) }))
    .min(1, 'Noem ten minste één persoon, of haal het gegeven weg.')
    .optional(),
  /** The company's history, per language of the site. */
  milestones: z
    .array(z.strictObject({ year: whole(1900, 2100), texts: eachLanguage }))
    .min(1, 'Noem ten minste één jaar, of haal het gegeven weg.')
    .optional(),
};

const optionalNames = Object.keys(optionalFacts) as (keyof typeof optionalFacts)[];

const companyFacts = z.strictObject({
  brand: line,
  legalName: line,
  chamberOfCommerceNumber: text(/^\d{8}$/, 'Schrijf de acht cijfers van de Kamer van Koophandel.'),
  vatNumber: text(/^NL\d{9}B\d\d$/, 'Schrijf het nummer als NL123456789B01.'),
  siteUrl: text(
    /^https:\/\/[^\s/]+\.[^\s/]+$/,
    'Schrijf het adres zonder schuine streep aan het eind, zoals https://www.naam.nl.',
  ),
  portalUrl: url,
  businessProfileUrl: url,
  email: z.email('Schrijf een e-mailadres, zoals info@naam.nl.'),
  phone,
  whatsapp: phone,
  address: z.strictObject({
    street: line,
    postalCode: text(
      /^[1-9]\d{3} [A-Z]{2}$/,
      'Schrijf vier cijfers, een spatie en twee hoofdletters, zoals 3511 AB.',
    ),
    city: line,
    region: line,
    country: z.literal('NL', 'Schrijf NL.'),
  }),
  geo: z.strictObject({ latitude: number(50.7, 53.6), longitude: number(3.3, 7.3) }),
  socialProfiles: z.array(url).optional(),
  /**
   * Measurement ID of the Google tag. Without an ID, public pages measure nothing, ask for no
   * consent and load nothing from other hosts.
   */
  measurementId: text(
    /^(G-[A-Z0-9]{4,})?$/,
    'Schrijf het als G-ABC1234567, of laat het leeg: dan meet de website niets.',
  ).optional(),
  /**
   * URL of a third-party optimisation script, which is loaded together with the Google tag; empty
   * for none.
   */
  optimisationScriptUrl: text(
    /^(https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?)?$/,
    'Schrijf het hele adres, met https:// ervoor, of laat het leeg: dan is er geen script.',
  ).optional(),
  foundedYear: whole(1900, 2100),
  satisfiedClients: whole(1, 100_000),
  businessesServed: whole(1, 100_000),
  satisfactionPercent: whole(1, 100),
  employees: whole(1, 100_000),
  rating: z
    .strictObject({ value: number(1, 10), best: whole(5, 10), count: whole(1, 1_000_000) })
    .refine(({ value, best }) => value <= best, {
      path: ['value'],
      message: 'Schrijf een cijfer dat niet hoger is dan het hoogste.',
    }),
  priceFromEuro: whole(5, 1_000),
  contractMonths: z
    .array(whole(1, 60))
    .length(3, 'Noem drie looptijden, in maanden.')
    .refine((terms) => isRising(terms), 'Noem elke looptijd één keer, de kortste eerst.')
    .describe('Drie getallen, het kleinste eerst.'),
  promises,
  /** The cost of a late cancellation, in percent of the price. */
  lateCancellationPercent: whole(0, 100),
  ...optionalFacts,
  /** Facts that are made up for a demonstration; such a site cannot go live. */
  examples: z.array(z.enum(optionalNames, `Kies uit: ${optionalNames.join(', ')}`)).optional(),
  openingHours: z
    .strictObject({
      weekdays: weekdays.refine(
        (days) => days.join() === '1,2,3,4,5',
        `In de teksten staat maandag tot en met vrijdag. ${askDeveloper}`,
      ),
      opens: hour,
      closes: hour,
    })
    .refine(({ opens, closes }) => opens < closes || !(hourPattern.test(opens) && hourPattern.test(closes)), {
      path: ['closes'],
      message: 'Schrijf een tijd die later is dan die van opening.',
    }),
  /** Whether planners call in the evening; if not, the form does not offer it. */
  eveningCalls: yesOrNo,
  appointments: z.strictObject({
    // The database refuses a visit on Saturday or Sunday.
    weekdays: weekdays.refine(
      (days) => days.every((day) => day <= 5),
      'Noem werkdagen: 1 is maandag, 5 is vrijdag.',
    ),
    // The forms of the workspace accept one digit.
    teams: whole(1, 9),
    daysAhead: whole(7, 120),
  }),
  /** Days on which the office is closed besides Dutch public holidays. */
  closures: z.array(day, 'Noem de dagen, zoals ["2026-12-31"].').optional(),
  serviceArea: z.strictObject({
    provinces: z
      .array(z.enum(provinces, `Kies uit: ${provinces.join(', ')}`))
      .refine(areNamedInTexts, `In de teksten en op de kaart staan andere provincies. ${askDeveloper}`),
    radiusMeters: whole(1_000, 300_000),
  }),
  paymentMethods: z.array(line).min(1),
  priceRange: text(/^€{1,4}$/, 'Schrijf een tot vier eurotekens: € is goedkoop, €€€€ is duur.'),
});

/** Days and hours are Europe/Amsterdam; prices are EUR excluding VAT; distances are metres. */
export const companySchema = companyFacts
  .refine(isLowestPriceTrue, {
    path: ['priceFromEuro'],
    message:
      'Met deze tarieven begint de kleinste beurt niet bij deze prijs. Pas de prijs of de tarieven aan.',
  })
  .refine(canBeBooked, {
    path: ['promises', 'bookAheadHours'],
    message:
      'Klanten moeten uit minstens acht werkdagen kunnen kiezen. Vul minder uren in, of bied bij Afspraken meer dagen aan.',
  });

/**
 * True when the provinces are those that the text `workArea` and the drawn map name in each
 * language.
 */
function areNamedInTexts(names: readonly string[]): boolean {
  return provinces.every((name) => names.includes(name) === texts.workArea.includes(name));
}

/**
 * True when visitors can choose from at least eight days. With fewer, holidays could leave fewer
 * days than the home page shows.
 */
function canBeBooked({ promises, appointments }: z.output<typeof companyFacts>): boolean {
  const daysLeft = appointments.daysAhead - promises.bookAheadHours / 24;
  return (daysLeft * appointments.weekdays.length) / 7 >= 8;
}

/**
 * True when the price indication of the smallest visit is the lowest price, because pages promise
 * that visit for that price.
 */
function isLowestPriceTrue(facts: z.output<typeof companyFacts>): boolean {
  const { priceIndication, minimumVisit, priceFromEuro: euro } = facts;
  if (!priceIndication || !minimumVisit) return true;
  const { minutes, squareMeters } = minimumVisit;
  const figures = { ...priceIndication, minimumVisit: { euro, minutes } };
  return serviceIds.every((service) => {
    const question = {
      service,
      squareMeters,
      frequency: 'eenmalig',
      partOfDay: 'day',
      floor: 'mixed',
    } as const;
    const { minutesPerVisit, visit } = indicatePrice(question, figures);
    return minutesPerVisit === minutes && visit.from === euro;
  });
}

export type CompanyFacts = z.output<typeof companySchema>;
