import { formatStructuredData } from '#components/structured-data/schema.ts';
import { aggregateRating } from '#components/structured-data/business.ts';
import { describePage } from '#components/structured-data/page.ts';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import { pathTo, type ScreenId } from '#paths';
import { expect, test } from 'vitest';

test('no text can end the script, and every text is parsed back unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted" \\ \u2028';
  const text = formatStructuredData([{ '@type': 'Thing', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});

test('characters that only affect the display are left out', () => {
  const text = formatStructuredData([
    { '@type': 'Thing', name: 'Kantoor\u00adschoonmaak \u2066+31\u00a030\u2069' },
  ]);
  expect(text).toContain('"Kantoorschoonmaak +31 30"');
});

test.each(['nl', 'ar'] as const)(
  'the home page in %s declares the search of its language, and no other page does',
  (locale) => {
    const searches = (screen: ScreenId) => {
      const page = { title: 'Titel', description: 'Tekst', url: '', image: '' };
      const nodes = describePage({ ...page, locale, screen, article: undefined, subject: undefined });
      return nodes.flatMap(({ potentialAction = [] }) => potentialAction);
    };
    const urlTemplate = `${absoluteUrl(pathTo('search', locale))}?q={search_term_string}`;
    expect(searches('home')).toMatchObject([
      { '@type': 'SearchAction', target: { urlTemplate }, 'query-input': 'required name=search_term_string' },
    ]);
    expect(searches('about')).toEqual([]);
  },
);

test('a rating is stated only where it can be checked', () => {
  const rating = { value: 4.9, best: 5, count: 127 };
  expect(aggregateRating({ rating, ratingSource: undefined })).toBeUndefined();
  expect(
    aggregateRating({ rating, ratingSource: { name: 'Google', url: 'https://maps.google.com' } }),
  ).toMatchObject({ ratingValue: 4.9, reviewCount: 127 });
});
