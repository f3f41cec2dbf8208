import { createHash } from 'node:crypto';
import { findInlineCode, mergeStyles } from '#build/inline-code.ts';
import { describe, expect, test } from 'vitest';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('findInlineCode', () => {
  test('hashes scripts that run, exactly as they are written', () => {
    const html = `<script>a < b;\n</script><script type="module">c()</script><script src="/x.js"></script>`;
    expect(findInlineCode(html).scriptHashes).toEqual([hashOf('a < b;\n'), hashOf('c()')]);
  });

  test('leaves out data', () => {
    const html = `<script type="application/ld+json">{"a":1}</script>`;
    expect(findInlineCode(html).scriptHashes).toEqual([]);
  });

  test('hashes styles, also for visitors without JavaScript', () => {
    const html = `<style>a{}</style><noscript><style>b{}</style></noscript>`;
    expect(findInlineCode(html).styleHashes).toEqual([hashOf('a{}'), hashOf('b{}')]);
  });

  test('names what no hash can allow', () => {
    const html = `<p style="color:red">x</p><button ONCLICK="y()">z</button><p data-style="a" data-on="b">ok</p>`;
    expect(findInlineCode(html).forbidden).toEqual(['<p style>', '<button ONCLICK>']);
  });

  test('is not misled by comments and by text in scripts', () => {
    const html = `<!-- <p style="x"> --><script>const a = '<p style="x">';</script>`;
    expect(findInlineCode(html).forbidden).toEqual([]);
  });
});

describe('mergeStyles', () => {
  test('puts all styles in the first place, in order and once', () => {
    const html =
      '<head><style>a{}</style><title>x</title><style>b{}</style></head><body><style>a{}</style><p>y</p></body>';
    expect(mergeStyles(html)).toBe('<head><style>a{}b{}</style><title>x</title></head><body><p>y</p></body>');
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
