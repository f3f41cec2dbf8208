import { retentionRules, type Retention } from '#domain/retention.ts';
import { formatDuration } from '#i18n/durations.ts';
import { factsFor } from '#i18n/facts.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatDays } from '#i18n/retention-periods.ts';
import { translator } from '#i18n/translate.ts';
import { submissions } from '#contracts/registry.ts';

/**
 * Matches a period in minutes to months: a number in digits, or a word up to five. Skips times
 * (17:00).
 */
const periods: Record<Locale, RegExp> = {
  nl: /(?<![\d:–-])(?:\d+|(?:binnen|ongeveer) (?:een|één)|twee|drie|vier|vijf) (?:kantoor|werk)?(?:minuten|uur|uren|dag|dagen|week|weken|maand|maanden)\b/gi,
  en: /(?<![\d:–-])(?:\d+|(?:within|about) (?:an?|one)|two|three|four|five) (?:office |working )?(?:minutes?|hours?|days?|weeks?|months?)\b/gi,
  es: /(?<![\d:–-])(?:\d+|(?:en|dentro de|aproximadamente) (?:una?)|dos|tres|cuatro|cinco) (?:minutos?|horas?|días?|semanas?|mes|meses)(?!\p{L})/giu,
  de: /(?<![\d:–-])(?:\d+|(?:innerhalb|etwa) (?:eine[rs]?|von einer)|zwei|drei|vier|fünf) (?:Büro|Arbeits|Werk)?(?:Minuten?|Stunden?|Tage?n?|Tags?|Wochen?|Monate?n?)\b/gi,
  fr: /(?<![\d:–-])(?:\d+|(?:sous|environ) une?|deux|trois|quatre|cinq) (?:minutes?|heures?|jours?|semaines?|mois)\b/gi,
  ar: /(?:\d+ (?:دقيقة|دقائق|ساعة|ساعات|يوم|يومًا|أيام|أسبوع|أسابيع|شهر|شهرًا|أشهر)|خلال (?:ساعة|يوم|أسبوع|شهر))(?!\p{L})/gu,
};

/** Matches words that refer to the company. */
const ours: Record<Locale, RegExp> = {
  nl: /\b(?:wij|ons|onze|\{brand\})\b/i,
  en: /\b(?:we|our|us)\b/i,
  es: /\b(?:nuestr[oa]s?|nos)\b/i,
  de: /\b(?:wir|uns|unser\w*)\b/i,
  fr: /\b(?:nous|notre|nos)\b/i,
  ar: /(?:لدينا|فريقنا|نردّ|نبدأ)/u,
};

/**
 * Finds sentences that state a period of time in words other than the permitted wordings. With
 * `isOursOnly`, finds only sentences about the company, because articles mention other durations
 * too.
 */
export function findOwnPromises(
  sentences: readonly string[],
  locale: Locale,
  { isOursOnly = false } = {},
): string[] {
  const wordings = wordingsOf(locale);
  const { brand = '' } = factsFor(locale);
  return sentences.filter((sentence) => {
    const text = foldSpaces(sentence);
    const refersToCompany = ours[locale].test(text) || text.includes(brand);
    if (isOursOnly && !refersToCompany) return false;
    const rest = wordings.reduce((left, wording) => left.replaceAll(wording, ' … '), text);
    return matches(rest, periods[locale]);
  });
}

/** All permitted wordings of periods, longest first. */
function wordingsOf(locale: Locale): string[] {
  const texts = [...Object.values(factsFor(locale)), ...keptPeriods(locale), ...readingTimes(locale)];
  return texts
    .flatMap((wording) => foldSpaces(wording).split(/(?<=[.!?؟]) /))
    .filter((wording) => matches(wording, periods[locale]))
    .sort((one, other) => other.length - one.length);
}

/** Retention periods that pages may state, except those of a day or less, which are in hours. */
function keptPeriods(locale: Locale): string[] {
  const retentions: Retention[] = [
    ...Object.values(retentionRules),
    ...submissions.map(({ retention }) => retention),
  ];
  const days = retentions.flatMap((retention) =>
    retention.days === undefined
      ? []
      : [retention.days, retention.daysWithConsent ?? [], retention.daysUndecided ?? []].flat(),
  );
  return days.filter((count) => count > 1).map((count) => formatDays(count, locale));
}

function readingTimes(locale: Locale): string[] {
  const t = translator(locale);
  return Array.from({ length: 30 }, (_, index) =>
    t('blog.readingTime', { duration: formatDuration(index + 1, 'minute', locale) }),
  );
}

function matches(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

/** Collapses white space, including non-breaking spaces, and removes invisible characters. */
export function foldSpaces(text: string): string {
  return text.replace(/[\u00ad\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
}
