import { locales, type Locale } from '#i18n/locales.ts';

/**
 * True in a run that tries all cases (`npm run test:full` sets FULL=true). Other runs try a fixed
 * part of them.
 */
export const isFull = process.env.FULL === 'true';

/** Returns how many of `count` cases to try in this run. */
export function shareOf(count: number): number {
  return isFull ? count : Math.ceil(count / 10);
}

/** The languages to try: all in a full run, otherwise one per writing direction. */
export const triedLocales: readonly Locale[] = isFull ? locales : ['nl', 'ar'];
