import { toNormalForm } from '#domain/normal-form.ts';

/**
 * What somebody types to find a request, as the words of its index: without accents and signs. The
 * database's own `search_words` and `search_address` make the words of the index in the same way.
 */
const marks = /[\u0300-\u036f]+/g;
/** Part of a class; with the apostrophes and dashes of printers, where keyboards have others. */
const sign = '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b9-\\u02bf\\u2000-\\u206f';
const signs = new RegExp(`[${sign}]+`, 'g');
/** Letters without a mark to leave out -> how they are typed where no key has them. */
const letters = new Map(Object.entries({ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }));
const otherLetter = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');
const looksLikePhone = /^[+(\d][\d\s().\-/]{4,}$/;
const printedDash = /[\u2010-\u2015]/g;
/** With them come the signs of direction that a telephone puts around a number it copies. */
const printedSpace = /[\u2000-\u206f]+/g;
/** What stands before the first dash of a reference is the same for thousands. */
const looksLikeReference = /^[a-z]{3}-([0-9a-z]{1,4})-?([0-9a-z]{0,4})$/i;
/** An address at the end, from the last word before its @ on. */
const address = new RegExp(`[^\\s${sign}]+@[^\\s@,;:<>()"]*$`);
const maxWords = 8;
/** Fewer letters are the beginning of a hundredth of all words: reading those takes its time. */
const shortestBeginning = 3;

export interface Search {
  /** As Postgres's `tsquery` reads it. */
  query: string;
  /** True for a telephone number, an address and a reference: few have the same. */
  isPrecise: boolean;
}

/**
 * What to look for; undefined when there is nothing. All words must be there, the last one as the
 * beginning of a word when it has three letters or more. A telephone number is one word, with or
 * without its country code; so is an address.
 */
export function readSearch(text: string): Search | undefined {
  const plain = fold(text);
  const number = readNumber(plain);
  if (number) return { query: formatQuery([number]), isPrecise: true };
  const [, start = '', end = ''] = looksLikeReference.exec(plain) ?? [];
  if (start) return { query: formatQuery([start + end]), isPrecise: true };
  const [mail = ''] = address.exec(plain) ?? [];
  const before = splitWords(plain.slice(0, plain.length - mail.length));
  if (mail) return { query: formatQuery([...before, mail]), isPrecise: !mail.endsWith('@') };
  return before.length === 0 ? undefined : { query: formatQuery(before), isPrecise: false };
}

function fold(text: string): string {
  const plain = toNormalForm(text, 'NFD').replace(marks, '').trim().toLowerCase();
  return plain.replace(otherLetter, (letter) => letters.get(letter) ?? letter);
}

/** The digits of a telephone number, as the index has them; empty for anything else. */
function readNumber(plain: string): string {
  const number = plain.replace(printedDash, '-').replace(printedSpace, ' ').trim();
  if (!looksLikePhone.test(number)) return '';
  const isOfCountry = /^(\+|00)/.test(number);
  if (!isOfCountry) return number.replace(/\D/g, '');
  // The zero of a number as it is dialled within the country, often written behind its code.
  return number.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '').replace(/^310/, '31');
}

function splitWords(text: string): string[] {
  return text.replace(signs, ' ').split(/\s+/).filter(Boolean).slice(0, maxWords);
}

function formatQuery(words: readonly string[]): string {
  const isBeginning = (word: string, index: number) =>
    index === words.length - 1 && word.length >= shortestBeginning;
  return words.map((word, index) => `${quote(word)}${isBeginning(word, index) ? ':*' : ''}`).join(' & ');
}

function quote(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
