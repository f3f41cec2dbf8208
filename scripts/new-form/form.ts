/** What is known of a new form before its files are written. */
import { locales, type Locale } from '#i18n/locales.ts';
import { screens } from '#i18n/screens.ts';
import { messages } from '#i18n/messages/nl/index.ts';
import { storedForms } from '#server/forms/registry.ts';

export interface NewForm {
  /** In code, such as `complaint`. */
  name: string;
  /** Of its component, such as `Complaint`. */
  pascal: string;
  /** Of its files. */
  stem: string;
  /** Of its table in SQL, and in code. */
  table: string;
  tableKey: string;
  path: string;
  prefix: string;
  /** What it is called, with a capital where the language has them. */
  labels: Record<Locale, string>;
  slugs: Record<Locale, string>;
}

const usage =
  'npm run new:form -- complaint "nl=klacht" "en=complaint" "es=queja" "de=Beschwerde" "fr=réclamation" "ar=شكوى"';
const otherPrefixes = ['NWS'];

/** Throws with a sentence for what cannot be used. */
export function readForm([name = '', ...given]: string[]): NewForm {
  if (!/^[a-z][a-zA-Z]{2,24}$/.test(name)) throw new Error(`The name is one word in camelCase: ${usage}`);
  if (Object.hasOwn(screens, name) || Object.hasOwn(messages, name))
    throw new Error(`There is a page or a file of texts with the name ${name}.`);
  const options = new Map(given.map((option) => option.split('=', 2) as [string, string]));
  const labels = perLocale((locale) => labelOf(locale, options.get(locale)));
  const slugs = perLocale((locale) => slugOf(labels[locale === 'ar' ? 'en' : locale]));
  if (Object.values(screens).some(({ paths }) => paths.nl === slugs.nl))
    throw new Error(`There is a page at /${slugs.nl}.`);
  const stem = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    ...{ name, stem, labels, slugs },
    pascal: name.charAt(0).toUpperCase() + name.slice(1),
    table: `${stem.replaceAll('-', '_')}s`,
    tableKey: `${name}s`,
    path: `/api/${stem}s`,
    prefix: prefixOf(options.get('prefix') ?? slugs.nl.replace(/[^a-z]/g, '').slice(0, 3)),
  };
}

function perLocale(make: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, string>;
}

function labelOf(locale: Locale, given = ''): string {
  const label = given.trim();
  if (label.length < 3 || label.length > 30)
    throw new Error(`What the form is called in "${locale}" has 3 to 30 characters: ${usage}`);
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}

function slugOf(label: string): string {
  const spelled = label
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replace(/[äöü]/g, (vowel) => `${vowel}e`);
  const slug = spelled
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-|-$/g, '');
}

function prefixOf(letters: string): string {
  const prefix = letters.toUpperCase();
  if (!/^[A-Z]{3}$/.test(prefix)) throw new Error(`A reference starts with three letters: add "prefix=XYZ".`);
  if ([...storedForms.map((form) => form.referencePrefix), ...otherPrefixes].includes(prefix))
    throw new Error(`Another form has references with ${prefix}: add "prefix=" and three other letters.`);
  return prefix;
}
