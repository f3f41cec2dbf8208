/**
 * What somebody types to find a request, as the words of its index: without accents and signs. The
 * database's own `search_words` makes the words of the index in the same way.
 */
const marks = /[\u0300-\u036f]+/g;
const signs = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf]+/g;
const looksLikePhone = /^[+\d][\d\s().-]{4,}$/;
const maxWords = 8;

/**
 * The beginnings of words to look for, all of which must be there; none when nothing can be looked
 * for. A telephone number is one word, with or without its country code.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(marks, '').trim();
  if (looksLikePhone.test(plain)) return [plain.replace(/\D/g, '').replace(/^00/, '')];
  return plain.replace(signs, ' ').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** The words as Postgres's `tsquery` reads them. */
export function toPrefixQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
