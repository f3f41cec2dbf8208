/**
 * Visits on a phone: by touch or by keyboard, with or without script, in a left-to-right or
 * right-to-left language.
 */
import type { Locale } from '#i18n/locales.ts';
import { isFull } from './sweep.ts';
import { phone, pressBy } from './visitors.ts';

/**
 * Together with `byKeyboard` these are four of the eight combinations, and cover every pair of
 * options.
 */
const byFinger = [visit('finger', 'nl', true), visit('finger', 'ar', false)];
const byKeyboard = [visit('keyboard', 'ar', true), visit('keyboard', 'nl', false)];

/** All four in a full run, otherwise the two by keyboard. */
export const visits = isFull ? [...byFinger, ...byKeyboard] : byKeyboard;

function visit(input: keyof typeof pressBy, locale: Locale, javaScriptEnabled: boolean) {
  return {
    title: `by ${input} in ${locale} ${javaScriptEnabled ? 'with' : 'without'} script`,
    locale,
    input,
    press: pressBy[input],
    /** Options for `test.use`. */
    use: { viewport: phone, hasTouch: input === 'finger', javaScriptEnabled },
  };
}

export type Visit = ReturnType<typeof visit>;
