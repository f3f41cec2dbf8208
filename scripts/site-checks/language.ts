import { eld } from 'eld/large';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { readableText } from './readable-text.ts';
import { company } from '#company';
import { locales, type Locale } from '#i18n/locales.ts';

const detector = eld.newInstance();
detector.setLanguageSubset([...locales]);

/**
 * The minimum number of words, because two are not enough to detect a language: “Gratis offerte”
 * could be German.
 */
const minWords = 3;
const minLetters = 10;

/** The minimum lead (from 0 to 1) of another language over the page's own. */
const minLead = 0.1;

/**
 * Names to leave out. They are spelled the same in all languages, and would dominate a sentence.
 */
const names = [
  company.legalName,
  company.brand,
  company.address.street,
  company.address.city,
  'Autoriteit Persoonsgegevens',
  'Google Ads Headers Optimization',
  // Not a name, but two Dutch words that exist in other languages too.
  'Gratis offerte',
  ...[company.certificate, company.ratingSource, company.satisfactionSource].flatMap(
    (fact) => fact?.name ?? [],
  ),
];

/** Elements without a language: technical terms, user input, the honeypot. */
const withoutLanguage = { tags: ['CODE', 'BDI'], classes: ['honeypot'] };

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Reports sentences of another language outside elements with that `lang`. */
export function checkLanguage(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap((page) =>
    sentencesOf(page).flatMap((sentence) => {
      const language = findForeign(sentence, page.locale);
      return language ? [`${page.path}: "${sentence}" is of another language: ${language}`] : [];
    }),
  );
}

const known = new Map<string, string | undefined>();

/** Returns the language of a sentence when it is not the language of the page. */
function findForeign(sentence: string, locale: Locale): string | undefined {
  const key = `${locale} ${sentence}`;
  if (!known.has(key)) known.set(key, detect(sentence, locale));
  return known.get(key);
}

function detect(sentence: string, locale: Locale): string | undefined {
  if (locale !== 'ar' && /\p{Script=Arabic}/u.test(sentence)) return 'ar';
  const text = names
    .reduce((rest, name) => rest.replaceAll(name, ' '), sentence)
    .replace(/\S+@\S+|https?:\S+|\S*\d\S*|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu, ' ');
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < minWords || words.join('').length < minLetters) return undefined;
  const result = detector.detect(text);
  const { [result.language]: found = 0, [locale]: own = 0 } = result.getScores();
  return found - own >= minLead ? result.language : undefined;
}

function sentencesOf({ root, locale }: BuiltPage): string[] {
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
  const summary = root.querySelector('meta[name="description"]');
  const description = summary && !isSkipped(summary) ? (summary.getAttribute('content') ?? '') : '';
  const text = readableText(root.querySelector('html') ?? root, isSkipped);
  const sentences = [text, ...spoken, description]
    .join('\n')
    .replace(/\u00ad/g, '')
    .split(/\n|(?<=[.!?؟:;])\s+/)
    .map((sentence) => sentence.trim());
  return [...new Set(sentences)];
}

function isInside(element: HTMLElement, is: (element: HTMLElement) => boolean): boolean {
  const parent: HTMLElement | null = element.parentNode;
  return is(element) || (parent !== null && isInside(parent, is));
}
