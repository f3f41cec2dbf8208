import { redirectRules } from '#integrations/redirects.ts';
import { expect, test } from 'vitest';

const everyPage = () => true;

test('a dead link that was published redirects permanently to its page', () => {
  const moved = redirectRules(everyPage).filter(({ from }) => from.startsWith('/services'));
  expect(moved).toContainEqual({ from: '/services', to: '/diensten', status: '301' });
  expect(moved).toContainEqual({ from: '/services/mkb', to: '/diensten/mkb', status: '301' });
});

test('visitors of a removed article are redirected before any other rule applies', () => {
  const gone = { from: '/blog/4', to: '/blog/5', status: '301' } as const;
  const rules = redirectRules(everyPage, [gone]);
  expect(rules).toContainEqual(gone);
  expect(rules.indexOf(gone)).toBeLessThan(rules.findIndex(({ from }) => from === '/blog/*'));
});

test('an unknown path gets the 404 page of its language; rules for articles come first, for Dutch last', () => {
  const notFound = redirectRules(everyPage).filter(({ status }) => status === '404');
  expect(notFound[0]).toEqual({ from: '/blog/*', to: '/blog/404.html', status: '404' });
  expect(notFound.at(-1)).toEqual({ from: '/*', to: '/404.html', status: '404' });
  expect(notFound).toContainEqual({ from: '/ar/*', to: '/ar/404.html', status: '404' });
});

test('no rule points at a page that was not built', () => {
  const rules = redirectRules((path) => path === '/404');
  expect(rules.filter(({ status }) => status.startsWith('404'))).toEqual([
    { from: '/404', to: '/404.html', status: '404!' },
    { from: '/*', to: '/404.html', status: '404' },
  ]);
});
