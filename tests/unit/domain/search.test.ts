import { searchPages } from '#domain/search.ts';
import { describe, expect, test } from 'vitest';

const pages = [
  { url: '/ramen', title: 'Ramen wassen', trail: 'Home', text: 'Wij wassen uw ramen, elke week.' },
  {
    url: '/kantoor',
    title: 'Kantoor',
    trail: 'Home',
    text: 'Schoonmaak van een café, met ramen. Ramen en vloeren.',
  },
  { url: '/ar', title: 'تنظيف المكاتب', trail: 'Home', text: 'نُنَظِّف المكاتب كل يوم.' },
];

function found(query: string): string[] {
  return searchPages(pages, query).map(({ url }) => url);
}

describe('a question without script', () => {
  test.each([
    ['ramen', ['/ramen', '/kantoor']],
    ['RAM', ['/ramen', '/kantoor']],
    ['cafe', ['/kantoor']],
    ['ramen vloer', ['/kantoor']],
    ['ramen fietsen', []],
    ['amen', []],
    ['المكاتب', ['/ar']],
    ['ننظف', ['/ar']],
    ['vloer', ['/kantoor']],
    ['vloerens', []],
    ['vloedgolf', []],
    ['مكاتب', ['/ar']],
    ['للمكاتب', ['/ar']],
    ['', []],
    [' ?! ', []],
    ['.*', []],
  ])('%j finds %j', (query, urls) => {
    expect(found(query)).toEqual(urls);
  });

  test('shows the words around what it found, with that marked', () => {
    const text = `${'woord '.repeat(100)}Ramen, zegt men. ${'einde '.repeat(100)}`;
    const [result] = searchPages([{ url: '/', title: '', trail: 'Home', text }], 'ramen');
    expect(result?.trail).toBe('Home');
    expect(result?.excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'Ramen', isFound: true }]);
  });

  test.each([
    ['from the start of its sentence', 'Een zin. Wij wassen uw ramen. Klaar.', 'Wij wassen uw ramen. Klaar.'],
    [
      'with numbers and French marks whole',
      'Bel 030 12 over ramen ? Ja',
      'Bel 030\u00a012 over ramen\u00a0? Ja',
    ],
    [
      'with dots where a sentence is cut',
      `${'woord '.repeat(20)}ramen ${'einde '.repeat(40)}`,
      `… ${'woord '.repeat(15)}ramen ${'einde '.repeat(29).trim()} …`,
    ],
  ])('shows what it found %s', (_, text, shown) => {
    const [result] = searchPages([{ url: '/', title: '', trail: '', text }], 'ramen');
    expect(result?.excerpt.map((piece) => piece.text).join('')).toBe(shown);
  });

  test('shows fifty pages at most, the same ones in the same order whatever the order it got them in', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...pages[0], url: `/${String(at)}` }) as never);
    const found = searchPages(many, 'ramen');
    expect(found).toHaveLength(50);
    expect(searchPages(many.toReversed(), 'ramen')).toEqual(found);
  });

  test('of any length is answered at once', () => {
    expect(found('a '.repeat(10_000))).toEqual([]);
  });
});
