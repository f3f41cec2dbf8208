import type { Locale } from '#i18n/locales.ts';
import { translatorOf, type Namespace, type Texts } from '#i18n/texts.ts';
import type { Translate } from '#i18n/translate.ts';
import { createContext, useContext, useMemo } from 'react';

export interface Translation<Name extends Namespace> {
  locale: Locale;
  t: Translate<Name>;
}

/** The language and the texts of an island. */
export const Translation = createContext<Translation<never> | undefined>(undefined);

/** Returns the value of the context, from the texts that the page passes. */
export function useTexts<Name extends Namespace>(locale: Locale, texts: Texts<Name>): Translation<Name> {
  return useMemo(() => ({ locale, t: translatorOf(texts) }), [locale, texts]);
}

/** Returns the value of the context. `Name` lists the namespaces that the component uses. */
export function useTranslation<Name extends Namespace = 'form'>(): Translation<Name> {
  const translation = useContext(Translation);
  if (!translation) throw new Error('This component is outside a Translation context.');
  return translation as Translation<Name>;
}
