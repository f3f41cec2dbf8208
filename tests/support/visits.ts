/**
 * Visits with a telephone: by finger or by keyboard, with script or without, in a language that is
 * read from the left or from the right.
 */
import type { Locale } from '#i18n/locales.ts';
import { phone, ways, type Press } from './ways.ts';

export interface Visit {
  title: string;
  locale: Locale;
  hand: keyof typeof ways;
  press: Press;
  /** Options for `test.use`. */
  use: { viewport: typeof phone; hasTouch: boolean; javaScriptEnabled: boolean };
}

/** Four of the eight, among which every two of the three choices meet. */
export const visits: Visit[] = [
  visit('finger', 'nl', true),
  visit('keyboard', 'ar', true),
  visit('keyboard', 'nl', false),
  visit('finger', 'ar', false),
];

function visit(hand: keyof typeof ways, locale: Locale, javaScriptEnabled: boolean): Visit {
  return {
    title: `by ${hand} in ${locale} ${javaScriptEnabled ? 'with' : 'without'} script`,
    locale,
    hand,
    press: ways[hand],
    use: { viewport: phone, hasTouch: hand === 'finger', javaScriptEnabled },
  };
}
