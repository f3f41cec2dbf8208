import { locales, type Locale } from '#i18n/locales.ts';

/**
 * True in a run that tries all cases (`npm run test:full` sets FULL=true); other runs try a fixed
 * part of them.
 */
export const isFull = process.env.FULL === 'true';

/** The number of cases to try in this run, out of `count`. */
export function shareOf(count: number): number {
  return isFull ? count : Math.ceil(count / 10);
}

/** The languages to try: one per direction, unless the run is full. */
export const triedLocales: readonly Locale[] = isFull ? locales : ['nl', 'ar'];
