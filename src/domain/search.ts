/**
 * The site's search: which pages have the words of a question, and where. The server looks through
 * all pages, the browser through those that its index proposes; both show the same.
 */

import { matcherOf, splitWords, wordsOf, wordsOfQuestion } from '#domain/search-words.ts';

/** A page as the index has it. */
export interface SearchedPage {
  url: string;
  title: string;
  /** The names of the pages above it, such as `Home / Blog`. */
  trail: string;
  text: string;
}

export interface SearchResult {
  url: string;
  title: string;
  trail: string;
  /** Where the words stand, in pieces, so that those that were found can be marked. */
  excerpt: { text: string; isFound: boolean }[];
}

/** Where the pages of a language lie, beside the server module. */
export function searchPagesPath(locale: string): string {
  return `search/${locale}.json`;
}

/** More than anybody reads, and few enough for a browser to load. */
export const maxResults = 50;
/** Where no line breaks: in a telephone number, and before or behind a mark in French. */
const unbroken = /(?<=\d) (?=\d)| (?=[!?:;»])|(?<=«) /gu;
/** Between letters, of which the index makes a plain one. */
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;
const wordsAround = 15;
const titleWeight = 20;

type Matcher = (word: string) => boolean;

/** The pages that have each of the words of a question; the best first. */
export function searchPages(pages: readonly SearchedPage[], question: string): SearchResult[] {
  const matchers = wordsOfQuestion(question).map(matcherOf);
  if (matchers.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(page, matchers) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.page.url < b.page.url ? -1 : 1))
    .slice(0, maxResults)
    .map(({ page: { text, ...page } }) => ({
      ...page,
      excerpt: excerptOf(text.replace(unbroken, '\u00a0').replace(apostrophe, '’'), matchers),
    }));
}

/** How often the words stand in a page, a rare one as much as a common one; 0 without one. */
function scoreOf({ title, text }: SearchedPage, matchers: readonly Matcher[]): number {
  const [titleWords, textWords] = [wordsOf(title), wordsOf(text)];
  const count = (words: string[], matcher: Matcher) => words.filter(matcher).length;
  const scores = matchers.map(
    (matcher) => titleWeight * count(titleWords, matcher) + Math.log2(1 + count(textWords, matcher)),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The words around the first one that was found, from the start of a sentence if one is near. */
function excerptOf(text: string, matchers: readonly Matcher[]): SearchResult['excerpt'] {
  const pieces = text.split(/(?<=\s)/u);
  const isFound = (part: string) => wordsOf(part).some((word) => matchers.some((match) => match(word)));
  const first = Math.max(0, pieces.findIndex(isFound));
  const [from, to] = [startNear(pieces, first), first + 2 * wordsAround];
  const [earlier = '', shown = '', later = ''] = [
    pieces.slice(0, from),
    pieces.slice(from, to),
    pieces.slice(to),
  ].map((part) => part.join(''));
  const marked = splitWords(shown.trimEnd()).map((part) => ({ text: part, isFound: isFound(part) }));
  const before = { text: endsSentence(earlier) ? '' : '… ', isFound: false };
  const after = { text: endsSentence(shown) || later.trim() === '' ? '' : ' …', isFound: false };
  return [before, ...marked, after].filter((part) => part.text !== '');
}

function endsSentence(text: string): boolean {
  return /(?:^|[.!?؟])\s*$/u.test(text);
}

/** The start of a sentence among the words before, or as many words before as are shown. */
function startNear(pieces: readonly string[], first: number): number {
  const earliest = Math.max(0, first - wordsAround);
  for (let at = first; at > earliest; at -= 1) if (endsSentence(pieces[at - 1] ?? '')) return at;
  return earliest;
}
