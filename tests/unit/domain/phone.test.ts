import { toWesternDigits } from '#domain/digits.ts';
import { parsePhone } from '#domain/phone.ts';
import { describe, expect, test } from 'vitest';

describe('a telephone number', () => {
  test.each([
    ['030 - 123 45 67', '+31301234567'],
    ['(030) 1234567', '+31301234567'],
    ['0031 30 123 45 67', '+31301234567'],
    ['+31 (0)30 123 45 67', '+31301234567'],
    ['06-12345678', '+31612345678'],
    ['06.12.34.56.78', '+31612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '+31612345678'],
    ['+32 2 555 12 12', '+3225551212'],
    ['0049 30 901820', '+4930901820'],
    ['\u200e06 1234\u20115678', '+31612345678'],
  ])('written as %j is %s', (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });

  test.each([
    '',
    '030',
    '030 123 45 6',
    '030 123 45 678',
    '1234567890',
    '+',
    '+31',
    'bel mij',
    '06-1234567a',
    '+0612345678',
  ])('is not what %j says', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  test('may be typed in Arabic-Indic or Persian digits', () => {
    expect(toWesternDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe('0123456789 0123456789 x');
  });
});
