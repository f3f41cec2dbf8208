/** What is known of a new language before its files are written: all of it is that of `Intl`. */
import { locales } from '#i18n/locales.ts';

export interface NewLanguage {
  code: string;
  /** In the language itself, and in Dutch. */
  label: string;
  dutchName: string;
  /** With the country where most speak it, such as `pl-PL`. */
  tag: string;
}

/** Throws with a sentence for a code that cannot be used. */
export function readLanguage([code = '']: string[]): NewLanguage {
  if (!/^[a-z]{2}$/.test(code)) throw new Error('Give the code of a language: npm run new:language -- pl');
  if ((locales as readonly string[]).includes(code)) throw new Error(`The site speaks "${code}" already.`);
  const { language, script, region } = new Intl.Locale(code).maximize();
  if (region === undefined) throw new Error(`"${code}" is no code of a language (ISO 639-1).`);
  if (script !== 'Latn')
    throw new Error(
      `"${code}" is written in another script than Latin: docs/adding-a-language.md says what that takes.`,
    );
  const label = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    code,
    label: label.charAt(0).toLocaleUpperCase(code) + label.slice(1),
    dutchName: new Intl.DisplayNames('nl', { type: 'language' }).of(code) ?? code,
    tag: `${language}-${region}`,
  };
}

/** How the language writes a day without its year, such as `{weekday}, {day} {month}`. */
export function dayPattern({ tag }: NewLanguage): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const names = ['weekday', 'day', 'month'];
  const parts = format.formatToParts(new Date('2026-11-23T12:00:00Z'));
  return parts.map(({ type, value }) => (names.includes(type) ? `{${type}}` : value)).join('');
}
