/**
 * Checks that each promise on a page, a number of minutes, hours, days, weeks or months, has the
 * wording that its language defines, and that the full wording comes before the short one.
 */
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { findOwnPromises, foldSpaces } from './promises/find-own.ts';
import { readableText } from './readable-text.ts';
import { factsFor } from '#i18n/facts.ts';
import type { ScreenId } from '#paths';

/**
 * Screens that are not checked, because their periods are those of laws and providers. Our own
 * retention periods are in a computed table.
 */
const legalScreens: readonly (ScreenId | undefined)[] = ['privacy', 'cookies'];

/** Elements with options of a form, because those are the visitor's statements. */
const choices = ['LABEL', 'LEGEND', 'SELECT'];

/** Reports promises with other wordings, and short wordings that come too early. */
export function checkPromises(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap((page) => checkPage(page).map((fault) => `${page.path}: ${fault}`));
}

function checkPage(page: BuiltPage): string[] {
  const { root, locale, screen } = page;
  const isArticle = root.querySelector('article .prose') !== null;
  const text = readableText(root.querySelector('html') ?? root, (element) => isNoPromise(element));
  const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const sentences = legalScreens.includes(screen) ? [] : sentencesOf(`${text}\n${description}`);
  const own = findOwnPromises(sentences, locale, { isOursOnly: isArticle });
  return [...own.map((sentence) => `promises in words of its own: "${sentence}"`), ...findEarly(page)];
}

/** True for testimonials, case studies, texts in another language and options of a form. */
function isNoPromise(element: HTMLElement): boolean {
  const isQuoted = element.tagName !== 'HTML' && element.hasAttribute('lang');
  return isQuoted || element.hasAttribute('data-published') || choices.includes(element.tagName);
}

/** Reports a short wording that comes before the full one, because it is unclear there. */
function findEarly({ root, locale }: BuiltPage): string[] {
  const { reply = '', replyAgain = '' } = factsFor(locale);
  const text = foldSpaces(readableText(root.querySelector('main') ?? root)).toLowerCase();
  const full = text.indexOf(foldSpaces(reply).toLowerCase());
  const short = text.indexOf(foldSpaces(replyAgain).toLowerCase());
  return short >= 0 && (full < 0 || short < full) ? [`says "${replyAgain}" before "${reply}"`] : [];
}

function sentencesOf(text: string): string[] {
  const sentences = text
    .replace(/\u00ad/g, '')
    .split(/\n|(?<=[.!?؟])\s+/)
    .map((sentence) => sentence.trim());
  return [...new Set(sentences)].filter(Boolean);
}
