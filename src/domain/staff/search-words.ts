import { toNormalForm } from '#domain/normal-form.ts';

const marks = /[\u0300-\u036f]+/g;
/** Part of a character class; includes typographic apostrophes and dashes. */
const separator =
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b9-\\u02bf\\u2000-\\u206f';
const separators = new RegExp(`[${separator}]+`, 'g');
/** Letters that NFD does not decompose, with what other keyboards type for them. */
const letters = new Map(Object.entries({ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }));
const otherLetter = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');
const looksLikePhone = /^[+(\d][\d\s().\-/]{4,}$/;
const printedDash = /[\u2010-\u2015]/g;
/** Includes the directional marks that telephones put around copied numbers. */
const printedSpace = /[\u2000-\u206f]+/g;
/**
 * Captures a reference without its prefix, because thousands of references have the same prefix.
 */
const looksLikeReference = /^[a-z]{3}-([0-9a-z]{1,4})-?([0-9a-z]{0,4})$/i;
/** An e-mail address at the end, from the last word before its @. */
const emailAtEnd = new RegExp(`[^\\s${separator}]+@[^\\s@,;:<>()"]*$`);
const maxWords = 5;

/**
 * Splits a search text into terms that a request must all contain: at most five words, and an
 * e-mail address. Returns no terms when there is nothing to search for. Terms are normalized like
 * the column `search` of the requests (`search_letters` in the database): without accents,
 * punctuation and capitals. A telephone number, with or without country code, is one term; so is a
 * reference.
 */
export function readSearch(text: string): string[] {
  const plain = fold(text);
  const number = readNumber(plain);
  if (number) return [number];
  const [, start = '', end = ''] = looksLikeReference.exec(plain) ?? [];
  if (start) return [start + end];
  const [mail = ''] = emailAtEnd.exec(plain) ?? [];
  const words = splitWords(plain.slice(0, plain.length - mail.length));
  return mail ? [...words, mail] : words;
}

function fold(text: string): string {
  const plain = toNormalForm(text, 'NFD').replace(marks, '').trim().toLowerCase();
  return toNormalForm(plain, 'NFC').replace(otherLetter, (letter) => letters.get(letter) ?? letter);
}

/**
 * Returns the digits of a telephone number as the column `search` has them; empty for other text.
 */
function readNumber(plain: string): string {
  const number = plain.replace(printedDash, '-').replace(printedSpace, ' ').trim();
  if (!looksLikePhone.test(number)) return '';
  const hasCountryCode = /^(\+|00)/.test(number);
  if (!hasCountryCode) return number.replace(/\D/g, '');
  // Removes the trunk zero, which is often written after the country code.
  return number.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '').replace(/^310/, '31');
}

function splitWords(text: string): string[] {
  return text.replace(separators, ' ').split(/\s+/).filter(Boolean).slice(0, maxWords);
}
