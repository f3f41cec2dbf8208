/**
 * The company's promises. Each has a single wording per language, in
 * `messages/<locale>/promises.ts`. Pages, messages, mails and legal texts use that wording by a
 * placeholder such as `{reply}`.
 */
import { yearsInBusiness, type Company } from '#company';
import { fill } from '#i18n/fill.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { promises as ar } from '#i18n/messages/ar/promises.ts';
import { promises as de } from '#i18n/messages/de/promises.ts';
import { promises as en } from '#i18n/messages/en/promises.ts';
import { promises as es } from '#i18n/messages/es/promises.ts';
import { promises as fr } from '#i18n/messages/fr/promises.ts';
import { promises as nl, type Counted, type PromiseTexts } from '#i18n/messages/nl/promises.ts';

/** Returns the number in each promise; undefined for a missing fact. */
function countsOf(facts: Company, year: number) {
  const { promises, contractMonths, serviceTerms } = facts;
  return {
    reply: promises.replyHours,
    replyAgain: promises.replyHours / 24,
    callback: promises.callbackHours,
    confirmation: promises.bookingConfirmationHours,
    confirmationAgain: promises.bookingConfirmationHours / 24,
    complaintReport: promises.complaintReportWorkingDays,
    complaintRepair: promises.complaintHours,
    firstVisit: promises.startAfterContractDays / 7,
    takeover: promises.takeoverMonths,
    application: promises.applicationReplyWorkingDays,
    bookAhead: promises.bookAheadHours,
    freeChange: promises.freeChangeHours,
    lateChange: promises.freeChangeHours,
    bookingTime: promises.bookingMinutes,
    contractShort: contractMonths[0],
    contractMedium: contractMonths[1],
    contractLong: contractMonths[2],
    overYears: yearsInBusiness(year),
    overClients: facts.satisfiedClients,
    overBusinesses: facts.businessesServed,
    overEmployees: facts.employees,
    noticePeriod: facts.noticePeriodMonths,
    conductCertificate: serviceTerms?.conductCertificateYears,
    training: serviceTerms?.training?.guidedVisits,
    standIns: serviceTerms?.standIns,
    payment: serviceTerms?.paymentDays,
    qualityCheck: serviceTerms?.qualityCheck?.everyMonths,
    emergency: serviceTerms?.emergency?.hours,
  } satisfies Record<string, number | undefined>;
}

/**
 * Returns assurances that a client can verify, such as "certified and insured"; empty if there are
 * none.
 */
function assurancesOf(facts: Company, own: PromiseTexts, locale: Locale): string {
  const words = [
    ...(facts.certificate ? [own.certifiedWord] : []),
    ...(facts.insuredSumEuro === undefined ? [] : [own.insuredWord]),
  ];
  return new Intl.ListFormat(localeInfo[locale].intl).format(words);
}

/**
 * Tells for each sentence whether its facts are present. A sentence without its facts is left out.
 */
function knownSentences(facts: Company) {
  const { serviceTerms } = facts;
  return {
    contractChoice: true,
    priceFrom: true,
    complaint: true,
    start: true,
    priceOffer: true,
    indicativePrice: true,
    workArea: true,
    emergencyCall: true,
    priceIndication: facts.priceIndication !== undefined,
    minimumVisit: facts.minimumVisit !== undefined,
    certificate: facts.certificate !== undefined,
    certified: facts.certificate !== undefined,
    insuredSum: facts.insuredSumEuro !== undefined,
    ratingSource: facts.ratingSource !== undefined,
    satisfactionSource: facts.satisfactionSource !== undefined,
    languagesSpoken: facts.languagesSpoken !== undefined,
    confidentiality: serviceTerms?.confidentiality === true,
    vaccination: serviceTerms?.hepatitisBVaccination === true,
    consumablesBilled: serviceTerms?.consumables === 'billed',
    consumablesIncluded: serviceTerms?.consumables === 'included',
    contactPerson: serviceTerms?.contact !== undefined,
  };
}

const texts: Record<Locale, PromiseTexts> = { nl, en, es, de, fr, ar };

/**
 * Returns the wordings of the promises by placeholder; empty if a fact is missing. `values` are the
 * values of other placeholders.
 */
export function promisesFor(
  locale: Locale,
  values: Readonly<Record<string, string>>,
  facts: Company,
  year: number,
): Record<string, string> {
  const own = texts[locale];
  const counted = mapValues(countsOf(facts, year), (count, name) =>
    formatCounted(own[name], count, locale, values),
  );
  const known = { ...values, ...counted };
  const sentences = mapValues(knownSentences(facts), (isKnown, name) =>
    isKnown ? fill(own[name], known) : '',
  );
  const changing = facts.lateCancellationPercent === 0 ? own.changingFree : own.changingCharged;
  const all = {
    ...counted,
    ...sentences,
    changing: fill(changing, known),
    assurances: assurancesOf(facts, own, locale),
  };
  return { ...all, ...capitalised(all) };
}

/** Returns the wordings that start a sentence, such as `{Reply}` for `{reply}`. */
function capitalised(wordings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wordings).map(([name, text]) => [upperFirst(name), upperFirst(text)]),
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatCounted(
  forms: Counted,
  count: number | undefined,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string {
  if (count === undefined) return '';
  const { intl } = localeInfo[locale];
  const form = forms[new Intl.PluralRules(intl).select(count)] ?? forms.other;
  return fill(form, { ...values, n: count.toLocaleString(intl) });
}

function mapValues<Name extends string, Value>(
  values: Record<Name, Value>,
  change: (value: Value, name: Name) => string,
): Record<Name, string> {
  const entries = Object.entries(values) as [Name, Value][];
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)])) as Record<
    Name,
    string
  >;
}
