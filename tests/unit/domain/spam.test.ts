import { findSpamSigns, type SpamEvidence } from '#domain/spam.ts';
import { expect, test } from 'vitest';

const usual: SpamEvidence = {
  elapsedMs: 60_000,
  lacksHiddenFields: false,
  lines: ['Noor'],
  text: 'Goedemorgen',
};

test.each<[string, string[], Partial<SpamEvidence>]>([
  ['too fast', ['too-fast'], { elapsedMs: 2999 }],
  ['that took three seconds', [], { elapsedMs: 3000 }],
  ['whose time is not known', [], { elapsedMs: undefined }],
  ['whose visitor’s clock was set back in the meantime', [], { elapsedMs: -20_000 }],
  ['without hidden fields', ['no-envelope'], { lacksHiddenFields: true }],
  ['with a link in a line', ['links'], { lines: ['http://spam.example'] }],
  ['with three links', ['links'], { text: 'https://a.example www.b.example HTTP://c.example' }],
  ['with two links', [], { text: 'Zie https://delinde.example en www.delinde.example.' }],
  ['from a company named after its site', [], { lines: ['www.delinde.example'] }],
  ['that repeats words', ['repetition'], { text: 'koop nu '.repeat(10) }],
  ['that repeats a letter', ['repetition'], { lines: ['zzzzzzzzzzzzzzzzzz'] }],
  ['with a ruled line', [], { text: '------------------------------' }],
  ['about search engines', ['advertising'], { text: 'A high domain authority' }],
  ['about gambling', ['advertising'], { text: 'Best online казино' }],
  ['about loans', ['advertising'], { text: 'هل تحتاج إلى قرض سريع' }],
  ['about losing weight', ['advertising'], { text: 'Lose 10 kg in a week' }],
  ['with forum markup', ['advertising'], { lines: ['[url=x]'] }],
  ['in Arabic', [], { text: 'نبحث عن فريق ثابت لتنظيف مكتبنا ثلاث مرات في الأسبوع صباحًا' }],
  ['with several signs', ['too-fast', 'links', 'repetition'], { elapsedMs: 0, text: 'www.x '.repeat(30) }],
])('a form %s has the signs of spam %j', (_, signs, changes) => {
  expect(findSpamSigns({ ...usual, ...changes })).toEqual(signs);
});
