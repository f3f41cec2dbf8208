/**
 * Visits on a phone: by touch or by keyboard, with or without script, in a left-to-right or
 * right-to-left language.
 */
import type { Locale } from '#i18n/locales.ts';
import { isFull } from './sweep.ts';
import { phone, ways } from './ways.ts';

/** With those below, four of the eight combinations, which cover every pair of options. */
const byFinger = [visit('finger', 'nl', true), visit('finger', 'ar', false)];
const byKeyboard = [visit('keyboard', 'ar', true), visit('keyboard', 'nl', false)];

/** Those by keyboard, unless the run is full. */
export const visits = isFull ? [...byFinger, ...byKeyboard] : byKeyboard;

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
