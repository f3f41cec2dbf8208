/**
 * The facts about the company. Pages, structured data, mails, booking rules and tests read them
 * from this module. Editors change `src/content/company.json`, which the build validates with
 * `src/collections/company-schema.ts`.
 */
import type { CompanyFacts } from '#collections/company-schema.ts';
import facts from './content/company.json' with { type: 'json' };

/** Defaults of optional facts. */
const defaults = {
  socialProfiles: [] as string[],
  closures: [] as string[],
  examples: [] as NonNullable<CompanyFacts['examples']>,
  measurementId: '',
  optimisationScriptUrl: '',
};
const edited = { ...defaults, ...(facts as CompanyFacts) } as CompanyFacts & typeof defaults;

/** Days and hours are Europe/Amsterdam; prices are EUR excluding VAT; distances are metres. */
export const company = {
  ...edited,
  timeZone: 'Europe/Amsterdam',
  /** When planners call back, for each part of a working day. */
  callbackTimes: {
    ochtend: { from: '09:00', until: '12:00' },
    middag: { from: '12:00', until: '17:00' },
    avond: { from: '17:00', until: '20:00' },
  },
  /** The hours must match those in the database: see `appointmentSlots`. */
  appointments: { ...edited.appointments, opens: '09:00', closes: '17:00' },
  currenciesAccepted: 'EUR',
} as const;

/** The facts as a parameter, for functions that tests call with other facts. */
export type Company = typeof company;

/** Sample values of the project, which must be replaced before the site goes live. */
const invented = {
  brand: 'Blinkvast',
  legalName: 'Blinkvast Schoonmaak B.V.',
  chamberOfCommerceNumber: '00000000',
  vatNumber: 'NL000000000B00',
  siteUrl: 'https://www.blinkvast.example',
  portalUrl: 'https://portaal.blinkvast.example',
  businessProfileUrl: 'https://maps.google.com/?q=Blinkvast+Utrecht',
  email: 'info@blinkvast.example',
  phone: '+31 30 000 00 00',
  whatsapp: '+31 6 00 00 00 00',
  'address.street': 'Voorbeeldstraat 1',
  'address.postalCode': '3500 AA',
};

/** Names of the facts that still have a sample value, or are marked as examples. */
export const placeholders: string[] = /* @__PURE__ */ findPlaceholders();

function findPlaceholders(): string[] {
  const values: Record<string, unknown> = {
    ...edited,
    'address.street': edited.address.street,
    'address.postalCode': edited.address.postalCode,
  };
  const unchanged = Object.entries(invented).flatMap(([name, value]) =>
    values[name] === value ? [name] : [],
  );
  return [...unchanged, ...edited.examples];
}

/** Facts that only the company knows; pages omit what depends on a missing one. */
const optionalFacts = [
  'certificate',
  'insuredSumEuro',
  'minimumVisit',
  'priceIndication',
  'noticePeriodMonths',
  'ratingSource',
  'satisfactionSource',
  'languagesSpoken',
  'serviceTerms',
  'people',
  'milestones',
] as const satisfies (keyof CompanyFacts)[];

/** Names of the optional facts that are missing. */
export const emptyFacts: string[] = /* @__PURE__ */ optionalFacts.filter(
  (name) => edited[name] === undefined,
);

/** Returns the difference of calendar years, because only the year of the foundation is known. */
export function yearsInBusiness(year: number): number {
  return year - company.foundedYear;
}
