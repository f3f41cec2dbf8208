import type { Locale } from '#i18n/locales.ts';
import { translatorOf, type Texts } from '#i18n/pick-texts.ts';
import type { Translate } from '#i18n/translate.ts';
import { createContext, useContext, useMemo } from 'react';

interface Translation {
  locale: Locale;
  t: Translate;
}

/** The language of an island, set once around all that it shows. */
export const Translation = createContext<Translation | undefined>(undefined);

/** The language of an island, from what its page gives it. */
export function useTexts(locale: Locale, texts: Texts): Translation {
  return useMemo(() => ({ locale, t: translatorOf(texts) }), [locale, texts]);
}

export function useTranslation(): Translation {
  const translation = useContext(Translation);
  if (!translation) throw new Error('Nothing around this component gives it a language.');
  return translation;
}
