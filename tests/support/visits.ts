/**
 * How a visitor comes who has a telephone: by finger or by keyboard, with script or without, in a
 * language that is read from the left or from the right.
 */
import type { Locale } from '#i18n/locales.ts';
import { phone, ways, type Press } from './ways.ts';

export interface Visit {
  title: string;
  locale: Locale;
  hand: keyof typeof ways;
  press: Press;
  /** What `test.use` is given. */
  use: { viewport: typeof phone; hasTouch: boolean; javaScriptEnabled: boolean };
}

/** Each of the eight. */
export const visits: Visit[] = (['finger', 'keyboard'] as const).flatMap((hand) =>
  [true, false].flatMap((javaScriptEnabled) =>
    (['nl', 'ar'] as const).map((locale) => ({
      title: `by ${hand} in ${locale} ${javaScriptEnabled ? 'with' : 'without'} script`,
      locale,
      hand,
      press: ways[hand],
      use: { viewport: phone, hasTouch: hand === 'finger', javaScriptEnabled },
    })),
  ),
);
