import { redirectRules } from '#integrations/redirects.ts';
import { describe, expect, test } from 'vitest';

const everyPage = () => true;

describe('redirectRules', () => {
  test('moves each published dead link to its page for good', () => {
    const moved = redirectRules(everyPage).filter(({ from }) => from.startsWith('/services'));
    expect(moved.map(({ from, to }) => `${from} ${to}`)).toEqual(
      expect.arrayContaining([
        '/services /diensten',
        '/services/apotheek /diensten/apotheek',
        '/services/huisarts /diensten/huisarts',
        '/services/mkb /diensten/mkb',
        '/services/kantoor /diensten/kantoor',
        '/services/zorgcentra /diensten/zorgcentra',
      ]),
    );
    expect(moved.every(({ status }) => status === '301')).toBe(true);
  });

  test('redirects visitors of a removed article before any other rule applies', () => {
    const gone = { from: '/blog/4', to: '/blog/5', status: '301' } as const;
    const rules = redirectRules(everyPage, [gone]);
    expect(rules).toContainEqual(gone);
    expect(rules.indexOf(gone)).toBeLessThan(rules.findIndex(({ from }) => from === '/blog/*'));
  });

  test('answers an unknown path in its language, articles first, Dutch last', () => {
    const notFound = redirectRules(everyPage).filter(({ status }) => status === '404');
    expect(notFound[0]).toEqual({ from: '/blog/*', to: '/blog/404.html', status: '404' });
    expect(notFound.at(-1)).toEqual({ from: '/*', to: '/404.html', status: '404' });
    expect(notFound).toContainEqual({ from: '/ar/*', to: '/ar/404.html', status: '404' });
  });

  test('points at no page that was not built', () => {
    const rules = redirectRules((path) => path === '/404');
    expect(rules.filter(({ status }) => status.startsWith('404'))).toEqual([
      { from: '/404', to: '/404.html', status: '404!' },
      { from: '/*', to: '/404.html', status: '404' },
    ]);
  });
});
