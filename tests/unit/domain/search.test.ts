import { indexPages, searchPages, type SearchedPage } from '#domain/search.ts';
import { describe, expect, test } from 'vitest';

function aPage(page: Partial<SearchedPage> & { url: string }): SearchedPage {
  return { title: '', trail: '', description: '', text: '', isService: false, ...page };
}

const pages = [
  aPage({ url: '/ramen', title: 'Ramen wassen', text: 'Wij wassen uw ramen, elke week.' }),
  aPage({
    url: '/kantoor',
    title: 'Kantoor',
    description: 'Vaste mensen, ook voor een café.',
    text: 'Schoonmaak met ramen. Ramen en vloeren.',
  }),
  aPage({ url: '/ar', title: 'تنظيف المكاتب', text: 'نُنَظِّف المكاتب كل يوم.' }),
];

function found(question: string): string[] {
  return searchPages(indexPages(pages), question).map(({ url }) => url);
}

/** Returns the text of the first result, with brackets around matches. */
function excerptOf(page: SearchedPage, question: string): string | undefined {
  const [result] = searchPages(indexPages([page]), question);
  return result?.excerpt.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');
}

describe('a question', () => {
  test.each([
    ['ramen', ['/ramen', '/kantoor']],
    ['RAM', ['/ramen', '/kantoor']],
    ['ramen vloer', ['/kantoor']],
    ['ramen RAMEN Ramen rAmen raMen ramEn rameN RAmen RaMen RamEn RameN rámen ràmen vloer', ['/kantoor']],
    ['amen', []],
    ['vloerens', []],
    ['ننظف', ['/ar']],
    ['مكاتب', ['/ar']],
    ['للمكاتب', ['/ar']],
    ['وبالمكاتب', ['/ar']],
    ['', []],
    ['constructor __proto__', []],
  ])('%j finds %j', (question, urls) => {
    expect(found(question)).toEqual(urls);
  });

  test.each([
    ['vloeren', 'vloer', 1],
    ['kantoor', 'Kantoren', 1],
    ['Büros', 'Büro', 1],
    ['hygiene', 'L’hygiène', 1],
    ['kantoorzaken', 'kantoor', 0],
    ['des', 'de', 0],
    ['الم', 'مكاتب', 0],
  ])('%j in a text with %j finds %d pages', (question, text, count) => {
    expect(searchPages(indexPages([aPage({ url: '/', text })]), question)).toHaveLength(count);
  });

  test('finds services first', () => {
    const title = 'Apotheek schoonmaken: taken en frequentie';
    const article = aPage({ url: '/blog/2', title, text: 'Apotheek, apotheek, apotheek.' });
    const service = aPage({ url: '/diensten/apotheek', title: 'Apotheekschoonmaak', isService: true });
    const list = aPage({ url: '/diensten', description: 'Ook de apotheek.', isService: true });
    const found = searchPages(indexPages([article, list, service]), 'apotheek').map(({ url }) => url);
    expect(found.at(-1)).toBe('/blog/2');
  });

  test('ranks pages with the whole word before those with a longer one', () => {
    const hours = aPage({ url: '/terugbellen', description: 'Binnen 2 kantooruren.' });
    const article = aPage({ url: '/blog/9', text: 'Wij maken winkels schoon, en soms een kantoor.' });
    const found = searchPages(indexPages([hours, article]), 'kantoor');
    expect(found.map(({ url }) => url)).toEqual(['/blog/9', '/terugbellen']);
  });

  test('finds fifty pages at most', () => {
    const many = Array.from({ length: 60 }, (_, at) => aPage({ url: `/${String(at)}`, text: 'ramen' }));
    expect(searchPages(indexPages(many), 'ramen')).toHaveLength(50);
  });
});

describe('the excerpt of a found page', () => {
  test.each(['Ramen', 'Glas'])('is a sentence with the word, also if the title has it: %s', (title) => {
    const description = 'Schoon glas. Wij wassen ramen.';
    expect(excerptOf(aPage({ url: '/', title, description, text: 'Ramen.' }), 'ramen')).toBe(
      'Wij wassen [ramen].',
    );
  });

  test.each([
    ['sentence', 'Een zin. Wij wassen uw Ramen. Klaar.', 'Wij wassen uw [Ramen].'],
    ['question, with its answer', 'Wast u ramen? Ja, elke week. Klaar.', 'Wast u [ramen]? Ja, elke week.'],
    ['list item', 'Vloer · Ramen en gevels · Deuren', '[Ramen] en gevels'],
    ['sentence, before a list item', 'Ramen · Wij wassen uw ramen. Klaar.', 'Wij wassen uw [ramen].'],
    ['sentence, beyond an abbreviation', 'Ramen, excl. btw. Klaar.', '[Ramen], excl. btw.'],
    ['sentence, numbers and marks whole', '030\u00a012 ramen\u00a0! Ja', '030\u00a012 [ramen]\u00a0!'],
    ['part of a long one', `${'woord '.repeat(20)}ramen einde`, `… ${'woord '.repeat(7)}[ramen] einde`],
  ])('is the first %s', (_, text, shown) => {
    expect(excerptOf(aPage({ url: '/', text }), 'ramen')).toBe(shown);
  });
});
