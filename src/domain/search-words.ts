/** How the site's search compares words: as people type them, in all its languages alike. */

const maxWords = 8;
const shortestStem = 4;
/** Of a plural, in Dutch, German, English, French or Spanish. */
const ending = /(?:e[ns]?|[ns])$/;
/** The Arabic article, also after `and`, `so`, `with`, `like` or `to`: part of its noun. */
const articles = ['ال', 'وال', 'فال', 'بال', 'كال', 'وبال', 'لل', 'ولل'];
const article = new RegExp(`^(?:${articles.join('|')})(?=.{3})`, 'u');

/** A text in words and, between those, what is no word. */
export function splitWords(text: string): string[] {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).filter((part) => part !== '');
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(foldWord);
}

/** The words of a question that are looked for. */
export function wordsOfQuestion(question: string): string[] {
  return wordsOf(question).slice(0, maxWords);
}

/** Without accents and in lower case, as people type; in Arabic without its marks of vowels. */
function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Whether a folded word is the wanted one, in the singular or plural, with or without article, or
 * begins with it.
 */
export function matcherOf(wanted: string): (word: string) => boolean {
  const wantedNoun = nounOf(wanted);
  const stem = stemOf(wantedNoun);
  return (word) => {
    if (word.startsWith(wanted)) return true;
    const noun = nounOf(word);
    return noun.startsWith(wantedNoun) || (noun.startsWith(stem) && stemOf(noun) === stem);
  };
}

/** What the words begin with that such a matcher accepts. */
export function beginningsOf(wanted: string): string[] {
  const noun = nounOf(wanted);
  const isArabic = /\p{Script=Arabic}/u.test(noun);
  const withArticle = isArabic ? articles.map((before) => before + noun) : [];
  return [...new Set([wanted, noun, stemOf(noun), ...withArticle])];
}

function nounOf(word: string): string {
  return word.replace(article, '');
}

function stemOf(word: string): string {
  const stem = word.replace(ending, '');
  return stem.length < shortestStem ? word : stem;
}
