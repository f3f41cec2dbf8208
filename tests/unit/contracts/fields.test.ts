import { checkbox, cleanText, requiredLine, requiredText } from '#contracts/fields.ts';
import { expect, test } from 'vitest';

const line = requiredLine('empty');
const text = requiredText('empty');

test.each([
  ...['\u200b', '\u200b \u2060', '\u3164', '\u2800\u2800', '\ufe0f', '\u{e0001}', '\u{e000}'],
  ...['\u00a0\u3000', '\u061c\u200e\u200f'],
])('%j looks empty, and so counts as empty', (invisible) => {
  expect(line.safeParse(invisible).success).toBe(false);
  expect(text.safeParse(invisible).success).toBe(false);
});

test.each(['Bo', 'ل', '李', '0', '.', '🧽', 'No\u0301r', 'नमस्ते', 'A\u200dB'])('%j is a text', (visible) => {
  expect(line.safeParse(visible).success).toBe(true);
});

test.each([
  ['on', true],
  [true, true],
  [undefined, false],
  [false, false],
  ['', false],
])('a checkbox that is posted as %o is ticked: %o', (posted, isTicked) => {
  expect(checkbox().parse(posted)).toBe(isTicked);
});

test('a letter keeps at most thirty combining marks, more than real text has', () => {
  const text = cleanText(`phở e${'\u0323'.repeat(20_000)}`);
  expect(text.normalize('NFD')).toBe('phở e'.normalize('NFD') + '\u0323'.repeat(30));
});
