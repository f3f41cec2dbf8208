import { localeInfo, locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { priceSchema, squareMetersBounds } from '#contracts/price-indication.ts';
import { expect, test } from 'vitest';

const asked = { service: 'office', squareMeters: '300', frequency: 'tweemaal' };

test('what a link leaves out or does not know is what is most common', () => {
  const common = { ...asked, squareMeters: 300, partOfDay: 'day', floor: 'mixed' };
  expect(priceSchema.parse(asked)).toEqual(common);
  expect(priceSchema.parse({ ...asked, partOfDay: 'nacht', floor: '' })).toEqual(common);
});

test.each(['', '9', '10001', 'groot', '-300', '250,5'])('an area is not what %j says', (squareMeters) => {
  expect(priceSchema.safeParse({ ...asked, squareMeters }).error?.issues).toMatchObject([
    { path: ['squareMeters'], message: 'price.squareMetersInvalid' },
  ]);
});

test.each(locales)('what is refused in %s names both bounds', (locale) => {
  const text = translator(locale)('price.squareMetersInvalid');
  for (const bound of Object.values(squareMetersBounds))
    expect(text).toContain(bound.toLocaleString(localeInfo[locale].intl));
});
