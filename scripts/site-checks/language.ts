/** Whether a page speaks one language: words of another that were left on it. */
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { readableText } from './readable-text.ts';
import { company } from '#company';
import { locales, type Locale } from '#i18n/locales.ts';

/** Small, frequent words that of the six languages only one has, and the words of the trade. */
const words: Record<Exclude<Locale, 'ar'>, string> = {
  nl: 'het een wij niet uw onze voor naar bij zonder ook maar wordt worden hebben heeft deze waarom welke schoonmaak schoonmaken offerte afspraak vraag aan tot werkdagen uur verplicht kies',
  en: 'the and with your you our from this that which when where why not without choose cleaning quote booking required request hours please thank read more close',
  de: 'und nicht wir ihr ihre ihren für oder auch eine einen werden können ohne nach warum welche reinigung angebot termin anfrage stunden bitte wählen',
  fr: 'est nous une avec dans votre notre vers sans pourquoi quels nettoyage devis heures choisissez veuillez être aux cette merci',
  es: 'una para nuestro nuestra nuestros también cómo usted limpieza presupuesto horas elija gracias hasta desde según qué',
};

/** Names that keep their own spelling on every page: of norms, laws, organisations, places and techniques. */
const names = [
  company.legalName,
  company.brand,
  company.address.street,
  company.address.city,
  ...[
    'Facebook',
    'Google Ads Headers Optimization',
    'Google Analytics',
    'Google Ads',
    'Google',
    'LinkedIn',
    'Twitter',
    'WhatsApp',
  ],
  ...['JavaScript', 'hash', 'localStorage', 'privacy', 'sessionStorage', 'spam'],
  ...[
    'Ctgb',
    'EU Ecolabel',
    'Good Manufacturing Practice',
    'KvK',
    'Ondernemersplein',
    'Clostridioides difficile',
  ],
  ...['Autoriteit Persoonsgegevens', 'Postbus', 'Den Haag', 'Keurmerk Schoon', 'OSB-Keurmerk', 'btw', 'cao'],
  ...['Besluit activiteiten leefomgeving', 'Wet aanpak schijnconstructies', 'Wet publieke gezondheid'],
  ...['Code Verantwoordelijk Marktgedrag', 'Telecommunicatiewet', 'overgang van onderneming'],
  ...['Hygiënecode voor zorginstellingen, woonvormen en Defensie', 'Afvalwijzer voor bedrijven'],
  ...[
    'Reiniging en desinfectie van ruimten',
    'Richtlijn Bereiden',
    'regeling dienstverlening aan huis',
    'dienstverlening aan huis',
  ],
  ...['Vereniging Schoonmaak Research', 'schoonmaak- en glazenwassersbedrijf'],
  'Infectiepreventie in de huisartsen- en verloskundigenpraktijk',
];

/**
 * Elements without a language: names of techniques, what is said of a customer, marks of networks,
 * the trap for robots.
 */
const withoutLanguage = { tags: ['CODE'], classes: ['origin', 'share', 'honeypot'] };

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Words of another language, outside the elements that say that they speak it. */
export function checkLanguage(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap((page) =>
    foreignWords(page).map((word) => `${page.path}: "${word}" is of another language`),
  );
}

function foreignWords(page: BuiltPage): string[] {
  const text = textsOf(page);
  const found = text.match(/\p{L}+/gu) ?? [];
  if (page.locale === 'ar') return unique(found.filter((word) => /^\p{Script=Latin}{2,}$/u.test(word)));
  const foreign = new Set(
    locales.flatMap((locale) => (locale === page.locale || locale === 'ar' ? [] : words[locale].split(' '))),
  );
  return unique(found.filter((word) => foreign.has(word) || /\p{Script=Arabic}/u.test(word)));
}

/** All that is read on a page, in small letters, without what has no language: names, abbreviations, addresses, code. */
function textsOf({ root, locale }: BuiltPage): string {
  const isSkipped = (element: HTMLElement) => {
    const language = element.getAttribute('lang');
    const speaksAnother = language !== undefined && language !== locale;
    const isName = element.getAttribute('translate') === 'no';
    const isUnread = isName || withoutLanguage.tags.includes(element.tagName);
    return (
      speaksAnother || isUnread || withoutLanguage.classes.some((name) => element.classList.contains(name))
    );
  };
  const spoken = spokenAttributes.flatMap((name) =>
    root
      .querySelectorAll(`[${name}]`)
      .filter((element) => !isInside(element, isSkipped))
      .map((element) => element.getAttribute(name) ?? ''),
  );
  const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const all = [readableText(root.querySelector('html') ?? root, isSkipped), ...spoken, description]
    .join(' ')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
  return names
    .reduce((rest, name) => rest.replaceAll(name, ' '), all)
    .replace(/\S+@\S+|https?:\S+|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})|\p{Lu}{2}\d\S*/gu, ' ')
    .toLowerCase();
}

function isInside(element: HTMLElement, is: (element: HTMLElement) => boolean): boolean {
  const parent: HTMLElement | null = element.parentNode;
  return is(element) || (parent !== null && isInside(parent, is));
}

function unique(found: string[]): string[] {
  return [...new Set(found)];
}
