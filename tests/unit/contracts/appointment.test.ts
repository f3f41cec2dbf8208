import { localeInfo, locales } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import { appointmentSchema, maxSquareMeters } from '#contracts/appointment.ts';
import { expect, test } from 'vitest';

const { squareMeters } = appointmentSchema.shape;

test.each(['0 m2', '2 ha', '1000001'])('%j is rejected as an area', (text) => {
  expect(squareMeters.safeParse(text).error?.issues).toMatchObject([
    { message: 'appointmentForm.squareMetersInvalid' },
  ]);
});

test.each(locales)('the message in %s about an invalid area names the largest area', (locale) => {
  const text = translator(locale)('appointmentForm.squareMetersInvalid');
  expect(text).toContain(maxSquareMeters.toLocaleString(localeInfo[locale].intl));
});
