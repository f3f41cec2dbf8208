/** The languages of the site. Whatever exists in each language is derived from this list. */
export const locales = ['nl', 'en', 'es', 'de', 'fr', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** The default language. Its paths have no prefix, and its texts replace missing ones. */
export const defaultLocale: Locale = 'nl';

export interface LocaleInfo {
  /** The language's own name, for the language selector. */
  label: string;
  dir: 'ltr' | 'rtl';
  hreflang: string;
  /** The tag for `Intl`. Arabic uses Western digits, as is usual in the Netherlands. */
  intl: string;
  openGraph: string;
}

export const localeInfo: Record<Locale, LocaleInfo> = {
  nl: { label: 'Nederlands', dir: 'ltr', hreflang: 'nl', intl: 'nl-NL', openGraph: 'nl_NL' },
  en: { label: 'English', dir: 'ltr', hreflang: 'en', intl: 'en-GB', openGraph: 'en_GB' },
  es: { label: 'Español', dir: 'ltr', hreflang: 'es', intl: 'es-ES', openGraph: 'es_ES' },
  de: { label: 'Deutsch', dir: 'ltr', hreflang: 'de', intl: 'de-DE', openGraph: 'de_DE' },
  fr: { label: 'Français', dir: 'ltr', hreflang: 'fr', intl: 'fr-FR', openGraph: 'fr_FR' },
  ar: { label: 'العربية', dir: 'rtl', hreflang: 'ar', intl: 'ar-EG-u-nu-latn', openGraph: 'ar_AR' },
};

/** True if the value is the code of a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** Returns the language of a site-relative path, from its prefix. */
export function localeOfPath(path: string): Locale {
  const [, first] = path.split('/');
  return isLocale(first) ? first : defaultLocale;
}
