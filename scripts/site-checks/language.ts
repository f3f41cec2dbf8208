/** Whether a page speaks one language: words of another that were left on it. */
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { readableText } from './readable-text.ts';
import { company } from '#company';
import { locales, type Locale } from '#i18n/locales.ts';

/** Small, frequent words that of the six languages only one has, and the words of the trade. */
const words: Record<Exclude<Locale, 'ar'>, string> = {
  nl: 'het een wij niet uw onze voor naar bij zonder ook maar wordt worden hebben heeft deze waarom welke alle schoonmaak schoonmaken offerte afspraak vraag aan tot werkdagen uur verplicht kies',
  en: 'the and with your you our from this that which when where why not without choose cleaning quote booking required request hours please thank read more close open',
  de: 'und nicht wir ihr ihre ihren für oder auch eine einen werden können ohne nach warum welche reinigung angebot termin anfrage stunden bitte wählen',
  fr: 'est nous une avec dans votre notre vers sans pourquoi quels nettoyage devis heures choisissez veuillez être aux cette merci',
  es: 'una para nuestro nuestra nuestros también cómo usted limpieza presupuesto horas elija gracias hasta desde según qué',
};

/** What an Arabic page may write in Latin letters besides the company's own names: norms, products, names and places. */
const latinAllowed = new Set(
  'whatsapp facebook linkedin twitter x gmp haccp'.split(' ').concat(latinWords(company.brand)),
);

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Words of another language, outside the elements that say that they speak it. */
export function checkLanguage(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap((page) =>
    foreignWords(page).map((word) => `${page.path}: "${word}" is of another language`),
  );
}

function foreignWords(page: BuiltPage): string[] {
  const text = textsOf(page);
  if (page.locale === 'ar') return unique(latinWords(text).filter((word) => !latinAllowed.has(word)));
  const foreign = new Set(
    locales.flatMap((locale) => (locale === page.locale || locale === 'ar' ? [] : words[locale].split(' '))),
  );
  for (const own of words[page.locale].split(' ')) foreign.delete(own);
  const found = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => foreign.has(word) || /\p{Script=Arabic}/u.test(word),
  );
  return unique(found);
}

/** All that is read on a page, in small letters; not addresses and what the company is called. */
function textsOf({ root, locale }: BuiltPage): string {
  const speaksAnother = (element: HTMLElement) => {
    const language = element.getAttribute('lang');
    return language !== undefined && language !== locale;
  };
  const spoken = spokenAttributes.flatMap((name) =>
    root
      .querySelectorAll(`[${name}]`)
      .filter((element) => !hasAncestor(element, speaksAnother))
      .map((element) => element.getAttribute(name) ?? ''),
  );
  const metas = root.querySelectorAll('meta[name="description"]').map((meta) => meta.getAttribute('content') ?? '');
  return [readableText(root, speaksAnother), ...spoken, ...metas]
    .join(' ')
    .replace(/\u00ad/g, '')
    .replace(/\S+@\S+|https?:\S+/g, ' ')
    .toLowerCase();
}

function hasAncestor(element: HTMLElement, is: (element: HTMLElement) => boolean): boolean {
  return is(element) || (element.parentNode as HTMLElement | null ? hasAncestor(element.parentNode, is) : false);
}

function latinWords(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Latin}{2,}/gu) ?? [];
}

function unique(found: string[]): string[] {
  return [...new Set(found)];
}
