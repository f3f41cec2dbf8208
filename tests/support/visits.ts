/**
 * Visits on a phone: by touch or by keyboard, with or without script, in a left-to-right or
 * right-to-left language.
 */
import type { Locale } from '#i18n/locales.ts';
import { phone, ways } from './ways.ts';

/** Four of the eight combinations, which cover every pair of options. */
export const visits = [
  visit('finger', 'nl', true),
  visit('keyboard', 'ar', true),
  visit('keyboard', 'nl', false),
  visit('finger', 'ar', false),
];

function visit(hand: keyof typeof ways, locale: Locale, javaScriptEnabled: boolean) {
  return {
    title: `by ${hand} in ${locale} ${javaScriptEnabled ? 'with' : 'without'} script`,
    locale,
    hand,
    press: ways[hand],
    /** Options for `test.use`. */
    use: { viewport: phone, hasTouch: hand === 'finger', javaScriptEnabled },
  };
}

export type Visit = ReturnType<typeof visit>;
