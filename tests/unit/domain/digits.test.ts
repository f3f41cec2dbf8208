import { parseWholeNumber, toWesternDigits } from '#domain/digits.ts';
import { describe, expect, test } from 'vitest';

test('Arabic-Indic and Persian digits are read as 0-9', () => {
  expect(toWesternDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe('0123456789 0123456789 x');
});

describe('a whole number', () => {
  test.each([
    ['340', 340],
    [' 340 ', 340],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1 250', 1250],
    ['1\u00a0250', 1250],
    ['1\u202f250', 1250],
    ['1’250', 1250],
    ['١٬٢٥٠', 1250],
    ['۳۴۰', 340],
    ['1.000.000', 1_000_000],
  ])('written as %j is %d', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  test.each([
    '',
    '12.5',
    '12,5',
    '1250.5',
    '1.250,5',
    '1,25',
    '1.250 000',
    '-3',
    '1e3',
    '0x10',
    'veel',
    '٫٥',
  ])('is not what %j says', (text) => {
    expect(parseWholeNumber(text)).toBeNaN();
  });
});
