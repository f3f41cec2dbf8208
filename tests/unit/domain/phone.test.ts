import { formatPhone, parsePhone } from '#domain/phone.ts';
import { parsePhone as parseInBrowser } from '#domain/phone-browser.ts';
import { describe, expect, test } from 'vitest';

const written = [
  ['030 - 123 45 67', '+31301234567'],
  ['+31 (0)30 123 45 67', '+31301234567'],
  ['(+31) 30 123 45 67', '+31301234567'],
  ['٠٦١٢٣٤٥٦٧٨', '+31612345678'],
  ['0031 06 12345678', '+31612345678'],
  ['31612345678', '+31612345678'],
  ['Tel. 030 123 45 67', '+31301234567'],
  ['\u200e06 1234\u20115678', '+31612345678'],
  ['＋３２ ４７５ １２ ３４ ５６', '+32475123456'],
  ['+33 06 12 34 56 78', '+33612345678'],
  ['+39 06 1234 5678', '+390612345678'],
  ['0970 1234 5678', '+3197012345678'],
  ['0800-1234', '+318001234'],
  ['14 030', '+3114030'],
] as const;

const notNumbers = ['', '030', '+', '+31', 'bel mij', '06-1234567a', '030 123 45 67 tst 12'];

describe('a telephone number', () => {
  test.each(written)('written as %j is %s, also when a browser parsed it first', (text, number) => {
    expect(parsePhone(text)).toBe(number);
    expect(parsePhone(parseInBrowser(text) ?? '')).toBe(number);
  });

  test.each([
    ...notNumbers,
    ...['030 123 45 678', '12345', '097 012 34 56', '06 12345678 / 030 1234567', '+1234567890123456'],
    ...['1234567890', '+0612345678', '+32 00 77 82 99 78', '+31 14 030 2345'],
  ])('is not parsed from %j', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  test.each(notNumbers)('is not parsed from %j, in a browser', (text) => {
    expect(parseInBrowser(text)).toBeUndefined();
  });
});

describe('a telephone number is written', () => {
  test.each([
    ['+318001234', '+31 800 1234'],
    ['+3114030', '+31 14030'],
    ['+32470123456', '+32 470 12 34 56'],
    ['+12025550123', '+1 202 555 0123'],
  ])('%s as %j, which is parsed as the same number', (number, text) => {
    expect(formatPhone(number)).toBe(text);
    expect(parsePhone(text)).toBe(number);
  });

  test('unchanged when its country code is unknown', () => {
    expect(formatPhone('+99912345678')).toBe('+99912345678');
  });
});
