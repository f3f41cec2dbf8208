import { findSpamSigns, type SpamEvidence } from '#domain/spam.ts';
import { describe, expect, test } from 'vitest';

const usual: SpamEvidence = {
  elapsedMs: 60_000,
  lacksHiddenFields: false,
  lines: ['Noor'],
  text: 'Goedemorgen',
};

describe('a form is marked as possible spam', () => {
  test.each([
    ['too-fast', { elapsedMs: 2999 }],
    ['no-envelope', { lacksHiddenFields: true }],
    ['links', { lines: ['http://spam.example'] }],
    ['links', { text: 'https://a.example www.b.example HTTP://c.example' }],
    ['repetition', { text: 'koop nu '.repeat(10) }],
    ['repetition', { lines: ['zzzzzzzzzzzzzzzzzz'] }],
    ['advertising', { text: 'A high domain authority' }],
    ['advertising', { text: 'Best online казино' }],
    ['advertising', { text: 'هل تحتاج إلى قرض سريع' }],
    ['advertising', { text: 'Lose 10 kg in a week' }],
    ['advertising', { lines: ['[url=x]'] }],
  ])('for %s: %o', (sign, changes) => {
    expect(findSpamSigns({ ...usual, ...changes })).toEqual([sign]);
  });

  test('for all its signs, in a fixed order', () => {
    const all = { ...usual, elapsedMs: 0, text: 'www.x '.repeat(30) };
    expect(findSpamSigns(all)).toEqual(['too-fast', 'links', 'repetition']);
  });
});

test.each([
  ['whose time is not known', { elapsedMs: undefined }],
  ['whose visitor’s clock was set back in the meantime', { elapsedMs: -20_000 }],
  ['that took three seconds', { elapsedMs: 3000 }],
  ['with two links', { text: 'Zie https://delinde.example en www.delinde.example.' }],
  ['with a ruled line', { text: '------------------------------' }],
  ['from a company named after its site', { lines: ['www.delinde.example'] }],
  ['in Arabic', { text: 'نبحث عن فريق ثابت لتنظيف مكتبنا ثلاث مرات في الأسبوع صباحًا' }],
])('a form %s is not marked', (_name, changes) => {
  expect(findSpamSigns({ ...usual, ...changes })).toEqual([]);
});
