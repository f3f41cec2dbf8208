/**
 * Whether each promise of a page, a number of hours, days, weeks or months, comes from the one
 * wording that its language has for it, and stands in full before it stands in short.
 */
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { findOwnPromises, foldSpaces } from './promises/find-own.ts';
import { readableText } from './readable-text.ts';
import { factsFor } from '#i18n/facts.ts';
import type { ScreenId } from '#paths';

/** Legal and provider periods; our own retention periods are in a computed table. */
const legalScreens: readonly (ScreenId | undefined)[] = ['privacy', 'cookies'];

/** Choices of a form: what an applicant or a client says. */
const choices = ['LABEL', 'LEGEND', 'SELECT'];

/** Sentences with a promise in words of their own, and short wordings that come too early. */
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

/** What clients say and what was done for them, and texts in another language. */
function isNoPromise(element: HTMLElement): boolean {
  const isQuoted = element.tagName !== 'HTML' && element.hasAttribute('lang');
  return isQuoted || element.hasAttribute('data-published') || choices.includes(element.tagName);
}

/** The short wording means nothing before the full one was read. */
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
