/**
 * The search for who has no script: finds pages by words, of the same texts that the index in the
 * browser has.
 */

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

const maxWords = 8;
const wordsAround = 15;
const titleWeight = 20;

/** The pages that have each of the words, or words that begin so; the best first. */
export function searchPages(pages: readonly SearchedPage[], query: string): SearchResult[] {
  const wanted = toWords(query).map(fold).slice(0, maxWords);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(page, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page: { text, ...page } }) => ({ ...page, excerpt: excerptOf(text, wanted) }));
}

/** How often the words stand in a page, a rare one as much as a common one; 0 without one. */
function scoreOf({ title, text }: SearchedPage, wanted: readonly string[]): number {
  const count = (words: string[], word: string) => words.filter((other) => other.startsWith(word)).length;
  const [titleWords, textWords] = [title, text].map((part) => toWords(part).map(fold));
  const scores = wanted.map(
    (word) => titleWeight * count(titleWords ?? [], word) + Math.log2(1 + count(textWords ?? [], word)),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** What stands before and after a part of a text: dots where a sentence is cut. */
export function edgesOf(text: string, part: string): { before: string; after: string } {
  const start = text.indexOf(part.trim());
  // Pagefind writes `&` and `<` of its excerpts as HTML does: such words are not found as they are.
  if (start < 0) return { before: '… ', after: endsSentence(part) ? '' : ' …' };
  const [earlier, later] = [text.slice(0, start), text.slice(start + part.trim().length)];
  return {
    before: endsSentence(earlier) ? '' : '… ',
    after: endsSentence(part) || later.trim() === '' ? '' : ' …',
  };
}

function endsSentence(text: string): boolean {
  return /(?:^|[.!?؟])\s*$/u.test(text);
}

/** The words around the first one that was found, from the start of a sentence if one is near. */
function excerptOf(text: string, wanted: readonly string[]): SearchResult['excerpt'] {
  const pieces = text.split(/(?<=\s)/u);
  const isFound = (piece: string) => toWords(piece).some((word) => startsLike(fold(word), wanted));
  const first = Math.max(0, pieces.findIndex(isFound));
  const shownFrom = startNear(pieces, first);
  const shown = pieces.slice(shownFrom, first + 2 * wordsAround);
  const { before, after } = edgesOf(text, shown.join(''));
  const marked = shown.map((piece) => ({ text: piece, isFound: isFound(piece) }));
  return [{ text: before, isFound: false }, ...marked, { text: after, isFound: false }];
}

/** The start of a sentence among the words before, or as many words before as are shown. */
function startNear(pieces: readonly string[], first: number): number {
  const earliest = Math.max(0, first - wordsAround);
  for (let at = first; at > earliest; at -= 1) if (endsSentence(pieces[at - 1] ?? '')) return at;
  return earliest;
}

function startsLike(word: string, wanted: readonly string[]): boolean {
  return wanted.some((part) => word.startsWith(part));
}

function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Without accents and in lower case, as people type; in Arabic without its marks of vowels. */
function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
