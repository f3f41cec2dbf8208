import { localeInfo, locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { priceSchema, squareMetersBounds } from '#contracts/price-indication.ts';
import { expect, test } from 'vitest';

const asked = { service: 'office', squareMeters: '300', frequency: 'tweemaal' };

test('a missing or unknown part of the day or floor defaults to the most common one', () => {
  const common = { ...asked, squareMeters: 300, partOfDay: 'day', floor: 'mixed' };
  expect(priceSchema.parse(asked)).toEqual(common);
  expect(priceSchema.parse({ ...asked, partOfDay: 'nacht', floor: '' })).toEqual(common);
});

test.each(['', '9', '10001', 'groot', '-300', '250,5'])('%j is rejected as an area', (squareMeters) => {
  expect(priceSchema.safeParse({ ...asked, squareMeters }).error?.issues).toMatchObject([
    { path: ['squareMeters'], message: 'price.squareMetersInvalid' },
  ]);
});

test.each(locales)('the message in %s about an invalid area names both bounds', (locale) => {
  const text = translator(locale)('price.squareMetersInvalid');
  for (const bound of Object.values(squareMetersBounds))
    expect(text).toContain(bound.toLocaleString(localeInfo[locale].intl));
});
