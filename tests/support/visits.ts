/**
 * Visits on a phone: by touch or by keyboard, with or without script, in a left-to-right or
 * right-to-left language.
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

/** Four of the eight combinations, which cover every pair of options. */
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
