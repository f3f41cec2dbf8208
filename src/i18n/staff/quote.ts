import { formatEuro } from '#i18n/units.ts';
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
