import { parseAmount, parseArea, parseWholeNumber, toWesternDigits } from '#domain/digits.ts';
import { expect, test } from 'vitest';

test('Arabic-Indic and Persian digits are read as 0-9', () => {
  expect(toWesternDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe('0123456789 0123456789 x');
});

const noNumber = (text: string): [string, number] => [text, NaN];

test.each<[string, number]>([
  ['1.250', 1250],
  ['1\u00a0250', 1250],
  ['1’250', 1250],
  ['١٬٢٥٠', 1250],
  ['1.000.000', 1_000_000],
  ['250.0', 250],
  ['1.250,00', 1250],
  ...['', '12,5', '1.250,5', '1.250 000', '-3', '0x10', 'veel', '٫٥'].map(noNumber),
])('the whole number in %j is %d', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test.each<[string, number]>([
  ['1.250 m²', 1250],
  ['1 250 ㎡', 1250],
  ['250 M2.', 250],
  ['ca.250 m2', 250],
  ['± 250', 250],
  ['ongeveer 250 vierkante meter', 250],
  ['approx. 2,500 square metres', 2500],
  ['about 250 sq m', 250],
  ['etwa 250 qm', 250],
  ['unos 250 metros cuadrados', 250],
  ['حوالي ٢٥٠ متر مربع', 250],
  ['٢٥٠ م²', 250],
  ...['', 'veel', '-250', '250-300', '250 of 300', '250 ha', '250 sq ft', '25 m3'].map(noNumber),
  ...['12,5 m2', 'm2'].map(noNumber),
])('the number of square metres in %j is %d', (text, area) => {
  expect(parseArea(text)).toBe(area);
});

test.each<[string, number]>([
  ['89.5', 89.5],
  ['€ 1.250', 1250],
  ['1.250,05', 1250.05],
  ['89,-', 89],
  [' ٨٩,٥٠ ', 89.5],
  ...['', '€', '-3', '1,2,3', '12,505', '0x10', 'honderd'].map(noNumber),
])('the amount in %j is %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
