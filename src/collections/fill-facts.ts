import { factsFor } from '#i18n/facts.ts';
import { fill, type Parameters } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { joinUnits } from '#i18n/units.ts';

/** Fills facts into an entry's texts at any depth, and keeps numbers and units on one line. */
export function fillFacts<Data>(data: Data, locale: Locale, facts: Parameters = factsFor(locale)): Data {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? joinUnits(fill(value, facts)) : value,
  ) as Data;
}
