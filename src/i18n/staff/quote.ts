import { localeInfo, type Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { formatEuro } from '#i18n/units.ts';
import type { PriceAnswers } from '#contracts/price-indication.ts';
import type { LostReason, QuoteUnit } from '#contracts/staff/quote.ts';

export const unitLabels: Readonly<Record<QuoteUnit, string>> = { month: 'per maand', visit: 'per beurt' };

export const lostReasonLabels: Readonly<Record<LostReason, string>> = {
  price: 'Prijs',
  planning: 'Planning',
  choice: 'Andere keuze',
  silence: 'Geen reactie',
  other: 'Anders',
};

/** Formats an amount without its unit, such as `89,50`. */
export function formatAmount(amount: number): string {
  return (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',');
}

/** Formats the amount of a quote, such as `€ 89,50 per beurt`. */
export function formatQuote(amount: number, unit: QuoteUnit): string {
  return `${formatEuro(amount, 'nl')} ${unitLabels[unit]}`;
}

/** Describes what a price indication assumes, such as `340 m² · Eens per week · In het weekend`. */
export function describePriceAnswers(answers: PriceAnswers, locale: Locale): string {
  const t = translator(locale);
  const { squareMeters, frequency, partOfDay, floor } = answers;
  const area = `${squareMeters.toLocaleString(localeInfo[locale].intl)} m²`;
  const texts = [area, t(`price.${frequency}`), t(`price.${partOfDay}`)];
  // The name of mixed floors is an answer of somebody who does not know.
  return [...texts, ...(floor === 'mixed' ? [] : [t(`price.${floor}`)])].join(' · ');
}
