import type { PriceRange } from '#domain/price-indication.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/translate.ts';
import { formatEuro } from '#i18n/units.ts';

/** Formats two amounts as a range, or a single amount if they are equal. */
export function formatPriceRange({ from, to }: PriceRange, locale: Locale, t: Translate<'price'>): string {
  const [low, high] = [formatEuro(from, locale), formatEuro(to, locale)];
  return from === to ? low : t('price.range', { from: low, to: high });
}
