/**
 * A phrase that a page has to say, in Dutch and English. The company's numbers are tokens, as in
 * the texts themselves; upper and lower case do not matter.
 */
import type { Locale } from '#i18n/locales.ts';
import type { ScreenId } from '#i18n/routes.ts';

/** In the order of `factLocales`. */
export type Phrase = readonly [nl: string, en: string];

export const factLocales = ['nl', 'en'] as const satisfies Locale[];

export interface PageFacts {
  phrases: readonly Phrase[];
  /** Screens that the main part of the page links to. */
  links?: readonly ScreenId[];
  /** Starts of other addresses that the main part links to. */
  addresses?: readonly string[];
}

export const callAddress = 'tel:';

export const contactServices: readonly Phrase[] = [
  ['Apotheek', 'Pharmacy'],
  ['Huisartsenpraktijk', 'GP practice'],
  ['Mkb', 'Small or medium-sized business'],
  ['Kantoor', 'Office'],
  ['Zorgcentrum', 'Care centre'],
];

export const complaint = same('{complaint}');
export const reply = same('{reply}');
export const requiredField: Phrase = ['Verplicht veld', 'Required field'];
export const rating: readonly Phrase[] = [
  ['{rating} van {ratingBest}', '{rating} out of {ratingBest}'],
  ['{reviews} beoordelingen', '{reviews} reviews'],
];

export const quoteAndCall = { links: ['contact'], addresses: [callAddress] } as const;

/** A phrase that is the same in both. */
export function same(text: string): Phrase {
  return [text, text];
}

/** For `map`: pairs each Dutch phrase with the English one of the same place. */
export function pairWith(english: readonly string[]) {
  return (dutch: string, index: number): Phrase => [dutch, english[index] ?? ''];
}
