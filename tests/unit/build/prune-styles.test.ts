import { pruneStyles, readNames } from '#build/prune-styles.ts';
import { expect, test } from 'vitest';

const names = readNames('<b-d></b-d><p class="a md:b [&amp;>svg]:c"><b>x</b></p>');

test.each([
  ['a class that is on the page', '.a{color:red}', '.a{color:red}'],
  ['a class that is not', '.z{color:red}', ''],
  ['one selector of two', '.z,.a:hover{color:red}', '.a:hover{color:red}'],
  ['an escaped class', String.raw`.md\:b,.md\:z{x:y}`, String.raw`.md\:b{x:y}`],
  ['a class with a selector in it', String.raw`.\[\&\>svg\]\:c>svg{x:y}.\[\&\>b\]\:c>b{x:y}`, String.raw``],
  ['an element that is on the page', 'b,strong{x:y}', 'b{x:y}'],
  ['an element in front of a class', 'table .a{x:y}p>.a{x:y}', 'p>.a{x:y}'],
  ['what one of several can match', ':is(.z,.a) b{x:y}', ':is(.z,.a) b{x:y}'],
  ['what must not be there', '.a:not(.z){x:y}', '.a:not(.z){x:y}'],
  ['an element with a hyphen in its name', 'b-c,b-d{x:y}', 'b-d{x:y}'],
  ['an attribute', 'p[title=table]{x:y}', 'p[title=table]{x:y}'],
  ['every element', '*,::before{x:y}', '*,::before{x:y}'],
  ['rules in layers and media', '@layer u{@media print{.z{x:y}.a{x:y}}}', '@layer u{@media print{.a{x:y}}}'],
  ['a condition of which nothing is left', '@layer u{@media print{.z{x:y}}}', ''],
  ['braces in a string', `.a:before{content:"}{"}.z{x:y}.a{x:y}`, `.a:before{content:"}{"}.a{x:y}`],
  [
    'statements and other at-rules',
    '@layer a,b;@font-face{src:url(a;b)}',
    '@layer a,b;@font-face{src:url(a;b)}',
  ],
  ['keyframes', '@keyframes k{0%{x:y}to{x:z}}.z{x:y}', '@keyframes k{0%{x:y}to{x:z}}'],
])('%s', (_, css, kept) => {
  expect(pruneStyles(css, names)).toBe(kept);
});

test('parts of form controls need a form control', () => {
  const css =
    '::placeholder{x:y}::-webkit-datetime-edit{x:y}::file-selector-button,.a{x:y}:-moz-ui-invalid{x:y}';
  expect(pruneStyles(css, names)).toBe('.a{x:y}');
  expect(pruneStyles(css, readNames('<input class="a">'))).toBe(css);
});

test('a word in the source of an island is a class, and what it writes an element', () => {
  const island = readNames('<p>', ["const field = 'z'; return <table className={field}>"]);
  expect(pruneStyles('.z{x:y}table{x:y}tbody{x:y}', island)).toBe('.z{x:y}table{x:y}');
});

test('custom properties that nobody reads go, and what only those have read', () => {
  const css = ':root{--a:1;--b:var(--c);--c:"}";--d:2}@property --c{inherits:false}.a{x:var(--a,var(--d))}';
  expect(pruneStyles(css, names)).toBe(':root{--a:1;--d:2}.a{x:var(--a,var(--d))}');
});
