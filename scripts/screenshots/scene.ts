import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import type { Place } from './place.ts';

/** What there is to take a picture of. */
export interface Scene {
  name: string;
  path: (locale: Locale) => string;
  /** All unless given. */
  locales?: readonly Locale[];
  /** True when what counts is what stands in the window, not the page to its end. */
  isWindow?: boolean | undefined;
  /** What a visitor does before the picture is taken. */
  act?: (page: Page, locale: Locale, place: Place) => Promise<void>;
}
