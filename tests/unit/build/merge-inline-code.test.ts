import { mergeScripts, placeStyles, takeStyles } from '#build/merge-inline-code.ts';
import { describe, expect, test } from 'vitest';

/** The page with its styles where they belong. */
function mergeStyles(html: string): string {
  return placeStyles(takeStyles(html));
}

describe('takeStyles and placeStyles', () => {
  test('part a page and its styles', () => {
    expect(takeStyles('<style>a{}</style><p>x</p><style>b{}</style>')).toEqual({
      html: '<style></style><p>x</p>',
      styles: 'a{}b{}',
    });
  });

  test('puts all styles in the first place, in order and once', () => {
    const html =
      '<head><style>a{}</style><title>x</title><style>b{}</style></head><body><style>a{}</style><p>y</p></body>';
    expect(mergeStyles(html)).toBe('<head><style>a{}b{}</style><title>x</title></head><body><p>y</p></body>');
  });

  test('puts styles that are alike in one place', () => {
    expect(mergeStyles('<style>a{}</style><p>x</p><style>a{}</style>')).toBe('<style>a{}</style><p>x</p>');
  });

  test('is not misled by any character that a visitor writes', () => {
    const html = '<title>\0</title><style>a{}</style><p>\0</p>';
    expect(mergeStyles(html)).toBe(html);
  });

  test('leaves styles with a condition and those for visitors without JavaScript where they are', () => {
    const html = '<style>a{}</style><style media="print">b{}</style><noscript><style>c{}</style></noscript>';
    expect(mergeStyles(html)).toBe(html);
  });

  test('is not misled by comments and by text in scripts', () => {
    const html = '<style>a{}</style><!-- <style>b{}</style> --><script>x = "<style>c{}</style>";</script>';
    expect(mergeStyles(html)).toBe(html);
  });

  test('leaves a page without styles as it is', () => {
    expect(mergeStyles('<p>x</p>')).toBe('<p>x</p>');
  });
});

describe('mergeScripts', () => {
  test('joins plain scripts that stand side by side', () => {
    expect(mergeScripts('<script>a()</script><script>b()</script><p>x</p>')).toBe(
      '<script>a();b()</script><p>x</p>',
    );
  });

  test('leaves other scripts, and those that stand apart', () => {
    const html =
      '<script type="module">a()</script><script>b()</script><p>x</p><script>c()</script><script src="/d.js"></script>';
    expect(mergeScripts(html)).toBe(html);
  });
});
