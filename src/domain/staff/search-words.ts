/**
 * What somebody types to find a request, as the words of its index: without accents and signs. The
 * database's own `search_words` makes the words of the index in the same way.
 */
const marks = /[\u0300-\u036f]+/g;
const signs = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf]+/g;
const looksLikePhone = /^[+\d][\d\s().-]{4,}$/;
/** What stands before the first dash of a reference is the same for thousands. */
const looksLikeReference = /^[a-z]{3}-([0-9a-z]{1,4})-?([0-9a-z]{0,4})$/i;
const maxWords = 8;

/**
 * The words to look for, all of which must be there, the last one as the beginning of a word; none
 * when nothing can be looked for. A telephone number is one word, with or without its country code;
 * of an address the part behind its last dot, which half of all have, is left out.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(marks, '').trim().toLowerCase();
  if (looksLikePhone.test(plain)) return [plain.replace(/\D/g, '').replace(/^00/, '')];
  const [, start = '', end = ''] = looksLikeReference.exec(plain) ?? [];
  if (start) return [start + end];
  const address = plain.includes('@') ? plain.replace(/(@[^@\s]+)\.[^.\s]*$/, '$1') : plain;
  return address.replace(signs, ' ').split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** True for a telephone number, an address and a reference: few have the same. */
export function isPrecise(text: string): boolean {
  const plain = text.trim();
  return looksLikePhone.test(plain) || looksLikeReference.test(plain) || plain.includes('@');
}

/** The words as Postgres's `tsquery` reads them. */
export function toPrefixQuery(words: readonly string[]): string {
  return words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
}
