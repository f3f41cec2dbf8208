import { fill } from '#i18n/fill.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';

/** The texts that an island shows, by key: only these travel to the browser. */
export type Texts = Partial<Record<MessageKey, string>>;

/** Takes the given texts out of a language, with the company's facts filled in. */
export function pickTexts(t: Translate, keys: readonly MessageKey[]): Texts {
  return Object.fromEntries(keys.map((key) => [key, t(key)]));
}

/**
 * Gives the function that an island translates with. A text that was not picked is given as its
 * key.
 */
export function translatorOf(texts: Texts): Translate {
  return (key, parameters = {}) => fill(texts[key] ?? key, parameters);
}
