import type { Locale } from '#i18n/locales.ts';
import { translatorOf, type Namespace, type Texts } from '#i18n/texts.ts';
import type { Translate } from '#i18n/translate.ts';
import { createContext, useContext, useMemo } from 'react';

export interface Translation<Name extends Namespace> {
  locale: Locale;
  t: Translate<Name>;
}

/** The language of an island, set once around all that it shows. */
export const Translation = createContext<Translation<never> | undefined>(undefined);

/** The language of an island, from what its page gives it. */
export function useTexts<Name extends Namespace>(locale: Locale, texts: Texts<Name>): Translation<Name> {
  return useMemo(() => ({ locale, t: translatorOf(texts) }), [locale, texts]);
}

/** The language of the island around a component, which names the namespaces that it uses. */
export function useTranslation<Name extends Namespace = 'form'>(): Translation<Name> {
  const translation = useContext(Translation);
  if (!translation) throw new Error('Nothing around this component gives it a language.');
  return translation as Translation<Name>;
}
