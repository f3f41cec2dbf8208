import { toNormalForm } from '#domain/normal-form.ts';
import { expect, test } from 'vitest';

test('a letter and its accent become one character', () => {
  expect(toNormalForm('Zoe\u0308', 'NFC')).toBe('Zoë');
  expect(toNormalForm('٢٥٠ m²', 'NFKC')).toBe('٢٥٠ m2');
});

test('excessive combining marks are not reordered, which would take long', () => {
  const piled = `a${'\u0315\u0300'.repeat(16)}`;
  expect(toNormalForm(piled, 'NFC')).toBe(piled);
  expect(toNormalForm(piled.slice(0, 31), 'NFC')).toBe(piled.slice(0, 31).normalize('NFC'));
});

test('letters that NFKC turns into combining marks count as combining marks', () => {
  const piled = `a${'\uff9e\u0300'.repeat(16)}`;
  expect(toNormalForm(piled, 'NFKC')).toBe(piled);
});
