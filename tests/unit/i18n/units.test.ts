import { locales } from '#i18n/locales.ts';
import { formatFileSize } from '#i18n/units.ts';
import { expect, test } from 'vitest';

test('the size of a file is said in the units of each language', () => {
  const sizes = locales.map((locale) =>
    [36, 312_400, 1_250_000].map((bytes) => formatFileSize(bytes, locale)),
  );
  expect(sizes.map((said) => said.map((size) => size.replaceAll(/\s/g, ' ')))).toEqual([
    ['1 kB', '313 kB', '1,3 MB'],
    ['1 kB', '313 kB', '1.3 MB'],
    ['1 kB', '313 kB', '1,3 MB'],
    ['1 kB', '313 kB', '1,3 MB'],
    ['1 ko', '313 ko', '1,3 Mo'],
    ['1 كيلوبايت', '313 كيلوبايت', '1.3 ميغابايت'],
  ]);
});
