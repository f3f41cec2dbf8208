/** The site's search in the pages of a language, which the server and the browser share. */
import { toNormalForm } from '#domain/normal-form.ts';
import MiniSearch, { type SearchResult as Hit } from 'minisearch';

/** A page as the build writes it into the index. */
export interface SearchedPage {
  url: string;
  /** Its main heading. */
  title: string;
  /** Name of the page above it other than home; empty where there is none. */
  trail: string;
  description: string;
  text: string;
  isService: boolean;
}

export interface SearchResult {
  url: string;
  title: string;
  trail: string;
  /** Text in pieces, so that the words that were found can be marked. */
  excerpt: { text: string; isFound: boolean }[];
}

export type SearchIndex = MiniSearch<SearchedPage>;

/** Path of the pages of a language in the published site. */
export function searchPagesPath(locale: string): string {
  return `/search/${locale}.json`;
}

const maxResults = 50;
/** Each word of a question costs a search. */
const maxWords = 12;
const words = /[\p{L}\p{N}\p{M}]+/gu;
const shortestStem = 4;
/** Plural endings in Dutch, German, English, French and Spanish. */
const ending = /(?:e[ns]?|[ns])$/;
/** The Arabic article, also after the conjunctions and prepositions that are written with it. */
const article = /^(?:[وف]?ال|[بك]ال|وبال|و?لل)(?=.{3})/u;
const wordsAround = 15;

/** The index of the pages. */
export function indexPages(pages: readonly SearchedPage[]): SearchIndex {
  const index = new MiniSearch<SearchedPage>({
    idField: 'url',
    fields: ['title', 'description', 'text'],
    storeFields: ['title', 'trail', 'description', 'text', 'isService'],
    tokenize: (text) => text.match(words) ?? [],
    processTerm: normalise,
    searchOptions: {
      // One letter begins a word in twenty: to score them all takes thirty times as long.
      prefix: (term) => term.length > 1,
      combineWith: 'AND',
      boost: { title: 10, description: 3 },
      boostDocument: (_url, _term, page) => (page?.['isService'] ? 3 : 1),
    },
  });
  index.addAll(pages);
  return index;
}

/** The pages that have each word of a question, or words that begin with it; the best first. */
export function searchPages(index: SearchIndex, question: string): SearchResult[] {
  // The index gives back what it stored.
  const distinct = new Map(question.match(words)?.map((word) => [normalise(word), word]));
  const asked = [...distinct.values()].slice(0, maxWords);
  const hits = index.search(asked.join(' ')) as (Hit & SearchedPage)[];
  return hits.slice(0, maxResults).map(({ id, match, title, trail, description, text }) => {
    const isFound = (word: string) => Object.hasOwn(match, normalise(word));
    const isInHead = Object.values(match)
      .flat()
      .some((field) => field !== 'text');
    const excerpt = isInHead ? description : excerptOf(text, isFound);
    return { url: String(id), title, trail, excerpt: markWords(excerpt, isFound) };
  });
}

/** A word without accents, case, Arabic article and plural ending. */
function normalise(word: string): string {
  const folded = toNormalForm(word, 'NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(article, '');
  const stem = folded.replace(ending, '');
  return stem.length < shortestStem ? folded : stem;
}

/** The words around the first hit, from the start of its sentence if that is near. */
function excerptOf(text: string, isFound: (word: string) => boolean): string {
  const pieces = text.split(' ');
  const first = Math.max(
    0,
    pieces.findIndex((piece) => piece.match(words)?.some(isFound)),
  );
  const earliest = Math.max(0, first - wordsAround);
  const sentence = pieces.slice(earliest, first).findLastIndex((piece) => /[.!?؟·]$/.test(piece)) + 1;
  const from = earliest + sentence;
  const to = first + 2 * wordsAround;
  const before = from === 0 || sentence > 0 ? '' : '… ';
  return before + pieces.slice(from, to).join(' ') + (to < pieces.length ? ' …' : '');
}

function markWords(text: string, isFound: (word: string) => boolean): SearchResult['excerpt'] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isFound: isFound(part) }));
}
