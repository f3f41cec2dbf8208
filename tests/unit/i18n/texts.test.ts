import { translateIssue } from '#i18n/issues.ts';
import { locales } from '#i18n/locales.ts';
import { formatMoment } from '#i18n/moments.ts';
import { localisedPaths, pathTo, pathToArticle, screens } from '#i18n/routes.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { describe, expect, test } from 'vitest';

describe('a text', () => {
  test('is filled from the parameters and from the facts of the company', () => {
    const t = translator('nl');
    expect(t('contact.received', { deadline: 'morgen', reference: 'OFF-1' })).toBe(
      'Bedankt voor uw aanvraag. Wij reageren uiterlijk morgen. Uw referentie is OFF-1.',
    );
    expect(t('common.copyright')).toMatch(/^© \d{4} Blinkvast$/);
    expect(t('common.shareOn')).toBe('Deel op {network}');
  });

  test('that no language has is its key', () => {
    expect(translator('en')('contact.unknown' as MessageKey)).toBe('contact.unknown');
  });

  test('of an issue names its limit, and an issue without a text gets the general one', () => {
    const t = translator('nl');
    expect(translateIssue(t, 'validation.tooLong|100')).toBe('Gebruik hooguit 100 tekens');
    expect(translateIssue(t, 'validation.nameRequired')).toBe('Vul uw naam in');
    expect(translateIssue(t, 'Invalid input')).toBe('Controleer de velden die wij hebben aangewezen.');
  });
});

describe('a moment', () => {
  test.each([
    ['nl', 'maandag 23 november om 10:00'],
    ['en', 'Monday 23 November at 10:00'],
    ['es', 'lunes, 23 de noviembre a las 10:00'],
    ['de', 'Montag, 23. November um 10:00 Uhr'],
    ['fr', 'lundi 23 novembre à 10:00'],
    ['ar', 'الاثنين، 23 نوفمبر الساعة 10:00'],
  ] as const)('in %s is %s', (locale, text) => {
    expect(formatMoment(new Date('2026-11-23T09:00:00Z'), locale)).toBe(text);
  });

  test('is that of Amsterdam in summer too, at midnight as 00', () => {
    expect(formatMoment(new Date('2026-07-01T22:00:00Z'), 'nl')).toBe('donderdag 2 juli om 00:00');
  });
});

describe('the table of routes', () => {
  test('has Dutch without prefix and each other language under its own', () => {
    expect(pathTo('home', 'nl')).toBe('/');
    expect(pathTo('home', 'ar')).toBe('/ar');
    expect(pathTo('pharmacy', 'nl')).toBe('/diensten/apotheek');
    expect(pathTo('pharmacy', 'en')).toBe('/en/services/pharmacy');
    expect(pathToArticle(3, 'en')).toBe('/en/blog/3');
  });

  test('gives no path twice', () => {
    const ids = Object.keys(screens) as (keyof typeof screens)[];
    const paths = ids.flatMap((id) => locales.map((locale) => pathTo(id, locale)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('gives the build one page per language', () => {
    expect(localisedPaths('contact')).toContainEqual({
      params: { contact: 'de/kontakt' },
      props: { locale: 'de' },
    });
    expect(localisedPaths('home')[0]).toEqual({ params: { home: undefined }, props: { locale: 'nl' } });
  });
});
