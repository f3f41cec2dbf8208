import { localeInfo, locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { appointmentSchema, maxSquareMeters } from '#contracts/appointment.ts';
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

test.each(['0 m2', '2 ha', '1000001'])('%j is rejected as the area of a booking', (text) => {
  expect(appointmentSchema.shape.squareMeters.safeParse(text).error?.issues).toMatchObject([
    { message: 'appointmentForm.squareMetersInvalid' },
  ]);
});

test.each(locales)('the messages in %s about an invalid area name its bounds', (locale) => {
  const t = translator(locale);
  const say = (bound: number) => bound.toLocaleString(localeInfo[locale].intl);
  expect(t('appointmentForm.squareMetersInvalid')).toContain(say(maxSquareMeters));
  for (const bound of Object.values(squareMetersBounds))
    expect(t('price.squareMetersInvalid')).toContain(say(bound));
});
