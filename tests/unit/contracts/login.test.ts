import { findReturnPath, returnQuery } from '#contracts/login.ts';
import { describe, expect, test } from 'vitest';

const asked = (path: string) => findReturnPath(new URLSearchParams({ terug: path }));

describe('after the login', () => {
  const pages = ['/beheer', '/beheer?zoek=Jan+de+Wit&na=2026', '/beheer/verzoeken/OFF-1111-2222', '/beheer/'];
  test.each(pages)('the user returns to %s', (path) => {
    expect(asked(path)).toBe(path);
    const query = `?${new URLSearchParams({ terug: path }).toString()}`;
    expect(returnQuery(new URLSearchParams({ terug: path, x: '1' }))).toBe(query);
  });

  test.each([
    '',
    '/beheerder',
    '/redactie',
    '/beheer/../redactie',
    '/beheer\\..\\redactie',
    '/\\evil.example/beheer',
    '\\\\evil.example/beheer',
    'https:evil.example/beheer',
    'javascript:alert(1)//beheer',
    '//[/beheer',
    '\n/be\theer',
  ])('the user does not return to %s', (path) => {
    expect(asked(path)).toBeUndefined();
    expect(returnQuery(new URLSearchParams({ terug: path }))).toBe('');
  });

  test('markup and line breaks in the return path are encoded or removed', () => {
    expect(asked('/beheer?zoek=<style>"\u202eé\r\nx')).toBe('/beheer?zoek=%3Cstyle%3E%22%E2%80%AE%C3%A9x');
    expect(asked('/beheer/\tx <b>#<b>')).toBe('/beheer/x%20%3Cb%3E');
  });

  test('a return path that is longer than that of any page is ignored', () => {
    expect(asked(`/beheer?zoek=${' '.repeat(63_000)}`)).toBeUndefined();
  });
});
