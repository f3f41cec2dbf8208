/** The search in the pages of one language, shared by server and browser. */
import { toNormalForm } from '#domain/normal-form.ts';
import MiniSearch, { type SearchResult as Hit } from 'minisearch';

/** A page in the search index that the build writes. */
export interface SearchedPage {
  url: string;
  /** The main heading. */
  title: string;
  /** Name of the parent page, or of the page itself when the home page is its parent. */
  trail: string;
  description: string;
  text: string;
  isService: boolean;
}

export interface SearchResult {
  url: string;
  title: string;
  trail: string;
  /** The text in parts, so that matches can be marked. */
  excerpt: { text: string; isFound: boolean }[];
}

export type SearchIndex = MiniSearch<SearchedPage>;

/** URL path of the searchable pages of a language on the published site. */
export function searchPagesPath(locale: string): string {
  return `/search/${locale}.json`;
}

const maxResults = 50;
/** The maximum number of words of a query, because each word costs a search. */
const maxWords = 12;
const words = /[\p{L}\p{N}\p{M}]+/gu;
const shortestStem = 4;
/**
 * Dutch writes a long vowel once before an ending: "kantoren" is the plural of "kantoor". Short
 * words keep it, since "meet" is not "met".
 */
const longVowel = /(?<=.{3})([aeou])\1/g;
/** Plural suffixes in Dutch, German, English, French and Spanish. */
const ending = /(?:e[ns]?|[ns])$/;
/** Matches the Arabic article, also after the conjunctions and prepositions that attach to it. */
const article = /^(?:[وف]?ال|[بك]ال|وبال|و?لل)(?=.{3})/u;
/**
 * Matches the end of a list item or sentence. A full stop before a lower-case letter ends an
 * abbreviation instead.
 */
const sentenceEnd = / · |(?<=[.!?؟]) (?!\p{Ll})/u;
const wordsBefore = 7;

/** Builds the search index. */
export function indexPages(pages: readonly SearchedPage[]): SearchIndex {
  const index = new MiniSearch<SearchedPage>({
    idField: 'url',
    fields: ['title', 'description', 'text'],
    storeFields: ['title', 'trail', 'description', 'text', 'isService'],
    tokenize: (text) => text.match(words) ?? [],
    processTerm: normalise,
    searchOptions: {
      // A term of one letter is not a prefix, because one word in twenty begins with it, and
      // scoring all of those takes thirty times as long.
      prefix: (term) => term.length > 1,
      combineWith: 'AND',
      boost: { title: 10, description: 3 },
      boostDocument: (_url, _term, page) => (page?.['isService'] ? 3 : 1),
    },
  });
  index.addAll(pages);
  return index;
}

/**
 * Returns at most `maxResults` pages, the best first, that match each of the first `maxWords` words
 * of a query, or words that begin with them.
 */
export function searchPages(index: SearchIndex, question: string): SearchResult[] {
  // The words of the query by normalised word, which the index reports for a match.
  const distinct = new Map(question.match(words)?.map((word) => [normalise(word), word]));
  const asked = [...distinct.values()].slice(0, maxWords);
  const hits = index.search(asked.join(' ')) as (Hit & SearchedPage)[];
  // Pages that match only by longer words outside their title, such as "kantooruren" for "kantoor",
  // come last.
  const isAbout = ({ match }: Hit) =>
    Object.entries(match).some(([word, fields]) => distinct.has(word) || fields.includes('title'));
  const isInHead = ({ match }: Pick<Hit, 'match'>) =>
    Object.values(match).some((fields) => fields.some((field) => field !== 'text'));
  // Among pages that say it in their title or description, a visitor looks for a service first.
  const rank = (hit: Hit & SearchedPage) => Number(isAbout(hit)) + Number(hit.isService && isInHead(hit));
  const ranked = hits.toSorted((one, other) => rank(other) - rank(one));
  return ranked.slice(0, maxResults).map(({ id, match, title, trail, description, text }) => {
    const isFound = (word: string) => Object.hasOwn(match, normalise(word));
    const excerpt = excerptOf(isInHead({ match }) ? description : text, isFound);
    return { url: String(id), title, trail, excerpt: markWords(excerpt, isFound) };
  });
}

/** Removes accents, case, Arabic article and plural suffix, and shortens long vowels. */
function normalise(word: string): string {
  const folded = toNormalForm(word, 'NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(article, '');
  const stem = folded.replace(ending, '');
  return (stem.length < shortestStem ? folded : stem).replace(longVowel, '$1');
}

/**
 * Returns the first sentence with a match, or else the first list item with one. It starts a few
 * words before the match. A question is followed by the next sentence, because that answers it.
 */
function excerptOf(text: string, isFound: (word: string) => boolean): string {
  const sentences = text.split(sentenceEnd);
  const hasMatch = (part: string) => part.match(words)?.some(isFound) ?? false;
  const matches = sentences.filter(hasMatch);
  const first = matches.find((part) => /[.!?؟]$/.test(part)) ?? matches[0] ?? sentences[0] ?? '';
  const answer = /[?؟]$/.test(first) ? sentences[sentences.indexOf(first) + 1] : undefined;
  const shown = answer ? `${first} ${answer}` : first;
  const pieces = shown.split(' ');
  const start = pieces.findIndex(hasMatch) - wordsBefore;
  return start > 0 ? `… ${pieces.slice(start).join(' ')}` : pieces.join(' ');
}

function markWords(text: string, isFound: (word: string) => boolean): SearchResult['excerpt'] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isFound: isFound(part) }));
}
