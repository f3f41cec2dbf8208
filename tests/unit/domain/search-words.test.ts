import { beginningsOf, matcherOf, wordsOf } from '#domain/search-words.ts';
import { describe, expect, test } from 'vitest';

function isFound(wanted: string, word: string): boolean {
  const [[foldedWanted = ''], [foldedWord = '']] = [wordsOf(wanted), wordsOf(word)];
  return matcherOf(foldedWanted)(foldedWord);
}

const same = [
  ['kantoor', 'Kantoor'],
  ['kant', 'kantoor'],
  ['vacatures', 'vacature'],
  ['vloeren', 'vloer'],
  ['Büros', 'Büro'],
  ['Reinigungen', 'Reinigung'],
  ['oficinas', 'oficina'],
  ['bureaus', 'bureau'],
  ['equipe', 'équipe'],
  ['مكاتب', 'المكاتب'],
  ['المكاتب', 'مكاتب'],
  ['المكاتب', 'بالمكاتب'],
  ['مكاتب', 'للمكاتب'],
] as const;

describe('a word of a question', () => {
  test.each(same)('%j finds %j', (wanted, word) => {
    expect(isFound(wanted, word)).toBe(true);
  });

  test.each([
    ['antoor', 'kantoor'],
    ['kantoorzaken', 'kantoor'],
    ['schoonqq', 'schoonmaak'],
    ['qqqq', 'q'],
    ['een', 'e'],
    ['des', 'de'],
    ['الم', 'مكاتب'],
  ])('%j does not find %j', (wanted, word) => {
    expect(isFound(wanted, word)).toBe(false);
  });

  test.each(same)('%j is looked up by a beginning of %j', (wanted, word) => {
    const [[foldedWanted = ''], [foldedWord = '']] = [wordsOf(wanted), wordsOf(word)];
    const beginnings = beginningsOf(foldedWanted);
    expect(beginnings.some((beginning) => foldedWord.startsWith(beginning))).toBe(true);
  });
});
