import { formatWorkingTime } from '#i18n/durations.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill, fillWhole, type Parameters } from '#i18n/fill.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import * as ar from '#i18n/messages/ar/index.ts';
import * as de from '#i18n/messages/de/index.ts';
import * as en from '#i18n/messages/en/index.ts';
import * as es from '#i18n/messages/es/index.ts';
import * as fr from '#i18n/messages/fr/index.ts';
import * as nl from '#i18n/messages/nl/index.ts';
import type { Messages } from '#i18n/messages/nl/index.ts';
import { joinUnits } from '#i18n/units.ts';

/** The keys of all texts, in the form `namespace.key`. */
export type MessageKey<Namespace extends keyof Messages = keyof Messages> = {
  [Each in Namespace]: `${Each}.${keyof Messages[Each] & string}`;
}[Namespace];

export type Translate<Namespace extends keyof Messages = keyof Messages> = (
  key: MessageKey<Namespace>,
  parameters?: Parameters,
  /** `template` keeps each `{name}` without a value, to be filled in later. */
  kind?: 'template',
) => string;

const catalogue: Record<Locale, Record<string, Record<string, string>>> = { nl, en, es, de, fr, ar };

/**
 * Returns the translation function of a language. A missing translation falls back to Dutch; an
 * unknown key is returned as it is. Each `{name}` gets its value from the parameters, or else from
 * the company's facts. Without a value the function throws an `UnfilledError`, unless `kind` is
 * `template`. Numbers stay on one line with their units.
 */
export function translator(locale: Locale): Translate {
  const facts = factsFor(locale);
  return (key, parameters, kind) => {
    const [screen = '', name = ''] = key.split('.');
    const text = catalogue[locale][screen]?.[name] ?? catalogue[defaultLocale][screen]?.[name];
    if (text === undefined) return key;
    // This is faster for most texts, which have no placeholders.
    if (!text.includes('{')) return joinUnits(text);
    const values = parameters ? { ...facts, ...parameters, ...formatMinutes(parameters, locale) } : facts;
    return joinUnits(kind === 'template' ? fill(text, values) : fillWhole(text, values));
  };
}

/**
 * Formats the parameter `minutes` with its unit, because only `Intl` knows the plurals of each
 * language.
 */
function formatMinutes({ minutes }: Parameters, locale: Locale): Parameters {
  return typeof minutes === 'number' ? { minutes: formatWorkingTime(minutes, locale) } : {};
}
